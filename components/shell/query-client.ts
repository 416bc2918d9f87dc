import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ProbityError } from '@/clients/typescript/src/problem';

/** Without a connection another attempt fails as well, and whoever waits is to know why. */
const isRetryable = (problem: unknown) =>
  problem instanceof ProbityError ? problem.status >= 500 : onlineManager.isOnline();

/** @param onProblem called with the error of each failed read and change */
export const createQueryClient = (onProblem: (problem: unknown) => void): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: onProblem }),
    mutationCache: new MutationCache({ onError: onProblem }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (failures, problem) => failures < 2 && isRetryable(problem),
        // One that waited for a connection would show a skeleton, and say nothing.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A change that waited for a connection would look made, and be lost with the tab.
      mutations: { networkMode: 'always' },
    },
  });

/**
 * Calls once no change is on its way and whoever made the last one has heard of its outcome: a refused one may open
 * again what it was made to.
 */
export function afterChanges(queryClient: QueryClient, then: () => void): void {
  const isChanging = () => queryClient.isMutating() > 0;
  // A task later: the promise of the last change is handled before.
  if (!isChanging()) return void setTimeout(then);
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (isChanging()) return;
    stop();
    setTimeout(then);
  });
}
