import { useEffect, useRef } from 'react';
import type { LiveMessage } from '@/clients/typescript/src/stream';
import type { WebhookEvent } from '@/clients/typescript/src/webhook';

type Listener<Heard> = (heard: Heard) => void;

/** Listeners for messages while they are on the page. */
function listeners<Heard>() {
  const all = new Set<{ current: Listener<Heard> }>();
  return {
    tell(heard: Heard): void {
      for (const { current } of all) current(heard);
    },
    useListener(listener: Listener<Heard>): void {
      const latest = useRef(listener);
      useEffect(() => {
        latest.current = listener;
      });
      useEffect(() => {
        all.add(latest);
        return () => void all.delete(latest);
      }, []);
    },
  };
}

/** Each event as it arrives, for data that is patched instead of refetched. */
export const { tell: tellListeners, useListener: useLiveEvents } = listeners<WebhookEvent>();

/** Messages that are not events: unpublished changes, and who is viewing which alert. */
export const { tell: tellMessage, useListener: useLiveMessages } = listeners<LiveMessage>();
