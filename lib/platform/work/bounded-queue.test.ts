import { describe, expect, it } from 'vitest';
import { boundedQueue } from './bounded-queue';
import { ServiceUnavailable } from '../errors/errors';

const refusal = () => new ServiceUnavailable('Too many wait.');

function someWork() {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let begun = false;
  const work = () => {
    begun = true;
    return promise;
  };
  return { work, finish: resolve, hasBegun: () => begun };
}

describe('bounded queue', () => {
  it('does one piece of work at a time, in order of arrival', async () => {
    const queue = boundedQueue({ atOnce: 1, waiting: 2, refusal });
    const [first, second] = [someWork(), someWork()];
    const [firstDone, secondDone] = [queue.run(first.work), queue.run(second.work)];
    await Promise.resolve();
    expect([first.hasBegun(), second.hasBegun()]).toEqual([true, false]);
    first.finish(true);
    second.finish(false);
    expect(await Promise.all([firstDone, secondDone])).toEqual([true, false]);
  });

  it('refuses work with 503 and Retry-After before it begins, when the queue is full', async () => {
    const queue = boundedQueue({ atOnce: 1, waiting: 1, refusal });
    const [running, waiting, late] = [someWork(), someWork(), someWork()];
    const accepted = [queue.run(running.work), queue.run(waiting.work)];
    const refused: unknown = await queue.run(late.work).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ServiceUnavailable);
    expect(refused).toMatchObject({
      status: 503,
      headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
    });
    expect(late.hasBegun()).toBe(false);
    expect(queue.isFull).toBe(true);
    running.finish(true);
    waiting.finish(true);
    expect(await Promise.all(accepted)).toEqual([true, true]);
    expect(queue.isFull).toBe(false);
  });

  it('makes room when work fails', async () => {
    const queue = boundedQueue({ atOnce: 1, waiting: 0, refusal });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(async () => 'next')).toBe('next');
  });
});
