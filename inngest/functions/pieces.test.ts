import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RunnerHarness } from '../embedded/fixtures/harness';
import { workInPieces } from './pieces';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

// Two seconds and more: each of a hundred steps replays those before it.
describe('functions · work in pieces', () => {
  it.each([
    ['until nothing is left', 3, 3],
    ['a hundred in a run, which may have a thousand steps', 1_000, 100],
  ])('%s', async (_what, pieces, expected) => {
    let done = 0;
    await harness.start((client) => [
      client.createFunction({ id: 'pieces', triggers: [{ event: 'work.requested' }] }, ({ step }) =>
        workInPieces(step, 'work', async () => ({ has_more: (done += 1) < pieces })),
      ),
    ]);
    await harness.send('work.requested');
    const [run] = await harness.endedRuns(1);
    expect([run?.status, done]).toEqual(['completed', expected]);
  });
});
