'use client';

import { RefreshCw, TriangleAlert } from 'lucide-react';
import { classNames } from '@/components/ui/class-names';
import { TonedText } from '@/components/ui/badge';
import { useLiveState } from './live-provider';

/** Whether the page shows live data. Equally wide in each state. */
export function LiveMark({ className }: { className?: string }) {
  const state = useLiveState();
  return (
    <span role="status" className={classNames('inline-flex text-xs', className)}>
      {state === 'live' && (
        <span className="tone-good inline-flex items-center gap-1.5 font-medium text-tone">
          <span aria-hidden className="size-2 rounded-full bg-current" />
          Live
        </span>
      )}
      {state === 'offline' && (
        <TonedText tone="caution" icon={TriangleAlert} className="font-medium">
          Offline
        </TonedText>
      )}
      {(state === 'lost' || state === 'unreachable') && (
        <TonedText tone="caution" icon={RefreshCw} className="font-medium">
          Reconnecting
        </TonedText>
      )}
    </span>
  );
}
