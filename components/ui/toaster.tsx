'use client';

import { useRef, useSyncExternalStore } from 'react';
import { onDemand } from './on-demand';
import { type ToastMessage, toasts } from './toast';

const none: readonly ToastMessage[] = [];
const messages = onDemand(() => import('./toast-messages'));

/**
 * Shows messages; used once on a page. A popover or dialog covers them, not the reverse. The region exists before its
 * messages, as screen readers require, and takes no focus.
 */
export function Toaster() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
  const region = useRef<HTMLDivElement>(null);
  const { code } = messages.useArrival(shown.length > 0);
  return (
    <div
      ref={region}
      role="status"
      aria-label="Messages"
      aria-atomic={false}
      className="pointer-events-none fixed right-4 bottom-20 left-4 z-45 flex flex-col gap-2 md:left-auto md:w-96"
    >
      {code && <code.Messages shown={shown} region={region} />}
      {!code &&
        shown.map(({ id, tone, title }) => (
          <p key={id} className={tone === 'spoken' ? 'sr-only' : 'rounded-md border bg-raised p-3 text-sm'}>
            {title}
          </p>
        ))}
    </div>
  );
}
