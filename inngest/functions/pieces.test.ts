import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RunnerHarness } from '../embedded/fixtures/harness';
import { workInPieces } from './pieces';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

interface Counted {
  /** In this piece and the previous ones. */
  done: number;
  has_more: boolean;
}

// Takes over two seconds, because each of a hundred steps replays those before it.
describe('functions · work in pieces', () => {
  it.each([
    ['until nothing is left', 3, 3],
    ['a hundred in a run, which may have a thousand steps', 1_000, 100],
  ])('%s', async (_what, pieces, expected) => {
    let done = 0;
    await harness.start((client) => [
      client.createFunction({ id: 'pieces', triggers: [{ event: 'work.requested' }] }, ({ step }) =>
        workInPieces<Counted>(step, 'work', async (before) => {
          done = (before?.done ?? 0) + 1;
          return { done, has_more: done < pieces };
        }),
      ),
    ]);
    await harness.send('work.requested');
    const [run] = await harness.endedRuns(1);
    expect([run?.status, done]).toEqual(['completed', expected]);
  });
});
