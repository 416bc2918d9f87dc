import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ProbityError } from '@/clients/typescript/src/problem';

/** Without a connection another attempt fails too, and the user should learn why. */
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
        // A read that waited for a connection would show a skeleton without an explanation.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A change that waited for a connection would look made, and be lost with the tab.
      mutations: { networkMode: 'always' },
    },
  });

/**
 * Calls `then` once no change is pending and the caller of the last one knows its outcome: it may reopen what a refused
 * change was made to.
 */
export function afterChanges(queryClient: QueryClient, then: () => void): void {
  const isChanging = () => queryClient.isMutating() > 0;
  // In a later task, so that the promise of the last change is handled first.
  if (!isChanging()) return void setTimeout(then);
  const stop = queryClient.getMutationCache().subscribe(() => {
    if (isChanging()) return;
    stop();
    setTimeout(then);
  });
}
