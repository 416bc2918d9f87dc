import { describe, expect, it } from 'vitest';
import { type Context, systemContext } from '../context';
import { Together } from './together';

const ofProject = (id: number): Context =>
  systemContext({ id, hash: `project ${id}`, environment: 'staging' }, 'req_1');
const ctx = ofProject(7);

/** Work that records its calls and ends on command. The size of an item is its number. */
function aWriter(outcome: (items: readonly number[]) => boolean = () => true) {
  const calls: number[][] = [];
  const ends: (() => void)[] = [];
  const together = new Together<number>(
    async (_ctx, items) => {
      calls.push([...items]);
      await new Promise<void>((end) => ends.push(end));
      return outcome(items);
    },
    (item) => item,
    100,
  );
  /** Resolves when no work is in progress. */
  async function endAll() {
    for (let end = ends.shift(); end; end = ends.shift()) {
      end();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
  }
  return { calls, together, endAll };
}

const doAll = (together: Together<number>, items: readonly number[], by = ctx) =>
  Promise.allSettled(items.map((item) => together.do(by, item)));

describe('combined work', () => {
  it('starts immediately if none is in progress, and then with all that waited', async () => {
    const { calls, together, endAll } = aWriter();
    const done = doAll(together, [1, 2, 3]);
    expect(calls).toEqual([[1]]);
    await endAll();
    expect(calls).toEqual([[1], [2, 3]]);
    expect(await done).toEqual(Array(3).fill({ status: 'fulfilled', value: true }));
  });

  it('is not started if its caller gave it up, but the rest is', async () => {
    const { calls, together, endAll } = aWriter();
    void doAll(together, [1]);
    const givenUp = new AbortController();
    const left = together.do(ctx, 2, givenUp.signal);
    const done = doAll(together, [3]);
    givenUp.abort(new Error('too late'));
    await endAll();
    await expect(left).rejects.toThrow('too late');
    expect(calls).toEqual([[1], [3]]);
    expect(await done).toEqual([{ status: 'fulfilled', value: true }]);
  });

  it('of different projects does not wait for each other', () => {
    const { calls, together } = aWriter();
    void doAll(together, [1, 2]);
    void doAll(together, [3], ofProject(8));
    expect(calls).toEqual([[1], [3]]);
  });

  it('is split by size and number, and keeps its order', async () => {
    const { calls, together, endAll } = aWriter();
    void doAll(together, [1, 60, 40, 1, 200, ...Array(33).fill(0)]);
    await endAll();
    expect(calls).toEqual([[1], [60, 40], [1], [200], Array(32).fill(0), [0]]);
  });

  it('is done one by one if a combined call does nothing', async () => {
    const { calls, together, endAll } = aWriter((items) => !items.includes(3));
    const done = doAll(together, [1, 2, 3, 4]);
    await endAll();
    expect(calls).toEqual([[1], [2, 3, 4], [2], [3], [4]]);
    expect((await done).map((each) => 'value' in each && each.value)).toEqual([true, true, false, true]);
  });

  it('fails only for the item that fails', async () => {
    const { together, endAll } = aWriter((items) => {
      if (items.includes(3)) throw new Error('of 3');
      return true;
    });
    const done = doAll(together, [1, 2, 3, 4]);
    await endAll();
    expect((await done).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('starts immediately again when all earlier work has ended', async () => {
    const { calls, together, endAll } = aWriter();
    void doAll(together, [1]);
    await endAll();
    void doAll(together, [2]);
    expect(calls).toEqual([[1], [2]]);
  });
});
