'use client';

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { preload } from 'react-dom';
import { leaving } from '@/components/access/leaving';
import { signInAddress } from '@/components/access/sign-in-address';
import { ProbityError } from '@/clients/typescript/src/problem';
import { LiveProvider } from '@/components/live/live-provider';
import { Toaster } from '@/components/ui/toaster';
import { announceReadsBy } from '@/lib/api/client';
import { afterChanges, createQueryClient } from './query-client';
import { useViewer } from './viewer';

function redirectToSignIn(queryClient: QueryClient, problem: unknown) {
  if (leaving.hasBegun || !(problem instanceof ProbityError) || problem.status !== 401) return;
  leaving.begin();
  // Waits for pending changes, so that the user returns to the alert whose decision was refused, not to the next one,
  // which is open by then.
  afterChanges(queryClient, () => {
    const { pathname, search, hash } = window.location;
    window.location.assign(signInAddress({ from: pathname + search + hash, hadSession: true }));
  });
}

/**
 * Whether the query is disabled: `enabled` is an option of its observer, which the type of a query's options leaves
 * out.
 */
const isDisabled = (options: object) => 'enabled' in options && options.enabled === false;

/** The server reads no data. It announces in the page what each query will read (`lib/api/client.ts`). */
function announceReads(queryClient: QueryClient): QueryClient {
  announceReadsBy((address) =>
    preload(address, { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' }),
  );
  queryClient.setDefaultOptions({ queries: { retry: false } });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added' || isDisabled(query.options)) return;
    // Queries that cannot be announced are only read in the browser.
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
  /** Position of the event stream before the page was rendered. */
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
