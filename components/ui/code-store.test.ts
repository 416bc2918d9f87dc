import { describe, expect, it } from 'vitest';
import { codeStore } from './code-store';

/** Fetches on every call, each time with the next outcome. */
function fetchedWith(outcomes: readonly ('fails' | 'comes')[]) {
  const left = [...outcomes];
  return async () => {
    if (left.shift() !== 'comes') throw new Error('Failed to fetch');
    return 'the code';
  };
}

describe('codeStore', () => {
  it('reports a failed download, until another try succeeds', async () => {
    const store = codeStore(fetchedWith(['fails', 'fails', 'comes']));
    const told: unknown[] = [];
    store.subscribe(() => told.push(store.current()));

    const failed = { code: null, hasFailed: true };
    await store.load();
    expect(store.current()).toEqual(failed);
    await store.load();
    await store.load();
    expect(told).toEqual([failed, failed, { code: 'the code', hasFailed: false }]);
  });

  it('fetches once for all callers, and not again once loaded', async () => {
    const store = codeStore(fetchedWith(['comes', 'fails']));
    await Promise.all([store.load(), store.load()]);
    await store.load();
    expect(store.current()).toEqual({ code: 'the code', hasFailed: false });
  });
});
