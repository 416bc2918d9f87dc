import { pbkdf2 } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { beginLoading, beginStep, newProgress, type Progress, standsStill, usedSoFar } from './progress';

function useProcessor(ms: number): void {
  const until = usedSoFar() + ms;
  while (usedSoFar() < until);
}

const never = () => false;

/** A job in a step of 60 milliseconds. */
function hasty(workMs = 10_000): Progress {
  const progress = newProgress(workMs, 1);
  beginStep(progress, 60);
  return progress;
}

describe('reading · a step without progress', () => {
  it('hangs when its process has used its limit', async () => {
    const before = usedSoFar();
    const progress = hasty();
    let asked = 0;
    const stuck = await standsStill(progress, never, () => {
      asked += 1;
      return before + 10_000;
    });
    expect({ stuck, asked }).toEqual({ stuck: true, asked: 1 });
  });

  it('gets longer, but not forever, on a machine that gives its process no time', async () => {
    const progress = hasty();
    let asked = 0;
    const stuck = await standsStill(progress, never, () => {
      asked += 1;
      return 0;
    });
    expect(stuck).toBe(true);
    expect(asked).toBeGreaterThan(1);
  });

  it('is judged without the time that earlier steps used', async () => {
    const progress = hasty();
    beginStep(progress, 60);
    const before = usedSoFar();
    const answers = [before, before + 1_000];
    const stuck = await standsStill(progress, never, () => answers.shift() ?? 0);
    expect({ stuck, left: answers.length }).toEqual({ stuck: true, left: 0 });
  });

  it('ends when its job has no time left, not counting the time for loading', async () => {
    const progress = newProgress(100, 1);
    useProcessor(120);
    beginLoading(progress);
    useProcessor(120);
    beginStep(progress, 60_000);
    const atFirst = await Promise.race([standsStill(progress, never), setTimeout(0, 'goes on')]);
    useProcessor(120);
    beginStep(progress, 60_000);
    expect([atFirst, await standsStill(progress, never)]).toEqual(['goes on', true]);
  });

  it('is charged for what native code does in threads of its own', async () => {
    const [all, own] = [usedSoFar(), process.threadCpuUsage().user];
    await promisify(pbkdf2)('a', 'b', 500_000, 64, 'sha512');
    const ownMs = (process.threadCpuUsage().user - own) / 1_000;
    expect(usedSoFar() - all).toBeGreaterThan(ownMs + 100);
  });
});
