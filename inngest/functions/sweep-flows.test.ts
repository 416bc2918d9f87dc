import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RunnerHarness } from '../embedded/fixtures/harness';
import { notifyWorkers } from '../embedded/notify';
import { sweepFlows } from './sweep-flows';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

/**
 * How long each sleep of the first run would take. One statement reads and ends the sleeps, so that none is
 * missed.
 */
async function sleepsUntilEnd(): Promise<number[]> {
  const sleeps: number[] = [];
  const wakeSleepers = async () => {
    const { rows } = await harness.pool.query<{ ms: number }>(
      `with sleeping as (
         select run_id, id, wake_at from runner_steps
         where status = 'waiting' and wake_at > now() and run_id = (select min(id) from runner_runs)
       )
       update runner_steps set wake_at = now() from sleeping
       where (runner_steps.run_id, runner_steps.id) = (sleeping.run_id, sleeping.id)
       returning (extract(epoch from sleeping.wake_at - now()) * 1000)::float8 as ms`,
    );
    sleeps.push(...rows.map(({ ms }) => ms));
    await harness.pool.query('update runner_runs set wake_at = now() where lease_until is null');
    await notifyWorkers(harness.pool, 'runs');
    return harness.runs();
  };
  await harness.eventually(wakeSleepers, ([firstRun]) => Boolean(firstRun?.ended_at));
  return sleeps;
}

describe('sweep of flows', () => {
  // Only the sweep can find a sync flow of a killed web process.
  it('sweeps at most twenty seconds apart, also from one minute to the next', async () => {
    await harness.start(() => [sweepFlows]);
    await harness.send('worker.started');
    const sleeps = await sleepsUntilEnd();
    const untilNextMinute = 60_000 - sleeps.reduce((sum, ms) => sum + ms, 0);
    expect(untilNextMinute).toBeGreaterThan(0);
    expect(Math.max(...sleeps, untilNextMinute)).toBeLessThan(20_000);
  });
});
