import { describe, expect, it } from 'vitest';
import { type EventLoop, type Interruptible, TimeSlices } from './time-slices';

const limits = { sliceMs: 10, turnMs: 2, maxOwners: 2 };

/** Each step of the work takes 1 ms of a fake clock. */
function madeUpLoop() {
  let ms = 0;
  /** Times at which other events were let in. */
  const pauses: number[] = [];
  const done: string[] = [];
  const loop: EventLoop = {
    now: () => ms,
    afterEvents: (callback) => {
      setImmediate(() => {
        pauses.push(ms);
        callback();
      });
    },
  };
  const work = (name: string, steps: number) =>
    function* (): Interruptible<string> {
      for (let step = 0; step < steps; step += 1) {
        ms += 1;
        done.push(name);
        yield;
      }
      return name;
    };
  return { loop, pauses, done, work };
}

describe('time slices', () => {
  it('do short work immediately', async () => {
    const { loop, work, done } = madeUpLoop();
    const result = new TimeSlices(limits, loop).run({}, work('a', 3));
    expect(done).toHaveLength(3);
    expect(await result).toBe('a');
  });

  it('handle other events each time a slice is used up', async () => {
    const { loop, work, pauses } = madeUpLoop();
    await new TimeSlices(limits, loop).run({}, work('a', 35));
    expect(pauses).toEqual([10, 20, 30]);
  });

  it('count all work in one pass of the event loop together, including many short pieces', async () => {
    const { loop, work, pauses } = madeUpLoop();
    const slices = new TimeSlices(limits, loop);
    await Promise.all(Array.from({ length: 40 }, () => slices.run({}, work('a', 1))));
    expect(pauses).toEqual([10, 20, 30]);
  });

  it('count work that is awaited piece by piece without an event in between', async () => {
    const { loop, work, pauses } = madeUpLoop();
    const slices = new TimeSlices(limits, loop);
    const owner = {};
    for (let piece = 0; piece < 40; piece += 1) await slices.run(owner, work('a', 1));
    expect(pauses).toEqual([10, 20, 30]);
  });

  it('take turns between owners, so that short work does not wait for long work', async () => {
    const { loop, work, done } = madeUpLoop();
    const slices = new TimeSlices(limits, loop);
    const long = slices.run({}, work('long', 100));
    await slices.run({}, work('short', 2));
    expect(done.filter((name) => name === 'long').length).toBeLessThan(20);
    await long;
  });

  it('do the work of one owner in order of arrival', async () => {
    const { loop, work, done } = madeUpLoop();
    const slices = new TimeSlices(limits, loop);
    const owner = {};
    await Promise.all([slices.run(owner, work('a', 20)), slices.run(owner, work('b', 20))]);
    expect(done.lastIndexOf('a')).toBeLessThan(done.indexOf('b'));
  });

  it('work for a limited number of owners at a time, and start the next when one has ended', async () => {
    const { loop, work, done } = madeUpLoop();
    const slices = new TimeSlices(limits, loop);
    const names = ['a', 'b', 'c', 'd'];
    await Promise.all(names.map((name) => slices.run({}, work(name, 12))));
    const ended = Math.min(done.lastIndexOf('a'), done.lastIndexOf('b'));
    expect(done.indexOf('c')).toBeGreaterThan(ended);
    expect(done.indexOf('d')).toBeGreaterThan(Math.max(done.lastIndexOf('a'), done.lastIndexOf('b')));
  });

  it('pass on the errors of work, and continue with the rest', async () => {
    const { loop, work } = madeUpLoop();
    const slices = new TimeSlices(limits, loop);
    const broken = slices.run({}, function* (): Interruptible<string> {
      yield;
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await slices.run({}, work('a', 30))).toBe('a');
  });
});
