import { describe, expect, it } from 'vitest';
import { ServiceUnavailable } from '@/lib/platform/errors';
import { PasswordQueue } from './password-queue';

function aVerification() {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  let begun = false;
  const verify = () => {
    begun = true;
    return promise;
  };
  return { verify, finish: resolve, hasBegun: () => begun };
}

describe('sign-in · verifications', () => {
  it('run one at a time, in the order in which they came', async () => {
    const queue = new PasswordQueue(1, 2);
    const [first, second] = [aVerification(), aVerification()];
    const [firstDone, secondDone] = [queue.run(first.verify), queue.run(second.verify)];
    await Promise.resolve();
    expect([first.hasBegun(), second.hasBegun()]).toEqual([true, false]);
    first.finish(true);
    second.finish(false);
    expect(await Promise.all([firstDone, secondDone])).toEqual([true, false]);
  });

  it('are refused with 503 and Retry-After before they begin when the line is full', async () => {
    const queue = new PasswordQueue(1, 1);
    const [running, waiting, late] = [aVerification(), aVerification(), aVerification()];
    const accepted = [queue.run(running.verify), queue.run(waiting.verify)];
    const refusal: unknown = await queue.run(late.verify).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ServiceUnavailable);
    expect(refusal).toMatchObject({
      status: 503,
      headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
    });
    expect(late.hasBegun()).toBe(false);
    running.finish(true);
    waiting.finish(true);
    expect(await Promise.all(accepted)).toEqual([true, true]);
  });

  it('make room when one fails', async () => {
    const queue = new PasswordQueue(1, 0);
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await queue.run(async () => 'next')).toBe('next');
  });
});
