import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { silent } from './fixtures/client';
import { type Functions, RunnerHarness } from './fixtures/harness';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

const kept: Functions = (client) => [
  client.createFunction({ id: 'kept', triggers: [{ event: 'flow.requested' }] }, () => 'done'),
];

/** `due` is how long ago it was due. */
const insertRun = (id: string, functionId: string, due: string) =>
  harness.pool.query(
    `insert into runner_runs (id, function_id, event, idempotency_key, wake_at)
     values ($1, $2, '{"id": "evt_1", "name": "flow.requested", "data": {}, "ts": 0}', $1, now() - $3::interval)`,
    [id, functionId, due],
  );

const insertCron = (functionId: string, due: string) =>
  harness.pool.query(`insert into runner_crons values ($1, '0 * * * *', now() - $2::interval)`, [
    functionId,
    due,
  ]);

const seen = (functionId: string, ago: string) =>
  harness.pool.query(`insert into runner_functions values ($1, now() - $2::interval)`, [functionId, ago]);

const statuses = async () =>
  Object.fromEntries((await harness.runs()).map(({ id, status }) => [id, status] as const));

/** Due functions as a monitor sees them, and whether anything is late. */
async function figures() {
  const { rows } = await harness.pool.query<{ figure: string; of: string; value: number }>(
    `select figure, "of", value from deployment_figures() where figure in ('runs_due_of_function', 'run_delay_seconds')`,
  );
  const due = rows.filter(({ figure }) => figure === 'runs_due_of_function').map((row) => row.of);
  return { due, isLate: rows.some(({ figure, value }) => figure === 'run_delay_seconds' && value > 60) };
}

describe('runner · functions without a worker', () => {
  it('have runs and crons that were due for a day cancelled, which is logged', async () => {
    const warnings: object[] = [];
    await insertRun('gone1', 'test-gone', '25 hours');
    await insertRun('gone2', 'test-gone', '23 hours');
    await insertRun('gone3', 'test-gone', '-1 hour');
    await insertRun('other1', 'test-other', '25 hours');
    await insertRun('kept1', 'test-kept', '25 hours');
    await insertCron('test-gone', '25 hours');
    await insertCron('test-other', '25 hours');
    await insertCron('test-young', '23 hours');
    // Announced by a worker of another version; the second one long ago.
    await seen('test-other', '1 minute');
    await seen('test-gone', '6 minutes');
    const logger = { ...silent, warn: (fields: object) => void warnings.push(fields) };
    await harness.start(kept, { logger });
    const ended = { gone1: 'cancelled', gone2: 'running', gone3: 'running' };
    const expected = { ...ended, other1: 'running', kept1: 'completed' };
    await harness.eventually(statuses, (all) => all.gone1 === 'cancelled' && all.kept1 === 'completed');
    expect(await statuses()).toEqual(expected);
    await harness.eventually(() => warnings.length, Boolean);
    expect(warnings).toEqual([{ function: 'test-gone', runs: 1, crons: 1 }]);
    const { rows } = await harness.pool.query('select function_id from runner_crons order by 1');
    expect(rows.map(({ function_id }) => function_id)).toEqual(['test-other', 'test-young']);
  });

  it('do not count as late', async () => {
    await insertRun('gone1', 'test-gone', '1 hour');
    await seen('test-gone', '6 minutes');
    expect(await figures()).toEqual({ due: ['test-gone'], isLate: true });
    await harness.start(kept);
    expect(await figures()).toEqual({ due: [], isLate: false });
  });

  it('do not include those of stopped workers, which count as late', async () => {
    const runner = await harness.start(kept);
    await runner.stop();
    await harness.pool.query(`update runner_functions set seen_at = now() - interval '1 day'`);
    await insertRun('kept1', 'test-kept', '1 hour');
    expect(await figures()).toEqual({ due: ['test-kept'], isLate: true });
  });
});
