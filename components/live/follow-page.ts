import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage, Streamed } from '@/clients/typescript/src/stream';
import { awaitPages } from './await-pages';
import { followLive, type LiveOptions } from './follow-live';
import { tellListeners, tellMessage } from './live-listeners';
import { createRefresher, type Refresher } from './refresh-queries';
import type { StreamState } from './shared-stream';
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

/** `unreachable`: the page that somebody has chosen is asked for until it is answered. */
export type PageState = StreamState | 'unreachable';

interface PageOptions extends Pick<LiveOptions, 'person' | 'place' | 'onRefused'> {
  onState: (state: PageState) => void;
}

/** Refetches queries as events make them stale. Returns a function that stops it. */
export function followPage(queryClient: QueryClient, { onState, ...options }: PageOptions): () => void {
  const refresher = createRefresher(queryClient);
  let ofStream: StreamState = 'connecting';
  let isWaiting = false;
  const tellState = () => onState(isWaiting ? 'unreachable' : ofStream);
  const leavePages = awaitPages((waits) => {
    isWaiting = waits;
    tellState();
  });
  const stop = followLive({
    ...options,
    onState: (state) => {
      ofStream = state;
      tellState();
    },
    onGap: refresher.noteAll,
    onNotices: () => refresher.note(changeOf('notifications.changed', {})),
    onMessage: (message) => hearMessage(message, refresher),
    onStreamed: (streamed) => hear(streamed, refresher),
  });
  document.addEventListener('visibilitychange', refresher.flush);
  return () => {
    document.removeEventListener('visibilitychange', refresher.flush);
    stop();
    leavePages();
    refresher.stop();
  };
}
