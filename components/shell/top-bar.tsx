'use client';

import { Mail, Menu as MenuIcon, Search } from 'lucide-react';
import { useState } from 'react';
import { Brand } from '@/components/ui/brand';
import type { FrameProps } from './frame';
import { panels } from './panels';
import { EnvironmentBadge } from './project-badge';
import { unreadLabel } from './use-notifications';
import { UserMenu } from './user-menu';

const buttonStyle = 'grid size-11 shrink-0 place-items-center rounded-md hover:bg-rail-hover';

/** The bar above the page below 768 px. */
export function TopBar({ unread, onSearch, onShowNotifications, onShowShortcuts }: FrameProps) {
  const [isOpen, setOpen] = useState(false);
  const code = panels.useCode(isOpen);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-0.5 bg-rail px-2 text-rail-ink md:hidden">
      <button
        type="button"
        aria-label="Open navigation"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={buttonStyle}
      >
        <MenuIcon aria-hidden className="size-5" />
      </button>
      <Brand className="min-w-0 flex-1 [&]:max-[22rem]:text-[0px]" />
      <EnvironmentBadge />
      <button type="button" aria-label="Search or go to" onClick={onSearch} className={buttonStyle}>
        <Search aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label={unread > 0 ? `Notifications, ${unreadLabel(unread)}` : 'Notifications'}
        onClick={onShowNotifications}
        className={`${buttonStyle} relative`}
      >
        <Mail aria-hidden className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-0 rounded-full bg-accent px-1.5 text-2xs font-semibold text-on-accent tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      <UserMenu place="bar" onShowShortcuts={onShowShortcuts} />
      {code && <code.NavigationDrawer open={isOpen} onClose={() => setOpen(false)} />}
    </header>
  );
}
