import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { nextTick } from './crons';
import { RunnerBench, type Functions } from './fixtures/harness';

let bench: RunnerBench;
beforeAll(async () => void (bench = await RunnerBench.open()));
afterEach(() => bench.reset());
afterAll(() => bench.close());

const hourly: Functions = (client) => [
  client.createFunction({ id: 'sweep', triggers: [{ cron: '0 * * * *' }] }, ({ event }) => event.name),
];

describe('runner · cron', () => {
  it('runs once for however many ticks were missed, and then at the next one', async () => {
    await bench.pool.query(
      `insert into runner_crons values ('test-sweep', '0 * * * *', date_trunc('hour', now()) - interval '5 hours')`,
    );
    await Promise.all([bench.start(hourly), bench.start(hourly)]);
    const [run] = await bench.endedRuns(1);
    expect(run).toMatchObject({ status: 'completed', output: 'inngest/scheduled.timer' });
    const { rows } = await bench.pool.query('select next_at from runner_crons');
    expect(rows).toEqual([{ next_at: nextTick('0 * * * *') }]);
  });

  it('waits for the first tick of a new cron, and forgets one that its function no longer has', async () => {
    await bench.pool.query(`insert into runner_crons values ('test-sweep', '* * * * *', now())`);
    await bench.start(hourly);
    const { rows } = await bench.pool.query('select function_id, cron, next_at from runner_crons');
    expect(rows).toEqual([{ function_id: 'test-sweep', cron: '0 * * * *', next_at: nextTick('0 * * * *') }]);
    expect(await bench.runs()).toEqual([]);
  });

  it('reads a time zone', () => {
    const hours = ['TZ=Asia/Tokyo 0 9 * * *', '0 0 * * *'].map((cron) => nextTick(cron).getUTCHours());
    expect(hours).toEqual([0, 0]);
  });
});
