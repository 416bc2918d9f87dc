import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { log } from '../errors/log';
import { WorkInProgress } from './work-in-progress';

/** Work that ends when the test says so. */
function aPart(amount = 1) {
  const { promise, resolve } = Promise.withResolvers<number>();
  return { work: () => promise, end: () => resolve(amount) };
}

describe('work in progress', () => {
  it('has room again when any part ends, while a slow one goes on', async () => {
    const working = new WorkInProgress(2);
    const [slow, fast, next] = [aPart(), aPart(3), aPart()];
    working.begin('slow', slow.work);
    await working.untilRoom();
    working.begin('fast', fast.work);
    expect(working.room).toBe(0);
    const room = working.untilRoom();
    fast.end();
    await room;
    expect([working.room, working.includes('slow'), working.includes('fast')]).toEqual([1, true, false]);
    expect(working.done).toBe(3);
    working.begin('next', next.work);
    next.end();
    slow.end();
    await working.untilEnded();
    expect([working.room, working.done]).toEqual([2, 5]);
  });

  it('has room again when a part fails, which is logged without its message', async () => {
    const logged = vi.spyOn(log, 'error');
    onTestFinished(() => logged.mockRestore());
    const working = new WorkInProgress(1);
    working.begin('failing', async () => {
      throw new TypeError('a row');
    });
    await working.untilRoom();
    expect([working.room, working.done, working.includes('failing')]).toEqual([1, 0, false]);
    await working.untilEnded();
    expect(JSON.stringify(logged.mock.calls)).toContain('failing');
    expect(JSON.stringify(logged.mock.calls)).not.toContain('a row');
  });
});
