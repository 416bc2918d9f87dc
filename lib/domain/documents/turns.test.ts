import { describe, expect, it } from 'vitest';
import { inTurn, once } from './turns';

const settled = () => Promise.withResolvers<void>();

describe('documents · turns', () => {
  it('run once for many concurrent calls, and again afterwards', async () => {
    let times = 0;
    const first = settled();
    const work = async () => {
      times += 1;
      await first.promise;
      return times;
    };
    const all = Array.from({ length: 40 }, () => once('an upload', work));
    first.resolve();
    expect(new Set(await Promise.all(all))).toEqual(new Set([1]));
    expect(await once('an upload', work)).toBe(2);
  });

  it('run one after another for the same owner, even after a failure, and do not block others', async () => {
    const order: string[] = [];
    const first = settled();
    const say = (name: string) => async () => void order.push(name);
    const many = [
      inTurn('a journey', async () => {
        await first.promise;
        throw new Error('refused');
      }),
      inTurn('a journey', say('second')),
      inTurn('a journey', say('third')),
    ];
    await inTurn('another', say('another'));
    expect(order).toEqual(['another']);
    first.resolve();
    const ends = await Promise.allSettled(many);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(order).toEqual(['another', 'second', 'third']);
  });
});
