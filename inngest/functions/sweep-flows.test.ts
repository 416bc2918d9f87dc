import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RunnerHarness } from '../embedded/fixtures/harness';
import { notifyWorkers } from '../embedded/notify';
import { sweepFlows } from './sweep-flows';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

interface Sleep {
  id: string;
  ms: number;
}

/** How long each sleep of the run would take; they all end at once. */
async function sleepsUntilEnd(): Promise<number[]> {
  const sleeps = new Map<string, number>();
  const wakeSleepers = async () => {
    const { rows } = await harness.pool.query<Sleep>(
      `select id, (extract(epoch from wake_at - now()) * 1000)::float8 as ms from runner_steps where status = 'waiting'`,
    );
    for (const { id, ms } of rows) if (!sleeps.has(id)) sleeps.set(id, ms);
    await harness.pool.query(`update runner_steps set wake_at = now() where status = 'waiting'`);
    await harness.pool.query('update runner_runs set wake_at = now() where lease_until is null');
    await notifyWorkers(harness.pool, 'runs');
    return harness.runs();
  };
  await harness.eventually(wakeSleepers, (runs) => runs.some(({ ended_at }) => ended_at !== null));
  return [...sleeps.values()];
}

describe('sweep of flows', () => {
  // A sync flow of a web process that was killed has nobody but the sweep.
  it('leaves no more than twenty seconds between two looks, of one minute and of the next', async () => {
    await harness.start(() => [sweepFlows]);
    await harness.send('worker.started');
    const sleeps = await sleepsUntilEnd();
    const untilNextMinute = 60_000 - sleeps.reduce((sum, ms) => sum + ms, 0);
    expect(untilNextMinute).toBeGreaterThan(0);
    expect(Math.max(...sleeps, untilNextMinute)).toBeLessThan(20_000);
  });
});
