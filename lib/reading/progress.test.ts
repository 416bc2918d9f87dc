import { describe, expect, it } from 'vitest';
import { beginStep, newProgress, standsStill } from './progress';

const never = () => false;
const used = (ms: number) => ({ user: ms * 1_000, system: 0 });
const soFar = () => process.threadCpuUsage().user / 1_000 + process.threadCpuUsage().system / 1_000;

describe('reading · a step without progress', () => {
  it('hangs when its thread has used its limit', async () => {
    const progress = newProgress(60, 1);
    let asked = 0;
    const stuck = await standsStill(progress, never, async () => {
      asked += 1;
      return used(60);
    });
    expect({ stuck, asked }).toEqual({ stuck: true, asked: 1 });
  });

  it('gets longer, but not forever, on a machine that gives its thread no time', async () => {
    const progress = newProgress(60, 1);
    let asked = 0;
    const stuck = await standsStill(progress, never, async () => {
      asked += 1;
      return used(0);
    });
    expect(stuck).toBe(true);
    expect(asked).toBeGreaterThan(1);
  });

  it('is judged without the time that earlier steps used', async () => {
    const progress = newProgress(60, 1);
    beginStep(progress, 60);
    const before = soFar();
    const answers = [before, before + 1_000];
    const stuck = await standsStill(progress, never, async () => used(answers.shift() ?? 0));
    expect({ stuck, left: answers.length }).toEqual({ stuck: true, left: 0 });
  });
});
