'use client';

import { ArrowLeft, ChevronDown, ChevronUp } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { ShortcutHint, Tooltip } from '@/components/ui/tooltip';
import type { useQueuePlace } from './use-queue-place';

interface AlertToolbarProps {
  place: ReturnType<typeof useQueuePlace>;
  children: ReactNode;
}

export function AlertToolbar({ place, children }: AlertToolbarProps) {
  return (
    <div className="sticky top-14 z-20 flex h-13 items-center gap-2 border-b bg-surface px-4 md:top-0 md:px-6">
      <Link href={place.queueHref} className={buttonStyle({ look: 'quiet', className: '-ml-2' })}>
        <ArrowLeft aria-hidden />
        Alerts
      </Link>
      {place.count > 0 && (
        <div className="ml-auto flex items-center gap-1 md:ml-2">
          <Neighbour
            href={place.previousHref}
            label="Previous alert"
            keys="k"
            icon={<ChevronUp aria-hidden />}
          />
          <Neighbour href={place.nextHref} label="Next alert" keys="j" icon={<ChevronDown aria-hidden />} />
          <span className="ml-1 font-mono text-xs text-faint tabular-nums">
            {place.position} of {place.count}
          </span>
        </div>
      )}
      <div className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-t bg-surface p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] empty:hidden md:static md:ml-auto md:border-0 md:bg-transparent md:p-0">
        {children}
      </div>
    </div>
  );
}

interface NeighbourProps {
  href: string | undefined;
  label: string;
  keys: string;
  icon: ReactNode;
}

function Neighbour({ href, label, keys, icon }: NeighbourProps) {
  const style = buttonStyle({ look: 'quiet', size: 'icon' });
  if (!href) {
    return (
      <span role="link" aria-disabled="true" aria-label={label} className={style}>
        {icon}
      </span>
    );
  }
  return (
    <Tooltip content={<ShortcutHint label={label} keys={keys} />}>
      <Link href={href} replace aria-label={label} aria-keyshortcuts={keys} className={style}>
        {icon}
      </Link>
    </Tooltip>
  );
}
