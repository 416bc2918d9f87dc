'use client';

import { useEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { formatCount } from '@/components/ui/format';
import { type StatusTab, statusTabs } from './queue-filters';

interface QueueTabsProps {
  current: StatusTab;
  totals: Record<StatusTab, number | undefined>;
  hrefOf: (tab: StatusTab) => string;
  onChoose: (tab: StatusTab) => void;
}

/** Not by `scrollIntoView`, after which the Tab key would go on from this tab, past the link to the content. */
function centre(tab: HTMLElement): void {
  const list = tab.parentElement;
  if (!list) return;
  const [inner, outer] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2;
}

export function QueueTabs({ current, totals, hrefOf, onChoose }: QueueTabsProps) {
  const currentTab = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (currentTab.current) centre(currentTab.current);
  }, [current]);
  return (
    <nav aria-label="Alerts by status" className="-mb-px flex gap-1 overflow-x-auto px-4 md:px-6">
      {statusTabs.map((tab) => (
        <a
          key={tab}
          ref={tab === current ? currentTab : undefined}
          href={hrefOf(tab)}
          aria-current={tab === current ? 'page' : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(tab);
          }}
          className={classNames(
            'flex h-10 shrink-0 items-center gap-2 border-b-2 px-2 text-sm font-medium -outline-offset-2 pointer-coarse:h-12',
            tab === current ? 'border-accent text-ink' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {tab}
          <span className="min-w-7 rounded-sm bg-sunken px-1.5 text-center font-mono text-xs leading-5 text-muted tabular-nums">
            {totals[tab] === undefined ? '–' : formatCount(totals[tab])}
          </span>
        </a>
      ))}
      <LiveTotal tab={current} total={totals[current]} />
    </nav>
  );
}

/** Announces a changed total to screen readers; the initial total is read with the page. */
function LiveTotal({ tab, total }: { tab: StatusTab; total: number | undefined }) {
  const [announcement, setAnnouncement] = useState('');
  const previous = useRef<{ tab: StatusTab; total: number | undefined }>({ tab, total });
  useEffect(() => {
    const { tab: lastTab, total: lastTotal } = previous.current;
    previous.current = { tab, total };
    if (tab !== lastTab || lastTotal === undefined || total === undefined || total === lastTotal) return;
    setAnnouncement(`${formatCount(total)} ${tab === 'All' ? '' : `${tab.toLowerCase()} `}alerts`);
  }, [tab, total]);
  return (
    <span aria-live="polite" className="sr-only">
      {announcement}
    </span>
  );
}
