import { usePathname } from 'next/navigation';
import { useCallback, useState } from 'react';
import { currentOf, followed, openedAt, opening } from './opened';

const place = /^\/alerts\/([^/]+)$/;

/** The open alert, and how to open another without asking the server for a page that is already loaded. */
export function useOpenAlert() {
  const shown = place.exec(usePathname())?.[1];
  const [opened, setOpened] = useState(() => openedAt(shown));
  // Next renders a new address when it has time. A user who has decided should not wait for that.
  if (opened.shown !== shown) setOpened(followed(opened, shown));
  const open = useCallback((next: string | null, how: 'push' | 'replace' = 'push') => {
    setOpened((last) => opening(last, next ?? undefined));
    const href = `/alerts${next ? `/${next}` : ''}${window.location.search}`;
    // Next follows the browser's history API.
    if (how === 'push') window.history.pushState(null, '', href);
    else window.history.replaceState(null, '', href);
  }, []);
  return { token: currentOf(opened), open };
}
