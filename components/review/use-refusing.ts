import { useEffect, useState } from 'react';

/** A refusal whose page has not opened by then is forgotten. */
const maxAgeMs = 10_000;

let begun: { token: string; at: number } | null = null;

/**
 * Tells the page that is opened next what is refused there. It is kept in memory and only for a moment: a reload or a
 * later visit moves no focus.
 */
export function beginRefusal(token: string): void {
  begun = { token, at: Date.now() };
}

/** Whether the alert was opened to refuse a colleague's proposal. */
export function useRefusing(token: string): boolean {
  const [isRefusing] = useState(() => begun?.token === token && Date.now() - begun.at < maxAgeMs);
  useEffect(() => {
    begun = null;
  }, []);
  return isRefusing;
}
