import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitPages } from './await-pages';

const page = { headers: { rsc: '1' } };

describe('console · a page whose server does not answer', () => {
  let answers: (number | 'no connection')[] = [];
  let asked = 0;
  const told: boolean[] = [];
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = 0;
    told.length = 0;
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    vi.stubGlobal('fetch', async () => {
      const answer = answers[asked] ?? 200;
      asked += 1;
      if (answer === 'no connection') throw new TypeError('Failed to fetch');
      return new Response(null, { status: answer });
    });
    stop = awaitPages((isWaiting) => told.push(isWaiting));
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is asked for until it is answered, and the wait is told', async () => {
    answers = ['no connection', 502, 503, 'no connection', 200];
    const answer = window.fetch('/cases', page);
    await vi.advanceTimersByTimeAsync(500);
    expect([asked, told]).toEqual([1, [true]]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await answer).status).toBe(200);
    expect([asked, told]).toEqual([5, [true, false]]);
  });

  it('is answered at once as it is, unless a proxy answered for the server', async () => {
    for (const status of [200, 307, 404, 500]) {
      answers = [status];
      asked = 0;
      expect((await window.fetch('/cases', page)).status).toBe(status);
    }
    expect(told).toEqual([]);
  });

  it('is asked for once if it was only prefetched, or is data', async () => {
    answers = ['no connection', 'no connection', 'no connection'];
    for (const headers of [{ ...page.headers, 'next-router-prefetch': '1' }, {}, undefined])
      await expect(window.fetch('/cases', { headers })).rejects.toThrow('Failed to fetch');
    expect([asked, told]).toEqual([3, []]);
  });
});
