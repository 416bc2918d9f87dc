import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage, Streamed } from '@/clients/typescript/src/stream';
import { followLive, type LiveOptions } from './follow-live';
import { tellListeners, tellMessage } from './live-listeners';
import { createRefresher, type Refresher } from './refresh-queries';
import { changeOf } from './stale-queries';

function hear(streamed: Streamed, refresher: Refresher): void {
  if (streamed.type !== 'event') return;
  tellListeners(streamed.event);
  refresher.note(changeOf(streamed.event.event_type, streamed.event.data));
}

function hearMessage(message: LiveMessage, refresher: Refresher): void {
  tellMessage(message);
  if (message.type === 'alert.changed') refresher.note(changeOf(message.type, message.data));
}

/** Refetches queries as events make them stale. Returns a function that stops it. */
export function followPage(
  queryClient: QueryClient,
  options: Pick<LiveOptions, 'person' | 'place' | 'onState' | 'onRefused'>,
): () => void {
  const refresher = createRefresher(queryClient);
  const stop = followLive({
    ...options,
    onGap: refresher.noteAll,
    onNotices: () => refresher.note(changeOf('notifications.changed', {})),
    onMessage: (message) => hearMessage(message, refresher),
    onStreamed: (streamed) => hear(streamed, refresher),
  });
  document.addEventListener('visibilitychange', refresher.flush);
  return () => {
    document.removeEventListener('visibilitychange', refresher.flush);
    stop();
    refresher.stop();
  };
}
