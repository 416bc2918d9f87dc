import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stepsSince } from './steps.mjs';

let lines: { at: number; text: string }[];
const startedAt = Date.now();
const steps = stepsSince(startedAt, (text) => lines.push({ at: Date.now(), text }));

beforeEach(() => {
  lines = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const after = (ms: number, result: number) =>
  new Promise<number>((resolve) => setTimeout(resolve, ms, result));

describe('npm start · steps', () => {
  it('is never silent for five seconds during a long step', async () => {
    const began = Date.now();
    const step = steps.run('Done', () => after(61_000, 7), 'Doing');
    await vi.advanceTimersByTimeAsync(61_000);
    expect(await step).toBe(7);
    const instants = [began, ...lines.map(({ at }) => at)];
    const gaps = instants.slice(1).map((at, index) => at - (instants[index] ?? at));
    expect(Math.max(...gaps)).toBeLessThan(5_000);
    expect(lines[0]?.text).toContain('Doing …');
    expect(lines.at(-1)?.text).toContain('Done (61.0 s)');
  });

  it('ends with a line made from its result, or without one', async () => {
    await steps.run(
      (count) => `${count} done`,
      async () => 3,
    );
    await steps.run(
      () => null,
      async () => 3,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.text).toContain('3 done');
  });
});
