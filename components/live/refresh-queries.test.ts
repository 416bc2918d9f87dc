import { setTimeout as sleep } from 'node:timers/promises';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createRefresher } from './refresh-queries';
import { changeOf } from './stale-queries';

afterEach(() => vi.unstubAllGlobals());

it('live · what is being read when something changes is answered first, and then read once more', async () => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { visibilityState: 'visible' });
  const reads: AbortSignal[] = [];
  const first = Promise.withResolvers<number>();
  const queryClient = new QueryClient();
  const observer = new QueryObserver(queryClient, {
    queryKey: ['/v1/alerts/counts', {}],
    queryFn: ({ signal }) => (reads.push(signal) === 1 ? first.promise : reads.length),
  });
  const leave = observer.subscribe(() => {});
  const refresher = createRefresher(queryClient);
  for (let n = 0; n < 2; n += 1) {
    refresher.note(changeOf('alert.created', { token: 'alt_01kad8m3zq5v7x9b1c2d4e6f8g' }));
    refresher.flush();
  }
  await sleep(20);
  expect(reads.map(({ aborted }) => aborted)).toEqual([false]);
  first.resolve(1);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2));
  await sleep(20);
  expect(reads).toHaveLength(2);
  leave();
  refresher.stop();
});
