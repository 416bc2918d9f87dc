import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/ui/after-paint';

/** Once the first queries have answered, no later one makes the frame wait again. */
const read = new WeakSet<QueryClient>();

const hasAnswers = (queryClient: QueryClient): boolean =>
  queryClient.isFetching() === 0 &&
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status !== 'pending');

/** An answer is rendered in several steps: the browser is idle after the last. Not every browser tells. */
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

/** Whether the page shows what it first asked for. Whatever is not needed to paint it is asked for afterwards. */
export function useIsPageRead(): boolean {
  const queryClient = useQueryClient();
  return useSyncExternalStore(
    useCallback((tell) => subscribe(queryClient, tell), [queryClient]),
    () => read.has(queryClient),
    () => false,
  );
}
