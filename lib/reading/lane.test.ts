import { describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '@/lib/platform/errors/errors';
import { Lane } from './lane';

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
