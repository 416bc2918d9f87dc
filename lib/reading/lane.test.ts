import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ClientLeft, ServiceUnavailable } from '@/lib/platform/errors/errors';
import { Lane } from './lane';
import { maxWaiting } from './limits';

// These jobs end before they reach a process, so none is started.

const laneOf = (patience: number) => new Lane({ patience, maxMb: 1_024, nice: 0 });

/** Fails the job as soon as it is its turn. */
const reached = new Error('it is its turn');
const itsTurn = () => Promise.reject(reached);

/** A storage that never answers. */
const never = () => new Promise<never>(() => {});

describe('a lane', () => {
  it('goes on when an image cannot be opened in time', async () => {
    const lane = laneOf(0.001);
    const stuck = lane.run('capture', never);
    const next = lane.run('capture', itsTurn);
    const ends = await Promise.allSettled([stuck, next]);
    expect(ends).toMatchObject([{ reason: expect.any(ServiceUnavailable) }, { reason: reached }]);
  });

  it('goes on when a caller leaves while its image is opened', async () => {
    const lane = laneOf(1);
    const caller = new AbortController();
    const left = lane.run('capture', never, { signal: caller.signal });
    const next = lane.run('capture', itsTurn);
    const ends = Promise.allSettled([left, next]);
    await new Promise(setImmediate);
    const reason = new Error('the caller has left');
    caller.abort(reason);
    expect(await ends).toMatchObject([{ reason }, { reason: reached }]);
  });

  it('serves senders first whose images could be checked, in the order of their arrival', async () => {
    const lane = laneOf(1);
    const turns: string[] = [];
    const job = (name: string, unchecked: number) =>
      lane.run('capture', () => (turns.push(name), itsTurn()), { unchecked });
    const whole = Promise.withResolvers<never>();
    const reading = lane.run('capture', () => whole.promise);
    const waiting = [job('stuck twice', 2), job('stuck once', 1), job('first', 0), job('second', 0)];
    whole.reject(reached);
    await Promise.allSettled([reading, ...waiting]);
    expect(turns).toEqual(['first', 'second', 'stuck once', 'stuck twice']);
  });

  it('lets projects share its time, so that one that takes long holds up itself', async () => {
    const lane = laneOf(1);
    const turns: string[] = [];
    const job = (name: string, project: number, tookMs: number) => {
      const open = async () => {
        turns.push(name);
        await setTimeout(tookMs);
        throw reached;
      };
      return lane.run('document', open, { project });
    };
    const all = [
      ...['bomb 1', 'bomb 2', 'bomb 3', 'bomb 4'].map((name) => job(name, 1, 60)),
      ...['page 1', 'page 2', 'page 3'].map((name) => job(name, 2, 5)),
    ];
    await Promise.allSettled(all);
    expect(turns).toEqual(['bomb 1', 'page 1', 'page 2', 'page 3', 'bomb 2', 'bomb 3', 'bomb 4']);
  });

  it('does not let a project save up time while it sends nothing', async () => {
    const lane = laneOf(1);
    const turns: string[] = [];
    const job = (name: string, project: number, then: () => void = () => {}) =>
      lane.run('document', () => (turns.push(name), setTimeout(20).then(itsTurn)), { project }).catch(then);
    const late: Promise<unknown>[] = [];
    const first = ['a1', 'a2', 'a3', 'a4'].map((name) =>
      job(name, 1, () => name === 'a2' && void late.push(job('b1', 2), job('b2', 2), job('b3', 2))),
    );
    await Promise.all(first);
    await Promise.all(late);
    expect(turns.slice(0, 2)).toEqual(['a1', 'a2']);
    expect(turns.indexOf('a4')).toBeLessThan(turns.indexOf('b3'));
  });

  it('bounds the jobs of each project that wait, so that one does not keep out others', async () => {
    const lane = laneOf(1);
    const whole = Promise.withResolvers<never>();
    const reading = lane.run('capture', () => whole.promise, { project: 1 });
    const job = (project: number) => lane.run('capture', itsTurn, { project });
    const waiting = Array.from({ length: maxWaiting }, () => job(1));
    await expect(job(1)).rejects.toThrow(ServiceUnavailable);
    const ofOther = job(2);
    whole.reject(reached);
    const ends = await Promise.allSettled([reading, ...waiting, ofOther]);
    expect(ends.every((end) => end.status === 'rejected' && end.reason === reached)).toBe(true);
  });

  it('drops a waiting job when its caller leaves, and goes on with one that has begun', async () => {
    const lane = laneOf(1);
    const caller = new AbortController();
    const whole = Promise.withResolvers<never>();
    const begun = lane.run('capture', () => whole.promise, { left: caller.signal });
    const opened: string[] = [];
    const open = () => (opened.push('left'), itsTurn());
    const waiting = lane.run('capture', open, { left: caller.signal });
    caller.abort();
    await expect(waiting).rejects.toThrow(ClientLeft);
    await expect(lane.run('capture', open, { left: caller.signal })).rejects.toThrow(ClientLeft);
    whole.reject(reached);
    await expect(begun).rejects.toBe(reached);
    expect(opened).toEqual([]);
  });

  it('refuses waiting jobs when it is closed, and serves the next', async () => {
    const lane = laneOf(1);
    const opened: string[] = [];
    const opening = lane.run('capture', never);
    const waiting = lane.run('document', () => {
      opened.push('waiting');
      return itsTurn();
    });
    const refusals = Promise.allSettled([opening, waiting]);
    await new Promise(setImmediate);
    await lane.close();
    const reasons = (await refusals).map((end) => end.status === 'rejected' && end.reason);
    expect(reasons).toEqual([expect.any(ServiceUnavailable), expect.any(ServiceUnavailable)]);
    expect(opened).toEqual([]);
    await expect(lane.run('capture', itsTurn)).rejects.toBe(reached);
  });
});
