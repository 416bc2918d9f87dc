import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { fewLargeRounds, maxLargeRounds, minLargeRound } from './large-rounds';

function heldRounds() {
  const begun: Array<() => void> = [];
  return { begun, round: () => new Promise<void>((end) => begun.push(end)) };
}

describe('flows · large rounds', () => {
  it('run a limited number at once, and one more whenever one has ended', async () => {
    const runRound = fewLargeRounds();
    const { begun, round } = heldRounds();
    for (let flow = 0; flow < maxLargeRounds + 3; flow += 1) void runRound(minLargeRound, round);
    await nextTurn();
    expect(begun).toHaveLength(maxLargeRounds);
    begun[0]!();
    await nextTurn();
    expect(begun).toHaveLength(maxLargeRounds + 1);
  });

  it('continue after one has failed', async () => {
    const runRound = fewLargeRounds();
    for (let flow = 0; flow < maxLargeRounds; flow += 1) {
      await expect(runRound(minLargeRound, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    }
    expect(await runRound(minLargeRound, () => Promise.resolve('run'))).toBe('run');
  });

  it('never delay a small round', async () => {
    const runRound = fewLargeRounds();
    const { begun, round } = heldRounds();
    for (let flow = 0; flow < maxLargeRounds; flow += 1) void runRound(minLargeRound, round);
    await nextTurn();
    void runRound(minLargeRound - 1, round);
    expect(begun).toHaveLength(maxLargeRounds + 1);
  });
});
