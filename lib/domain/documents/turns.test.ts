import { describe, expect, it } from 'vitest';
import { inTurn, once } from './turns';

const settled = () => Promise.withResolvers<void>();

describe('documents · turns', () => {
  it('do once what is asked for many times meanwhile, and again afterwards', async () => {
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

  it('come one after another to the same owner, also after a failure, and leave others alone', async () => {
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
