'use client';

import { TriangleAlert } from 'lucide-react';
import { type LiveState, useLiveState } from '@/components/live/live-provider';

const said: Partial<Record<LiveState, string>> = {
  lost: 'Reconnecting.',
  unreachable: 'The server cannot be reached. The page opens as soon as it can.',
  offline: 'There is no connection to the internet.',
};

/** Says on every page that its data may be out of date. It overlays the page, so that nothing moves. */
export function ConnectionNotice() {
  const why = said[useLiveState()];
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-50 flex justify-center px-4 max-md:bottom-20"
    >
      {why && (
        <p className="tone-caution flex items-center gap-2 rounded-md border border-tone/40 bg-tone-soft px-3 py-2 text-sm font-medium text-tone shadow-pop">
          <TriangleAlert aria-hidden className="size-4" />
          {why} What you see may be out of date.
        </p>
      )}
    </div>
  );
}
