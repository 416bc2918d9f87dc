import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { aProject } from '@/tests/fixtures/factories';
import { fewLargeRounds, maxLargeRounds, maxOfProject, minLargeRound } from './large-rounds';

let one: Context;
let other: Context;

beforeAll(async () => {
  [one, other] = [await aProject(), await aProject()];
});

function heldRounds() {
  const begun: Array<() => void> = [];
  return { begun, round: () => new Promise<void>((end) => begun.push(end)) };
}

describe('flows · large rounds', () => {
  it('run a limited number at once, and one more whenever one has ended', async () => {
    const runRound = fewLargeRounds();
    const { begun, round } = heldRounds();
    for (let flow = 0; flow < maxLargeRounds; flow += 1) {
      void runRound(one, minLargeRound, round);
      void runRound(other, minLargeRound, round);
    }
    await nextTurn();
    expect(begun).toHaveLength(maxLargeRounds);
    begun[0]!();
    await nextTurn();
    expect(begun).toHaveLength(maxLargeRounds + 1);
  });

  it('leave a place for those of other projects', async () => {
    const runRound = fewLargeRounds();
    const { begun, round } = heldRounds();
    for (let flow = 0; flow < 2 * maxLargeRounds; flow += 1) void runRound(one, minLargeRound, round);
    await nextTurn();
    expect(begun).toHaveLength(maxOfProject);
    expect(await runRound(other, minLargeRound, () => Promise.resolve('run'))).toBe('run');
  });

  it('continue after one has failed', async () => {
    const runRound = fewLargeRounds();
    for (let flow = 0; flow < maxLargeRounds; flow += 1) {
      const failed = runRound(one, minLargeRound, () => Promise.reject(new Error('lost')));
      await expect(failed).rejects.toThrow('lost');
    }
    expect(await runRound(one, minLargeRound, () => Promise.resolve('run'))).toBe('run');
  });

  it('never delay a small round', async () => {
    const runRound = fewLargeRounds();
    const { begun, round } = heldRounds();
    for (let flow = 0; flow < maxLargeRounds; flow += 1) void runRound(one, minLargeRound, round);
    await nextTurn();
    void runRound(one, minLargeRound - 1, round);
    expect(begun).toHaveLength(maxOfProject + 1);
  });
});
