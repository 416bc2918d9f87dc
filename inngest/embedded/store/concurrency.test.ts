import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testClient } from '../fixtures/client';
import { RunnerHarness, type Functions } from '../fixtures/harness';
import { registerFunctions } from '../register';
import { Sdk } from '../sdk';
import { claimRuns } from './leases';
import type { Run } from './runs';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

describe('runner · concurrency', () => {
  it('takes the key of a run from its event', async () => {
    const active = new Map<string, number>();
    let most = 0;
    const limited: Functions = (client) => [
      client.createFunction(
        {
          id: 'limited',
          triggers: [{ event: 'flow.requested' }],
          concurrency: { limit: 1, key: 'event.data.endpoint' },
        },
        ({ event, step }) =>
          step.run('deliver', async () => {
            const { endpoint } = event.data;
            active.set(endpoint, (active.get(endpoint) ?? 0) + 1);
            most = Math.max(most, active.get(endpoint) ?? 0);
            await sleep(10);
            active.set(endpoint, (active.get(endpoint) ?? 0) - 1);
          }),
      ),
    ];
    for (let sent = 0; sent < 12; sent += 1)
      await harness.send('flow.requested', { endpoint: `e${sent % 2}` });
    await Promise.all([harness.start(limited), harness.start(limited)]);
    await harness.endedRuns(12);
    expect(most).toBe(1);
    const { rows } = await harness.pool.query('select distinct concurrency_key from runner_runs');
    expect(rows).toHaveLength(2);
  });

  it('respects a function’s limit over all workers', async () => {
    let active = 0;
    let maxActive = 0;
    const full = Promise.withResolvers<void>();
    const limited: Functions = (client) => [
      client.createFunction(
        { id: 'limited', triggers: [{ event: 'flow.requested' }], concurrency: 3 },
        ({ step }) =>
          Promise.all(
            ['a', 'b'].map((name) =>
              step.run(name, async () => {
                maxActive = Math.max(maxActive, ++active);
                if (active === 3) full.resolve();
                await full.promise;
                await sleep(15);
                active -= 1;
              }),
            ),
          ),
      ),
    ];
    for (let sent = 0; sent < 20; sent += 1) await harness.send('flow.requested');
    await Promise.all([harness.start(limited), harness.start(limited)]);
    await harness.endedRuns(20);
    expect(maxActive).toBe(3);
  });
});

describe('runner · concurrency by key', () => {
  const limited: Functions = (client) => [
    client.createFunction(
      { id: 'limited', triggers: [], concurrency: { limit: 2, key: 'event.data.endpoint' } },
      () => 'done',
    ),
    client.createFunction({ id: 'other', triggers: [{ event: 'flow.requested' }] }, () => 'done'),
  ];
  const registered = () =>
    registerFunctions(new Sdk(testClient(harness.pool), limited(testClient(harness.pool)), 1_000));

  const insert = (key: string, count: number, functionId = 'test-limited') =>
    harness.pool.query(
      `insert into runner_runs (id, function_id, event, idempotency_key, concurrency_key, wake_at)
       select $1 || n, $3, '{"id": "evt_1", "name": "x", "data": {}, "ts": 0}', $1 || n, $1,
         now() - interval '1 minute' + n * interval '1 millisecond' from generate_series(1, $2::int) as n`,
      [key, count, functionId],
    );
  const idsOf = (runs: readonly Run[]) => runs.map(({ id }) => id).sort();

  it('claims of each key what has places, and passes over the backlog of a key without one', async () => {
    const functions = await registered();
    await insert('a', 50);
    expect(idsOf(await claimRuns(harness.pool, functions, 10, 60_000))).toEqual(['a1', 'a2']);
    await insert('b', 3);
    expect(idsOf(await claimRuns(harness.pool, functions, 10, 60_000))).toEqual(['b1', 'b2']);
    expect(await claimRuns(harness.pool, functions, 10, 60_000)).toEqual([]);
    await harness.pool.query(`update runner_runs set lease_until = null where id = 'b1'`);
    expect(idsOf(await claimRuns(harness.pool, functions, 10, 60_000))).toEqual(['b3']);
  });

  it('claims no more than there are places when many workers claim batches at once', async () => {
    const functions = await registered();
    await Promise.all(['a', 'b', 'c'].map((key) => insert(key, 20)));
    const claims = Array.from({ length: 8 }, () => claimRuns(harness.pool, functions, 10, 60_000));
    const claimed = idsOf((await Promise.all(claims)).flat());
    const more = [];
    for (let n = 0; n < 3; n += 1) more.push(...(await claimRuns(harness.pool, functions, 10, 60_000)));
    expect([...claimed, ...idsOf(more)].sort()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1', 'c2']);
  });

  it('lets the functions take turns, so that the backlog of one does not keep another', async () => {
    const functions = await registered();
    await insert('', 100, 'test-other');
    await insert('a', 1);
    expect(idsOf(await claimRuns(harness.pool, functions, 2, 60_000))).toEqual(['1', 'a1']);
  });
});
