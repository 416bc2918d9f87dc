import { useEffect, useRef } from 'react';
import type { WebhookEvent } from '@/clients/typescript/src/webhook';

export type LiveListener = (event: WebhookEvent) => void;

const listeners = new Set<{ current: LiveListener }>();

export function tellListeners(event: WebhookEvent): void {
  for (const { current } of listeners) current(event);
}

/** Calls with each event as it comes, for what is patched in place rather than read again. */
export function useLiveEvents(listener: LiveListener): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    listeners.add(latest);
    return () => void listeners.delete(latest);
  }, []);
}
