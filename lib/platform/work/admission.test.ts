import { describe, expect, it } from 'vitest';
import { Admission } from './admission';

let now = 0;

/**
 * Sends this many requests at once, each of which takes this long if admitted. Returns how many were refused.
 */
async function send(
  admission: Admission,
  many: number,
  ms: number,
  result: 'done' | null = 'done',
): Promise<number> {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const answers = Promise.allSettled(
    Array.from({ length: many }, () => admission.admit(() => ended.then(() => result))),
  );
  now += ms;
  end();
  return (await answers).filter(({ status }) => status === 'rejected').length;
}

const anAdmission = () => new Admission(() => now);

describe('admission', () => {
  it('refuses work beyond its limit, with Retry-After', async () => {
    const admission = anAdmission();
    expect(await send(admission, 64, 10)).toBe(0);
    const waiting = Array.from({ length: 65 }, () => admission.admit(() => new Promise(() => {})));
    await expect(Promise.race(waiting)).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '1' },
    });
  });

  it('lowers the limit by a fifth after each slow round, but not below sixteen', async () => {
    const admission = anAdmission();
    const refused: number[] = [];
    for (let round = 0; round < 8; round += 1) refused.push(await send(admission, 65, 600));
    expect(refused).toEqual([1, 14, 25, 33, 39, 45, 49, 49]);
  });

  it('raises the limit again after fast rounds', async () => {
    const admission = anAdmission();
    for (let round = 0; round < 8; round += 1) await send(admission, 65, 600);
    for (let round = 0; round < 100; round += 1) await send(admission, 64, 10);
    expect(await send(admission, 64, 10)).toBeLessThan(30);
  });

  it('keeps the limit while nothing is refused, however slow the work is', async () => {
    const admission = anAdmission();
    for (let round = 0; round < 8; round += 1) expect(await send(admission, 64, 600)).toBe(0);
  });

  it('ignores work that took another path', async () => {
    const admission = anAdmission();
    for (let round = 0; round < 8; round += 1) await send(admission, 65, 600, null);
    expect(await send(admission, 65, 10)).toBe(1);
  });

  it('refuses while it is full, and no longer once there is room', async () => {
    const admission = anAdmission();
    let end = () => {};
    const ended = new Promise<void>((resolve) => (end = resolve));
    const all = Promise.all(Array.from({ length: 64 }, () => admission.admit(() => ended)));
    expect(() => admission.refuseWhileFull()).toThrow('try again shortly');
    end();
    await all;
    expect(() => admission.refuseWhileFull()).not.toThrow();
  });

  it('releases the slot when work fails', async () => {
    const admission = anAdmission();
    const failing = () => admission.admit(() => Promise.reject(new Error('x')));
    await Promise.allSettled(Array.from({ length: 64 }, failing));
    expect(await send(admission, 64, 10)).toBe(0);
  });
});
