'use client';

import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { SaysOffline } from '@/components/ui/says-offline';
import type { PageState } from './follow-page';
import { useOnline } from './use-online';

export type LiveState = PageState | 'offline';

/** Set by the provider, and by the page that demonstrates each state. */
export const LiveContext = createContext<LiveState>('connecting');

/** Whether the page receives changes as they happen. */
export const useLiveState = (): LiveState => useContext(LiveContext);

/** Nothing waits for it before the page is drawn. */
const following = onDemand(() => import('./follow-page'));

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
  const [state, setState] = useState<PageState>('connecting');
  const { code, hasFailed } = following.useArrival(true);
  useEffect(
    () => code?.followPage(queryClient, { person, place: firstPlace, onState: setState, onRefused }),
    [code, queryClient, person, firstPlace, onRefused],
  );
  const reached = hasFailed ? 'lost' : state;
  return (
    <LiveContext value={isOnline ? reached : 'offline'}>
      <SaysOffline value={!isOnline}>{children}</SaysOffline>
    </LiveContext>
  );
}
