'use client';

import { Inbox, Keyboard, Menu as MenuIcon } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { Brand } from '@/components/ui/brand';
import { Kbd } from '@/components/ui/kbd';
import { NavigationDrawer } from './navigation-drawer';
import { Navigation } from './navigation';
import { NoticesDialog } from './notices-dialog';
import { EnvironmentBadge, ProjectBadge } from './project-badge';
import { sections } from './sections';
import { ShortcutsDialog } from './shortcuts-dialog';
import { UserMenu } from './user-menu';
import { unreadLabel, useUnreadNotices } from './use-notices';
import { useShortcuts } from './use-shortcuts';

export function AppShell({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [areNoticesOpen, setNoticesOpen] = useState(false);
  const unread = useUnreadNotices();
  const showShortcuts = () => setHelpOpen(true);
  const showNotices = () => setNoticesOpen(true);
  const frame = { unread, onShowNotices: showNotices, onShowShortcuts: showShortcuts };
  const goTo = sections.map(({ keys, href }) => [keys, () => router.push(href)] as const);
  useShortcuts({ '[Shift]+?': showShortcuts, n: showNotices, ...Object.fromEntries(goTo) });

  return (
    <div className="min-h-dvh md:grid md:grid-cols-[13.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <p role="status" className="sr-only">
        {unread > 0 && unreadLabel(unread)}
      </p>
      <Rail {...frame} />
      <TopBar {...frame} />
      <main id="main" tabIndex={-1} className="min-w-0 outline-none">
        {children}
      </main>
      <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
      <NoticesDialog open={areNoticesOpen} onClose={() => setNoticesOpen(false)} />
    </div>
  );
}

interface FrameProps {
  unread: number;
  onShowNotices: () => void;
  onShowShortcuts: () => void;
}

function UnreadCount({ unread }: Pick<FrameProps, 'unread'>) {
  if (unread === 0) return null;
  return (
    <span
      aria-hidden
      className="rounded-full bg-accent px-1.5 text-xs leading-5 font-semibold text-on-accent tabular-nums"
    >
      {unread > 99 ? '99+' : unread}
    </span>
  );
}

const noticesLabel = (unread: number) => (unread > 0 ? `Notices, ${unreadLabel(unread)}` : 'Notices');

/** What is seen begins what is read aloud. */
function NoticesText({ unread }: Pick<FrameProps, 'unread'>) {
  return (
    <span className="flex-1 text-left">
      Notices{unread > 0 && <span className="sr-only">, {unreadLabel(unread)}</span>}
    </span>
  );
}

function Rail({ unread, onShowNotices, onShowShortcuts }: FrameProps) {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col gap-5 bg-rail p-3 text-rail-ink md:flex">
      <Brand className="px-2 pt-2" />
      <ProjectBadge />
      <Navigation />
      <div className="mt-auto flex flex-col gap-2">
        <button
          type="button"
          onClick={onShowNotices}
          className="flex h-8 items-center gap-2.5 rounded-md px-2.5 text-sm text-rail-muted hover:bg-rail-hover hover:text-rail-ink"
        >
          <Inbox aria-hidden className="size-4" />
          <NoticesText unread={unread} />
          <UnreadCount unread={unread} />
        </button>
        <button
          type="button"
          onClick={onShowShortcuts}
          className="flex h-8 items-center gap-2.5 rounded-md px-2.5 text-sm text-rail-muted hover:bg-rail-hover hover:text-rail-ink"
        >
          <Keyboard aria-hidden className="size-4" />
          <span className="flex-1 text-left">Shortcuts</span>
          <Kbd keys="?" className="[&_kbd]:border-rail-line [&_kbd]:bg-transparent [&_kbd]:text-rail-muted" />
        </button>
        <UserMenu place="rail" onShowShortcuts={onShowShortcuts} />
      </div>
    </aside>
  );
}

function TopBar({ unread, onShowNotices, onShowShortcuts }: FrameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-2 bg-rail px-2 text-rail-ink md:hidden">
      <button
        type="button"
        aria-label="Open navigation"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="grid size-11 place-items-center rounded-md hover:bg-rail-hover"
      >
        <MenuIcon aria-hidden className="size-5" />
      </button>
      <Brand className="flex-1" />
      <EnvironmentBadge />
      <button
        type="button"
        aria-label={noticesLabel(unread)}
        onClick={onShowNotices}
        className="flex h-11 min-w-11 items-center justify-center gap-1 rounded-md px-1.5 hover:bg-rail-hover"
      >
        <Inbox aria-hidden className="size-5" />
        <UnreadCount unread={unread} />
      </button>
      <UserMenu place="bar" onShowShortcuts={onShowShortcuts} />
      <NavigationDrawer open={isOpen} onClose={() => setOpen(false)} />
    </header>
  );
}
