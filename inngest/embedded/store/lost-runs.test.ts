import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testClient } from '../fixtures/client';
import { claimOf, RunnerHarness, type Functions } from '../fixtures/harness';
import { registerFunctions } from '../register';
import { Sdk } from '../sdk';
import { claimRuns, freeLostRuns } from './leases';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

describe('runner · a dead worker', () => {
  const flow: Functions = (client) => [
    client.createFunction({ id: 'flow', triggers: [{ event: 'flow.requested' }] }, () => 'done'),
  ];
  const insert = (id: string, columns: string, values: string) =>
    harness.pool.query(
      `insert into runner_runs (id, function_id, event, idempotency_key, ${columns})
       values ($1, 'test-flow', '{"id": "evt_1", "name": "flow.requested", "data": {}, "ts": 0}', $1, ${values})`,
      [id],
    );

  it('leaves its runs to come before those that were created later', async () => {
    const functions = await registerFunctions(new Sdk(testClient(), flow(testClient()), 1_000));
    await insert('later', 'created_at, wake_at', `now() - interval '1 minute', now() - interval '1 minute'`);
    await insert(
      'lost',
      'created_at, lease_until',
      `now() - interval '2 minutes', now() - interval '1 second'`,
    );
    await insert(
      'held',
      'created_at, lease_until',
      `now() - interval '3 minutes', now() + interval '1 hour'`,
    );
    expect(await freeLostRuns(harness.pool, functions)).toBe(1);
    const [first, ...others] = await claimRuns(harness.pool, functions, claimOf(1));
    expect(others).toEqual([]);
    expect(first).toMatchObject({ id: 'lost', faults: 1 });
  });

  it('is noticed by the next one while that has more to do', async () => {
    await insert(
      'lost',
      'created_at, lease_until',
      `now() - interval '2 minutes', now() + interval '200 ms'`,
    );
    // It has no place left to claim the run with.
    await harness.start(flow, { leaseMs: 300, concurrency: 0 });
    const read = () => harness.pool.query('select lease_until, wake_at < now() as is_due from runner_runs');
    const { rows } = await harness.eventually(read, ({ rows: [run] }) => run?.lease_until === null);
    expect(rows).toEqual([{ lease_until: null, is_due: true }]);
  });
});
