import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/ui/after-paint';

/** Once the first queries have been answered, later ones do not make the frame wait again. */
const read = new WeakSet<QueryClient>();

const hasAnswers = (queryClient: QueryClient): boolean =>
  queryClient.isFetching() === 0 &&
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status !== 'pending');

/** An answer is rendered in several steps, after which the browser is idle. Not every browser reports that. */
const whenIdle = (run: () => void) =>
  typeof window.requestIdleCallback === 'function'
    ? void window.requestIdleCallback(run, { timeout: 2_000 })
    : run();

function subscribe(queryClient: QueryClient, tell: () => void): () => void {
  let cancel: (() => void) | undefined;
  const look = () => {
    if (cancel || !hasAnswers(queryClient)) return;
    const note = () => {
      read.add(queryClient);
      tell();
    };
    cancel = afterPaint(() => whenIdle(note));
  };
  look();
  const stop = queryClient.getQueryCache().subscribe(look);
  return () => {
    stop();
    cancel?.();
  };
}

/** Whether the page shows the data that it first requested. Everything not needed for that is requested afterwards. */
export function useIsPageRead(): boolean {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    useCallback((tell) => subscribe(queryClient, tell), [queryClient]),
    () => read.has(queryClient),
    () => false,
  );
}
