'use client';

import { RefreshCw } from 'lucide-react';
import { useLiveState } from '@/components/live/live-provider';

/** Says on every page that its data may be out of date. It overlays the page, so that nothing moves. */
export function ConnectionNotice() {
  const isLost = useLiveState() === 'lost';
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4 max-md:bottom-20"
    >
      {isLost && (
        <p className="tone-caution flex items-center gap-2 rounded-md border border-tone/40 bg-tone-soft px-3 py-2 text-sm font-medium text-tone shadow-pop">
          <RefreshCw aria-hidden className="size-4" />
          Reconnecting. What you see may be out of date.
        </p>
      )}
    </div>
  );
}
