import { describe, expect, it } from 'vitest';
import type { Parts } from '@/lib/domain/answer';
import { ServiceUnavailable } from '@/lib/platform/errors';
import { hold, inTurn } from './turns';

async function* parts(): Parts {
  yield Buffer.from('a');
  yield Buffer.from('b');
}

describe('evidence packs · turns', () => {
  it('makes two at a time, lets eight wait, and refuses more with Retry-After', async () => {
    let begun = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    const making = Array.from({ length: 10 }, () =>
      inTurn(async () => {
        begun += 1;
        await promise;
      }),
    );
    await expect(inTurn(() => Promise.resolve())).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '10' },
    });
    expect(begun).toBe(2);
    resolve();
    await Promise.all(making);
    expect(begun).toBe(10);
    await expect(inTurn(() => Promise.resolve('made'))).resolves.toBe('made');
  });

  it('counts packs until they are read or left, and refuses more than twenty', async () => {
    const held = Array.from({ length: 20 }, () => hold(parts()));
    await expect(inTurn(() => Promise.resolve())).rejects.toBeInstanceOf(ServiceUnavailable);
    const [first, second, ...rest] = held;
    for await (const part of first ?? []) expect(part).toHaveLength(1);
    await second?.next();
    await second?.return();
    await expect(inTurn(() => Promise.resolve('made'))).resolves.toBe('made');
    for (const each of rest) {
      await each.next();
      await each.return();
    }
  });

  it('lets go of a reader who stalls', async () => {
    const stalled = hold(parts(), 1);
    await stalled.next();
    await new Promise((later) => setTimeout(later, 20));
    await expect(stalled.next()).rejects.toThrow(/stalled/);
  });
});
