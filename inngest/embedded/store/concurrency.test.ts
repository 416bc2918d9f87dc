import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from '@/scripts/database/roles';
import { testClient } from '../fixtures/client';
import { claimOf, RunnerHarness, type Functions } from '../fixtures/harness';
import { registerFunctions } from '../register';
import { Sdk } from '../sdk';
import { type Claim, claimRuns } from './leases';
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

describe('runner · places', () => {
  it('are left for the runs of other projects while those of one are slow', async () => {
    const gate = Promise.withResolvers<void>();
    const ended: unknown[] = [];
    const slow: Functions = (client) => [
      client.createFunction(
        { id: 'slow', triggers: [{ event: 'flow.requested' }] },
        async ({ event, step }) => {
          if (event.data.project_id === 1) await step.run('slow', () => gate.promise);
          ended.push(event.data.project_id);
        },
      ),
    ];
    await harness.start(slow);
    for (let sent = 0; sent < 40; sent += 1) await harness.send('flow.requested', {}, 1);
    const begun = () => harness.pool.query('select 1 from runner_runs where lease_until is not null');
    await harness.eventually(begun, ({ rowCount }) => (rowCount ?? 0) >= 10);
    await harness.send('flow.requested', {}, 2);
    await harness.eventually(
      () => ended,
      (all) => all.includes(2),
    );
    expect(ended).toEqual([2]);
    gate.resolve();
    await harness.endedRuns(41);
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

  /** As `insert`, and due after all of those; named `limited of 3: 1` and so on. */
  const insertOf = (project: number, name: 'limited' | 'other', count: number, { pool } = harness) =>
    pool.query(
      `insert into runner_runs (id, function_id, project_id, event, idempotency_key, wake_at)
       select format('%s of %s: %s', $1::text, $3::int, n), 'test-' || $1, $3,
         '{"id": "evt_1", "name": "x", "data": {}, "ts": 0}', format('%s: %s', $3::int, n), now() - interval '1 second' + n * interval '1 millisecond'
       from generate_series(1, $2::int) as n`,
      [name, count, project],
    );
  const idsOf = (runs: readonly Run[]) => runs.map(({ id }) => id).sort();

  it('take as many runs of a limited function as it has free slots, and more when slots become free', async () => {
    const known = await registered();
    const claimed = async () => idsOf(await claimRuns(harness.pool, known, claimOf(10)));
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
    const claims = Array.from({ length: 8 }, () => claimRuns(harness.pool, known, claimOf(5)));
    const claimed = idsOf((await Promise.all(claims)).flat());
    expect(claimed.filter((id) => id.startsWith('limited'))).toEqual(['limited1', 'limited2']);
    expect(claimed).toHaveLength(22);
  });

  it('take turns between functions, so that the backlog of one does not delay another', async () => {
    const known = await registered();
    await insert('other', 100);
    await insert('limited', 1);
    expect(idsOf(await claimRuns(harness.pool, known, claimOf(2)))).toEqual(['limited1', 'other1']);
  });

  it('take one at a time of the runs that several workers were lost with, and none beside one', async () => {
    const known = await registered();
    await insertOf(1, 'other', 3);
    await insertOf(2, 'other', 2);
    await harness.pool.query('update runner_runs set faults = 2 where project_id = 1');
    const claimed = async (suspects: number) =>
      idsOf(await claimRuns(harness.pool, known, claimOf(8, { suspects })));
    expect(await claimed(1)).toEqual(['other of 1: 1', 'other of 2: 1', 'other of 2: 2']);
    await insertOf(3, 'other', 1);
    expect(await claimed(0)).toEqual(['other of 3: 1']);
    expect(await claimed(1)).toEqual(['other of 1: 2']);
  });

  it('take no more runs of a project than it may have, so that there are places for others', async () => {
    const known = await registered();
    await insertOf(1, 'other', 100);
    await insertOf(1, 'limited', 5);
    const claimed = (claim: Partial<Claim>) => claimRuns(harness.pool, known, claimOf(8, claim));
    const ofOne = idsOf(await claimed({ perProject: 5 }));
    expect(ofOne).toEqual([
      'limited of 1: 1',
      'limited of 1: 2',
      'other of 1: 1',
      'other of 1: 2',
      'other of 1: 3',
    ]);
    await insertOf(2, 'other', 1);
    expect(idsOf(await claimed({ perProject: 5, active: new Map([[1, 5]]) }))).toEqual(['other of 2: 1']);
    expect(idsOf(await claimed({ perProject: 5, active: new Map([[1, 4]]) }))).toEqual(['other of 1: 4']);
  });

  it('give the next places to the project with the fewest active runs', async () => {
    const known = await registered();
    await insertOf(1, 'other', 100);
    await insertOf(2, 'other', 3);
    const claimed = async (limit: number) =>
      idsOf(
        await claimRuns(harness.pool, known, claimOf(limit, { active: new Map([[1, 3]]), perProject: 5 })),
      );
    expect(await claimed(1)).toEqual(['other of 2: 1']);
    expect(await claimed(2)).toEqual(['other of 2: 2', 'other of 2: 3']);
  });

  it('keep some places for projects without an active run, which would wait for a slow one of others', async () => {
    const known = await registered();
    await insertOf(1, 'other', 100);
    await insertOf(2, 'other', 100);
    const claimed = async (limit: number, claim: Partial<Claim> = {}) =>
      idsOf(await claimRuns(harness.pool, known, claimOf(limit, { kept: 2, ...claim })));
    expect(await claimed(6)).toHaveLength(4);
    const active = new Map([
      [1, 2],
      [2, 2],
    ]);
    expect(await claimed(2, { active })).toEqual([]);
    await insertOf(3, 'other', 2);
    expect(await claimed(2, { active })).toEqual(['other of 3: 1']);
    expect(await claimed(3, { active: active.set(3, 1) })).toEqual(['other of 3: 2']);
  });

  it('give each project its turn of a limited function', async () => {
    const known = await registered();
    await insertOf(1, 'limited', 50);
    await insertOf(2, 'limited', 50);
    const claimed = await claimRuns(harness.pool, known, claimOf(10));
    expect(idsOf(claimed)).toEqual(['limited of 1: 1', 'limited of 2: 1']);
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
    await insertOf(2, 'other', 10, own);
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
    expect(await claimRuns(pool, known, claimOf(10))).toHaveLength(10);
    expect((await rowsRead()) - before).toBeLessThan(100);
    const active = new Map([[0, 10]]);
    const beforeOthers = await rowsRead();
    expect(await claimRuns(pool, known, claimOf(10, { active }))).toHaveLength(5);
    expect((await rowsRead()) - beforeOthers).toBeLessThan(100);
    await pool.end();
    await own.close();
  });

  it('skip a run that is no longer due when its lock is released', async () => {
    const known = await registered();
    await insert('other', 1);
    const tx = await harness.pool.connect();
    await tx.query('begin');
    await tx.query(`update runner_runs set wake_at = now() + interval '1 day'`);
    expect(await claimRuns(harness.pool, known, claimOf(1))).toEqual([]);
    await tx.query('commit');
    tx.release();
    expect(await claimRuns(harness.pool, known, claimOf(1))).toEqual([]);
  });
});
