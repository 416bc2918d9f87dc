import { afterEach, expect, it, vi } from 'vitest';
import { Loop } from './loop';

const loops: Loop[] = [];
afterEach(() => Promise.all(loops.splice(0).map((loop) => loop.stop())));

const aLoop = (work: () => Promise<number>, error = vi.fn<(fields: object, message: string) => void>()) => {
  loops.push(new Loop({ name: 'mails', intervalMs: 5, work, logger: { error } }));
  return error;
};

it('a loop repeats its work at once until there is nothing to do, and then at its interval', async () => {
  const left = [3, 2, 1];
  const work = vi.fn<() => Promise<number>>(async () => left.shift() ?? 0);
  aLoop(work);
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(5));
});

it("a loop that fails is named in the log, without the error's message, and tries again", async () => {
  const work = vi.fn<() => Promise<number>>().mockResolvedValue(0);
  work.mockRejectedValueOnce(new Error('Mary Ward'));
  const error = aLoop(work);
  await vi.waitFor(() => expect(work.mock.calls.length).toBeGreaterThan(2));
  const [[fields, message] = []] = error.mock.calls;
  expect([fields, message]).toEqual([
    expect.objectContaining({ loop: 'mails' }),
    expect.stringContaining('mails'),
  ]);
  expect(JSON.stringify(error.mock.calls)).not.toMatch(/Mary Ward|embedded/);
});
