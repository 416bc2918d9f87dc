'use client';

import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { LiveMessage, Streamed } from '@/clients/typescript/src/stream';
import { followLive } from './follow-live';
import { tellListeners, tellMessage } from './live-listeners';
import { SaysOffline } from '@/components/ui/says-offline';
import { createRefresher, type Refresher } from './refresh-queries';
import type { StreamState } from './shared-stream';
import { changeOf } from './stale-queries';
import { useOnline } from './use-online';

export type LiveState = StreamState | 'offline';

/** Set by the provider, and by the page that demonstrates each state. */
export const LiveContext = createContext<LiveState>('connecting');

/** Whether the page receives changes as they happen. */
export const useLiveState = (): LiveState => useContext(LiveContext);

function hear(streamed: Streamed, refresher: Refresher): void {
  if (streamed.type !== 'event') return;
  tellListeners(streamed.event);
  refresher.note(changeOf(streamed.event.event_type, streamed.event.data));
}

function hearMessage(message: LiveMessage, refresher: Refresher): void {
  tellMessage(message);
  if (message.type === 'alert.changed') refresher.note(changeOf(message.type, message.data));
}

interface LiveProviderProps {
  /** The token of the signed-in user. */
  person: string;
  /** Position of the stream before the page was rendered. */
  place: string;
  /** Called with the reason if the server refuses the session. */
  onRefused: (problem: unknown) => void;
  children: ReactNode;
}

/** Refetches queries as events make them stale. Used once on a page, inside the provider of the query client. */
export function LiveProvider({ person, place, onRefused, children }: LiveProviderProps) {
  const queryClient = useQueryClient();
  // A page that is rendered again continues from its own position.
  const [firstPlace] = useState(place);
  const isOnline = useOnline();
  const [state, setState] = useState<StreamState>('connecting');
  useEffect(() => {
    const refresher = createRefresher(queryClient);
    const stop = followLive({
      person,
      place: firstPlace,
      onState: setState,
      onRefused,
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
  }, [queryClient, person, firstPlace, onRefused]);
  return (
    <LiveContext value={isOnline ? state : 'offline'}>
      <SaysOffline value={!isOnline}>{children}</SaysOffline>
    </LiveContext>
  );
}
