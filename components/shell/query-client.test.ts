import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

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
