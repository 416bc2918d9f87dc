import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { afterChanges, createQueryClient } from './query-client';

afterEach(() => onlineManager.setOnline(true));

describe('console · a change', () => {
  it('fails at once while the browser is offline', async () => {
    onlineManager.setOnline(false);
    const onProblem = vi.fn<(problem: unknown) => void>();
    const unreachable = new TypeError('Failed to fetch');
    const client = createQueryClient(onProblem);
    const change = client
      .getMutationCache()
      .build(client, client.defaultMutationOptions({ mutationFn: () => Promise.reject(unreachable) }));
    const outcome = change.execute(undefined).catch((problem: unknown) => problem);
    expect(change.state.isPaused).toBe(false);
    expect(await outcome).toBe(unreachable);
    expect(onProblem.mock.calls[0]?.[0]).toBe(unreachable);
  });
});

describe('console · a read', () => {
  it('fails at once while the browser is offline, so that the page can say so', async () => {
    onlineManager.setOnline(false);
    const unreachable = new TypeError('Failed to fetch');
    const queryFn = vi.fn<() => Promise<never>>().mockRejectedValue(unreachable);
    const client = createQueryClient(() => {});
    const read = client
      .getQueryCache()
      .build(client, client.defaultQueryOptions({ queryKey: ['alerts'], queryFn }));
    const outcome = read.fetch().catch((problem: unknown) => problem);
    expect(read.state.fetchStatus).toBe('fetching');
    expect(await outcome).toBe(unreachable);
    expect(queryFn).toHaveBeenCalledOnce();
  });
});

describe('console · what follows a refusal', () => {
  /** A change whose request is refused once `refuse` is called. */
  function aChange() {
    const { promise, reject } = Promise.withResolvers<never>();
    const client = createQueryClient(() => {});
    const change = client
      .getMutationCache()
      .build(client, client.defaultMutationOptions({ mutationFn: () => promise }));
    return { client, send: () => change.execute(undefined), refuse: () => reject(new Error('refused')) };
  }

  it('waits for pending changes, and for their callers', async () => {
    const { client, send, refuse } = aChange();
    const order: string[] = [];
    const sent = send().catch(() => order.push('brought back'));
    const followed = new Promise<void>((resolve) => {
      afterChanges(client, () => {
        order.push('left');
        resolve();
      });
    });
    // Long enough for the page to leave if it did not wait.
    setTimeout(refuse, 50);
    await Promise.all([sent, followed]);
    expect(order).toEqual(['brought back', 'left']);
  });

  it('runs when nothing is pending', async () => {
    const { client } = aChange();
    await new Promise<void>((resolve) => {
      afterChanges(client, resolve);
    });
    expect(client.isMutating()).toBe(0);
  });
});
