import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextTick } from './next-tick';
import { RunnerHarness, type Functions } from './fixtures/harness';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

const hourly: Functions = (client) => [
  client.createFunction({ id: 'sweep', triggers: [{ cron: '0 * * * *' }] }, ({ event }) => event.name),
];

describe('runner · cron', () => {
  it('runs once when several ticks were missed, and then at the next tick', async () => {
    await harness.pool.query(
      `insert into runner_crons values ('test-sweep', '0 * * * *', date_trunc('hour', now()) - interval '5 hours')`,
    );
    await Promise.all([harness.start(hourly), harness.start(hourly)]);
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({ status: 'completed', output: 'inngest/scheduled.timer' });
    const { rows } = await harness.pool.query('select next_at from runner_crons');
    expect(rows).toEqual([{ next_at: nextTick('0 * * * *') }]);
  });

  it('waits for the first tick of a new cron, and deletes a cron that its function no longer has', async () => {
    await harness.pool.query(`insert into runner_crons values ('test-sweep', '* * * * *', now())`);
    await harness.start(hourly);
    const { rows } = await harness.pool.query('select function_id, cron, next_at from runner_crons');
    expect(rows).toEqual([{ function_id: 'test-sweep', cron: '0 * * * *', next_at: nextTick('0 * * * *') }]);
    expect(await harness.runs()).toEqual([]);
  });

  it('uses UTC', () => {
    expect(nextTick('0 9 * * *').getUTCHours()).toBe(9);
  });
});
