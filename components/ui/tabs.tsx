'use client';

import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { totalText } from './format';
import { isPlainClick } from './plain-click';

export interface Tab<Key extends string> {
  key: Key;
  label: string;
  href: string;
  /** More than the label says, shown on hover. */
  title?: string;
  /** Null while it loads, which keeps its place. */
  count?: number | null;
  /** Whether there are more than `count` says. */
  isMinimum?: boolean;
}

export type TabCount = Required<Pick<Tab<string>, 'count' | 'isMinimum'>>;

interface TabsProps<Key extends string> {
  label: string;
  tabs: readonly Tab<Key>[];
  /** Null if none of them is shown. */
  current: Key | null;
  /** For tabs of a part of the page, which the browser can show without loading the page again. */
  onChoose?: (key: Key) => void;
  className?: string;
}

/** Scrolls a tab to the centre. `scrollIntoView` would make the Tab key continue from there, past the skip link. */
function centre(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list) return;
  const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

/** Tabs that are links: each has an address, can open in a new window, and survives a reload. */
export function Tabs<Key extends string>({ label, tabs, current, onChoose, className }: TabsProps<Key>) {
  const currentTab = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (currentTab.current) centre(currentTab.current);
  }, [current]);
  return (
    <nav
      aria-label={label}
      className={classNames('-mb-px -ml-2 flex scrollbar-none gap-1 overflow-x-auto', className)}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.key}
          ref={tab.key === current ? currentTab : undefined}
          href={tab.href}
          title={tab.title}
          prefetch={false}
          aria-current={tab.key === current ? 'page' : undefined}
          onClick={(event) => {
            if (!onChoose || !isPlainClick(event)) return;
            event.preventDefault();
            onChoose(tab.key);
          }}
          className={classNames(
            'flex h-10 shrink-0 items-center gap-1.5 border-b-2 px-2 text-sm font-medium -outline-offset-2 pointer-coarse:h-11',
            tab.key === current ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="min-w-2 font-normal text-faint tabular-nums">
              {tab.count === null ? '–' : totalText(tab.count, tab.isMinimum ?? false)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
