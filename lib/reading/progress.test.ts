import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { beginStep, newProgress, standsStill, usedSoFar } from './progress';

const never = () => false;

describe('reading · a step without progress', () => {
  it('hangs when its process has used its limit', async () => {
    const before = usedSoFar();
    const progress = newProgress(60, 1);
    let asked = 0;
    const stuck = await standsStill(progress, never, () => {
      asked += 1;
      return before + 10_000;
    });
    expect({ stuck, asked }).toEqual({ stuck: true, asked: 1 });
  });

  it('gets longer, but not forever, on a machine that gives its process no time', async () => {
    const progress = newProgress(60, 1);
    let asked = 0;
    const stuck = await standsStill(progress, never, () => {
      asked += 1;
      return 0;
    });
    expect(stuck).toBe(true);
    expect(asked).toBeGreaterThan(1);
  });

  it('is judged without the time that earlier steps used', async () => {
    const progress = newProgress(60, 1);
    beginStep(progress, 60);
    const before = usedSoFar();
    const answers = [before, before + 1_000];
    const stuck = await standsStill(progress, never, () => answers.shift() ?? 0);
    expect({ stuck, left: answers.length }).toEqual({ stuck: true, left: 0 });
  });

  it('is charged for what native code does in threads of its own', async () => {
    const [all, own] = [usedSoFar(), process.threadCpuUsage().user];
    await promisify(pbkdf2)('a', 'b', 500_000, 64, 'sha512');
    const ownMs = (process.threadCpuUsage().user - own) / 1_000;
    expect(usedSoFar() - all).toBeGreaterThan(ownMs + 100);
  });
});
