'use client';

import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AwaitedOverlay } from '@/components/ui/awaited-overlay';
import { ConnectionNotice } from './connection-notice';
import { EarlySearch } from './early-search';
import { panels } from './panels';
import { Rail } from './rail';
import { sectionsFor } from './sections';
import { TopBar } from './top-bar';
import { unreadLabel, useUnreadNotifications } from './use-notifications';
import { useKeptFocus } from './use-kept-focus';
import { useShellShortcuts } from './use-shortcuts';
import { useViewer } from './viewer';

type Shown = 'palette' | 'notifications' | 'shortcuts';

interface AppShellProps {
  /** Whether to show the tour, as at a first sign-in. */
  showsTour: boolean;
  children: ReactNode;
}

/**
 * Focuses the content if the focused element went away with the previous page, so that Tab does not start at the top.
 */
function useFocusAfterNavigation(): void {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }, [path]);
}

/** Focuses the search field of the list on the page, which is what a user of a list wants to search. */
function focusSearchOfPage(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [role=search] input');
  if (!field?.checkVisibility()) return false;
  field.focus();
  return true;
}

export function AppShell({ showsTour, children }: AppShellProps) {
  const router = useRouter();
  const { role } = useViewer();
  const [shown, setShown] = useState<Shown | null>(null);
  const [isTouring, setTouring] = useState(showsTour);
  const unread = useUnreadNotifications();
  const code = panels.useCode(shown !== null || isTouring);
  useFocusAfterNavigation();
  useKeptFocus();
  /** What was typed before the palette had loaded. */
  const [typed, setTyped] = useState('');
  const close = () => {
    setShown(null);
    setTyped('');
  };
  const frame = {
    unread,
    onSearch: () => setShown('palette'),
    onShowNotifications: () => setShown('notifications'),
    onShowShortcuts: () => setShown('shortcuts'),
    onShowTour: () => setTouring(true),
  };
  const goTo = sectionsFor(role).map(({ keys, href }) => [keys, () => router.push(href)] as const);
  useShellShortcuts({
    '[Shift]+?': frame.onShowShortcuts,
    // Many keyboards need Shift for it.
    '[Shift]+/': () => focusSearchOfPage() || frame.onSearch(),
    '$mod+k': frame.onSearch,
    'g i': frame.onShowNotifications,
    ...Object.fromEntries(goTo),
  });

  return (
    <div className="min-h-dvh max-md:flex max-md:flex-col md:grid md:grid-cols-[auto_minmax(0,1fr)]">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      {/* Early in the tab order. Its place is reserved before it is loaded. */}
      {isTouring &&
        (code ? (
          <code.Tour onEnd={() => setTouring(false)} />
        ) : (
          <div data-tour className="order-1 m-3 h-57" />
        ))}
      <p role="status" className="sr-only">
        {unread > 0 && unreadLabel(unread)}
      </p>
      <Rail {...frame} />
      <TopBar {...frame} />
      <main id="main" tabIndex={-1} className="min-w-0 outline-none max-md:order-2">
        {children}
      </main>
      <ConnectionNotice />
      {code ? (
        <>
          <code.Palette open={shown === 'palette'} onClose={close} frame={frame} typed={typed} />
          <code.ShortcutsDialog open={shown === 'shortcuts'} onClose={close} onShowTour={frame.onShowTour} />
          <code.NotificationsDialog open={shown === 'notifications'} onClose={close} />
        </>
      ) : (
        shown && (
          <AwaitedOverlay onClose={close}>
            {shown === 'palette' && <EarlySearch onType={setTyped} />}
          </AwaitedOverlay>
        )
      )}
    </div>
  );
}
