'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { preload } from 'react-dom';
import { signInAddress } from '@/components/access/sign-in-address';
import { ProbityError } from '@/clients/typescript/src/problem';
import { LiveProvider } from '@/components/live/live-provider';
import { Toaster } from '@/components/ui/toaster';
import { announceReadsBy } from '@/lib/api/client';
import { afterChanges, createQueryClient } from './query-client';
import { useViewer } from './viewer';

/** Each refused request would begin the navigation again, and on a slow machine it would never end. */
let isLeaving = false;

function redirectToSignIn(queryClient: QueryClient, problem: unknown) {
  if (isLeaving || !(problem instanceof ProbityError) || problem.status !== 401) return;
  isLeaving = true;
  // Back may bring the page back as it was.
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true });
  // The person returns to the alert of a decision that was refused, and not to the next one, which is open meanwhile.
  afterChanges(queryClient, () => {
    const { pathname, search, hash } = window.location;
    window.location.assign(signInAddress({ from: pathname + search + hash, hadSession: true }));
  });
}

/** By its observer, of whose options a query has the type of none. */
const isDisabled = (options: object) => 'enabled' in options && options.enabled === false;

/** On the server nothing is read: what each query would read is announced in the page (`lib/api/client.ts`). */
function announceReads(queryClient: QueryClient): QueryClient {
  announceReadsBy((address) =>
    preload(address, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' }),
  );
  queryClient.setDefaultOptions({ queries: { retry: false } });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || isDisabled(query.options)) return;
    // What cannot be announced is read by the browser alone.
    query.fetch().catch(() => {});
  });
  return queryClient;
}

const isBrowser = typeof window !== 'undefined';

function newQueryClient(): QueryClient {
  const queryClient: QueryClient = createQueryClient((problem) => redirectToSignIn(queryClient, problem));
  return isBrowser ? queryClient : announceReads(queryClient);
}

interface ProvidersProps {
  /** Where the stream of events was before the page was drawn. */
  livePlace: string;
  children: ReactNode;
}

export function Providers({ livePlace, children }: ProvidersProps) {
  const [queryClient] = useState(newQueryClient);
  const { token } = useViewer();
  const leave = useCallback((problem: unknown) => redirectToSignIn(queryClient, problem), [queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <LiveProvider person={token} place={livePlace} onRefused={leave}>
        {children}
      </LiveProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
