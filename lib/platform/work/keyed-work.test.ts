import { describe, expect, it } from 'vitest';
import { keptWork, orderedWork, sharedWork } from './keyed-work';

const settled = () => Promise.withResolvers<void>();

describe('keyed work', () => {
  it('runs once for many concurrent calls when it is shared, and again afterwards', async () => {
    const shared = sharedWork<string, number>();
    let times = 0;
    const first = settled();
    const work = async () => {
      times += 1;
      await first.promise;
      return times;
    };
    const all = Array.from({ length: 40 }, () => shared('an upload', work));
    first.resolve();
    expect(new Set(await Promise.all(all))).toEqual(new Set([1]));
    expect(await shared('an upload', work)).toBe(2);
  });

  it('runs one after another for the same key when it is ordered, even after a failure, and does not block others', async () => {
    const ordered = orderedWork<string>();
    const order: string[] = [];
    const first = settled();
    const say = (name: string) => async () => void order.push(name);
    const many = [
      ordered('a journey', async () => {
        await first.promise;
        throw new Error('refused');
      }),
      ordered('a journey', say('second')),
      ordered('a journey', say('third')),
    ];
    await ordered('another', say('another'));
    expect(order).toEqual(['another']);
    first.resolve();
    const ends = await Promise.allSettled(many);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(order).toEqual(['another', 'second', 'third']);
  });

  it('runs once for each key when it is kept, and again after a failure', async () => {
    const kept = keptWork<string, number>();
    let times = 0;
    const work = async () => {
      times += 1;
      if (times === 1) throw new Error('refused');
      return times;
    };
    await expect(kept('a file', work)).rejects.toThrow('refused');
    expect(await Promise.all([kept('a file', work), kept('a file', work)])).toEqual([2, 2]);
    expect(await kept('a file', work)).toBe(2);
    expect(await kept('another', work)).toBe(3);
  });
});
