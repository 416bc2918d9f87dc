import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { prune } from './prune';
import { silent } from './fixtures/client';
import { RunnerHarness } from './fixtures/harness';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

describe('runner · pruning', () => {
  it('deletes ended runs and routed events after the retention period, but nothing unfinished', async () => {
    const ages = [
      ['old', '8 days'],
      ['young', '6 days'],
    ];
    for (const [name, age] of ages) {
      await harness.pool.query(
        `insert into events (token, type, data, created_at, routed_at) values
           ('evt_' || $1 || '_routed', 'x', '{}', now() - $2::interval, now() - $2::interval),
           ('evt_' || $1 || '_unrouted', 'x', '{}', now() - $2::interval, null)`,
        [name, age],
      );
      await harness.pool.query(
        `insert into runner_runs (id, function_id, event, idempotency_key, status, created_at, ended_at) values
           ($1 || '_ended', 'f', '{}', $1 || '_ended', 'completed', now() - $2::interval, now() - $2::interval),
           ($1 || '_running', 'f', '{}', $1 || '_running', 'running', now() - $2::interval, null)`,
        [name, age],
      );
    }
    await harness.pool.query(
      `insert into runner_steps (run_id, id, name, op, status) values ('old_ended', '1', 'a', 'StepRun', 'done')`,
    );
    expect(await prune(harness.pool, silent, 7)).toBe(2);
    const { rows } = await harness.pool.query(
      `select token as left from events union select id from runner_runs order by 1`,
    );
    expect(rows.map((row) => row.left)).toEqual([
      'evt_old_unrouted',
      'evt_young_routed',
      'evt_young_unrouted',
      'old_running',
      'young_ended',
      'young_running',
    ]);
    expect(await prune(harness.pool, silent, 7)).toBe(0);
  });
});
