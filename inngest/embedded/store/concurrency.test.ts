import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '@/scripts/database/roles';
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
  it('respects a function’s limit across all workers', async () => {
    let active = 0;
    let maxActive = 0;
    const full = Promise.withResolvers<void>();
    const limited: Functions = (client) => [
      client.createFunction(
        { id: 'limited', triggers: [{ event: 'flow.requested' }], concurrency: 3 },
        ({ step }) =>
          step.run('together', async () => {
            maxActive = Math.max(maxActive, ++active);
            if (active === 3) full.resolve();
            await full.promise;
            await sleep(15);
            active -= 1;
          }),
      ),
    ];
    for (let sent = 0; sent < 20; sent += 1) await harness.send('flow.requested');
    await Promise.all([harness.start(limited), harness.start(limited)]);
    await harness.endedRuns(20);
    expect(maxActive).toBe(3);
  });
});

describe('runner · claims', () => {
  const functions: Functions = (client) => [
    client.createFunction({ id: 'limited', triggers: [], concurrency: 2 }, () => 'done'),
    client.createFunction({ id: 'other', triggers: [] }, () => 'done'),
  ];
  const registered = () => registerFunctions(new Sdk(testClient(), functions(testClient()), 1_000));

  /** Inserts runs that became due a minute ago, in order; named `limited1`, `limited2` and so on. */
  const insert = (name: 'limited' | 'other', count: number, { pool } = harness) =>
    pool.query(
      `insert into runner_runs (id, function_id, event, idempotency_key, wake_at)
       select $1 || n, 'test-' || $1, '{"id": "evt_1", "name": "x", "data": {}, "ts": 0}', n,
         now() - interval '1 minute' + n * interval '1 millisecond' from generate_series(1, $2::int) as n`,
      [name, count],
    );
  const idsOf = (runs: readonly Run[]) => runs.map(({ id }) => id).sort();

  it('take as many runs of a limited function as it has free slots, and more when slots become free', async () => {
    const known = await registered();
    const claimed = async () => idsOf(await claimRuns(harness.pool, known, 10, 60_000));
    await insert('limited', 50);
    expect(await claimed()).toEqual(['limited1', 'limited2']);
    expect(await claimed()).toEqual([]);
    await harness.pool.query(`update runner_runs set lease_until = null where id = 'limited1'`);
    expect(await claimed()).toEqual(['limited3']);
  });

  it('exceed no limit when many workers claim at once', async () => {
    const known = await registered();
    await insert('limited', 20);
    await insert('other', 20);
    const claims = Array.from({ length: 8 }, () => claimRuns(harness.pool, known, 5, 60_000));
    const claimed = idsOf((await Promise.all(claims)).flat());
    expect(claimed.filter((id) => id.startsWith('limited'))).toEqual(['limited1', 'limited2']);
    expect(claimed).toHaveLength(22);
  });

  it('take turns between functions, so that the backlog of one does not delay another', async () => {
    const known = await registered();
    await insert('other', 100);
    await insert('limited', 1);
    expect(idsOf(await claimRuns(harness.pool, known, 2, 60_000))).toEqual(['limited1', 'other1']);
  });

  it('read only the rows that they take, even if the statistics date from a time without due runs', async () => {
    const own = await RunnerHarness.openAlone();
    const known = await registered();
    await own.pool.query(
      `insert into runner_runs (id, function_id, event, idempotency_key, status, ended_at, wake_at)
       select 'old' || n, 'test-other', '{}', 'old' || n, 'completed', now(), null from generate_series(1, 2000) as n`,
    );
    await withClient(own.ownerUrl, (owner) => owner.query('analyze runner_runs'));
    await insert('other', 2_000, own);
    const pool = new pg.Pool({ connectionString: own.url, max: 1 });
    const rowsRead = async () => {
      await pool.query('select pg_stat_force_next_flush()');
      const { rows } = await pool.query<{ count: number }>(
        `select (seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid))::int as count
         from pg_stat_user_tables t where relname = 'runner_runs'`,
      );
      return rows[0]?.count ?? 0;
    };
    const before = await rowsRead();
    expect(await claimRuns(pool, known, 10, 60_000)).toHaveLength(10);
    expect((await rowsRead()) - before).toBeLessThan(100);
    await pool.end();
    await own.close();
  });

  it('skip a run that is no longer due when its lock is released', async () => {
    const known = await registered();
    await insert('other', 1);
    const tx = await harness.pool.connect();
    await tx.query('begin');
    await tx.query(`update runner_runs set wake_at = now() + interval '1 day'`);
    expect(await claimRuns(harness.pool, known, 1, 60_000)).toEqual([]);
    await tx.query('commit');
    tx.release();
    expect(await claimRuns(harness.pool, known, 1, 60_000)).toEqual([]);
  });
});
