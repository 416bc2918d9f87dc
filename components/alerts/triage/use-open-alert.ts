import { usePathname } from 'next/navigation';
import { useCallback } from 'react';

const place = /^\/alerts\/([^/]+)$/;

/** The alert in the address, and how to open another without asking the server for a page that is here already. */
export function useOpenAlert() {
  const token = place.exec(usePathname())?.[1];
  const open = useCallback((next: string | null, how: 'push' | 'replace' = 'push') => {
    const href = `/alerts${next ? `/${next}` : ''}${window.location.search}`;
    // Next follows the browser's history, and draws what depends on the address.
    if (how === 'push') window.history.pushState(null, '', href);
    else window.history.replaceState(null, '', href);
  }, []);
  return { token, open };
}
