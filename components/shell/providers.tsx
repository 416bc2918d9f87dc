'use client';

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { signInAddress } from '@/components/access/sign-in-address';
import { ProbityError } from '@/clients/typescript/src/problem';
import { LiveProvider } from '@/components/live/live-provider';
import { Toaster } from '@/components/ui/toaster';
import { useViewer } from './viewer';

function redirectToSignIn(problem: unknown) {
  if (!(problem instanceof ProbityError) || problem.status !== 401) return;
  const { pathname, search, hash } = window.location;
  window.location.assign(signInAddress({ from: pathname + search + hash, hadSession: true }));
}

const isRetryable = (problem: unknown) => !(problem instanceof ProbityError) || problem.status >= 500;

const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: redirectToSignIn }),
    mutationCache: new MutationCache({ onError: redirectToSignIn }),
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (failures, problem) => failures < 2 && isRetryable(problem) },
    },
  });

interface ProvidersProps {
  /** Where the stream of events was before the page was drawn. */
  livePlace: string;
  children: ReactNode;
}

export function Providers({ livePlace, children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient);
  const { token } = useViewer();
  return (
    <QueryClientProvider client={queryClient}>
      <LiveProvider person={token} place={livePlace} onRefused={redirectToSignIn}>
        {children}
      </LiveProvider>
      <Toaster />
    </QueryClientProvider>
  );
}
