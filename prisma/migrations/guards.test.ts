import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import { recordEvent } from '@/lib/domain/audit/record-event';
import * as audit from '@/lib/domain/audit/service';
import { aCase, anAlert, anEntity, aProject } from '@/prisma/seed/factories';
import { workerDatabase } from '@/tests/database';

// What 20261121000100_guards promises, tried with each role that could break it.

let app: pg.Client;
let owner: pg.Client;
let superuser: pg.Client;

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

beforeAll(async () => {
  const { appUrl, ownerUrl } = workerDatabase();
  const adminUrl = new URL(inject('cluster').adminUrl);
  adminUrl.pathname = new URL(ownerUrl).pathname;
  [app, owner, superuser] = await Promise.all([connect(appUrl), connect(ownerUrl), connect(adminUrl.toString())]);
});

afterAll(() => Promise.all([app, owner, superuser].map((client) => client.end())));

const show = (client: pg.Client, ctx: Context) =>
  client.query(`select set_config('app.project_id', $1, false)`, [String(ctx.project.id)]);

const count = async (client: pg.Client, sql: string, values: unknown[] = []) =>
  Number((await client.query<{ count: string }>(`select count(*) ${sql}`, values)).rows[0]?.count);

const tenantTables = [
  'api_keys', 'oauth_clients', 'users', 'policies', 'notifications', 'idempotency_keys', 'flows', 'flow_parties',
  'cases', 'case_entities', 'comments', 'entities', 'alerts', 'checks', 'risk_assessments', 'audit_log',
  'list_totals', 'webhooks', 'webhook_deliveries', 'webhook_attempts', 'watchlists', 'watchlist_versions',
  'watchlist_entries',
]; // prettier-ignore

describe('tenancy · row-level security', () => {
  let ours: Context;
  let theirs: Context;

  beforeAll(async () => {
    [ours, theirs] = [await aProject(), await aProject()];
    await aCase(ours);
    await aCase(theirs);
  });

  it('is forced on every table that has a project_id', async () => {
    const { rows } = await owner.query<{ name: string; forced: boolean }>(
      `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'project_id'
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
    );
    // The outbox is the worker's, which serves every project; the heads are nobody's but the functions'.
    const others = rows.filter(({ forced }) => !forced).map(({ name }) => name);
    expect(others).toEqual(['audit_heads', 'events']);
    expect(rows.filter(({ forced }) => forced).map(({ name }) => name)).toEqual([...tenantTables].sort());
  });

  it('shows the application no row while no project is set', async () => {
    await app.query(`select set_config('app.project_id', '', false)`);
    expect(await count(app, 'from cases')).toBe(0);
    expect(await count(app, 'from audit_log')).toBe(0);
  });

  it('shows the application its own project alone', async () => {
    await show(app, ours);
    expect(await count(app, 'from cases where project_id <> $1', [ours.project.id])).toBe(0);
    expect(await count(app, 'from cases where project_id = $1', [ours.project.id])).toBe(1);
    expect(await count(app, 'from audit_log where project_id = $1', [theirs.project.id])).toBe(0);
  });

  it('changes and deletes nothing of another project', async () => {
    await show(app, ours);
    const updated = await app.query(`update cases set status = 'Closed' where project_id = $1`, [theirs.project.id]);
    const deleted = await app.query('delete from list_totals where project_id = $1', [theirs.project.id]);
    expect([updated.rowCount, deleted.rowCount]).toEqual([0, 0]);
  });

  it('refuses a row that is written into another project', async () => {
    await show(app, ours);
    const insert = `insert into users (project_id, token, email, name, role, password_hash)
      values ($1, 'usr_x', 'x@example.com', 'X', 'admin', '')`;
    await expect(app.query(insert, [theirs.project.id])).rejects.toThrow(/row-level security/);
  });

  it('cannot be left: the application may neither switch it off nor become another role', async () => {
    await expect(app.query('alter table cases disable row level security')).rejects.toThrow(/must be owner/);
    await expect(app.query('set role probity_owner')).rejects.toThrow(/permission denied/);
    await app.query('set row_security = off');
    await expect(app.query('select from cases')).rejects.toThrow(/row-level security/);
    await app.query('set row_security = on');
  });
});

describe('audit log · append-only', () => {
  let ctx: Context;

  beforeAll(async () => {
    ctx = await aProject();
    await aCase(ctx);
    await show(app, ctx);
  });

  const changes = [
    `update audit_log set actor_name = 'nobody'`,
    'delete from audit_log',
    'truncate audit_log',
  ];

  it.each(changes)('refuses the application: %s', async (sql) => {
    await expect(app.query(sql)).rejects.toThrow(/permission denied/);
  });

  it.each(changes)('refuses the owner: %s', async (sql) => {
    await expect(owner.query(sql)).rejects.toThrow(/append-only/);
  });

  it.each(changes)('refuses even a replica session: %s', async (sql) => {
    await superuser.query('set session_replication_role = replica');
    await expect(superuser.query(sql)).rejects.toThrow(/append-only/);
    await superuser.query('set session_replication_role = origin');
  });

  it.each([
    'insert into audit_log select * from audit_log',
    'select * from audit_heads',
    'update audit_heads set sequence = 0',
  ])('refuses the application: %s', async (sql) => {
    await expect(app.query(sql)).rejects.toThrow(/permission denied/);
  });

  it('appends and verifies for the shown project alone', async () => {
    const other = await aProject();
    await show(app, ctx);
    await expect(app.query(`select append_audit_records($1, '[]')`, [other.project.id])).rejects.toThrow(/cannot be written/);
    await expect(app.query('select verify_audit_chain($1, 1, null)', [other.project.id])).rejects.toThrow(
      /cannot be verified/,
    );
  });
});

/** What somebody could do who holds the server itself. */
async function tamper(sql: string, values: unknown[]): Promise<void> {
  await superuser.query('begin');
  await superuser.query('alter table audit_log disable trigger user');
  await superuser.query(sql, values);
  await superuser.query('alter table audit_log enable always trigger audit_log_append_only');
  await superuser.query('alter table audit_log enable always trigger audit_log_not_truncated');
  await superuser.query('alter table audit_log enable trigger audit_log_added');
  await superuser.query('alter table audit_log enable trigger audit_log_changed');
  await superuser.query('alter table audit_log enable trigger audit_log_removed');
  await superuser.query('commit');
}

const at = (day: number) => new Date(Date.UTC(2026, 0, day, 12));

/** A project with one audit record on each of the first `days` days of January. */
async function aChain(days: number): Promise<Context> {
  const ctx = await aProject();
  for (let day = 1; day <= days; day += 1) {
    const dated = { ...ctx, now: () => at(day) };
    await transaction(dated, async (tx) => {
      const details = { day, note: 'ünïcode – “quotes” \\ 名前', nested: { b: 1.5, a: [null, true] } };
      recordEvent(tx, dated, { type: 'alert.assigned', target: { type: 'alert', token: `alt_${day}` }, details, data: {} });
    });
  }
  return ctx;
}

const ofRecord = 'where project_id = $1 and sequence = $2';

describe('audit log · chain', () => {
  it('is sound as written, also when many write at once', async () => {
    const ctx = await aProject();
    await Promise.all(Array.from({ length: 12 }, () => aCase(ctx)));
    expect(await audit.verify(ctx, {})).toMatchObject({ valid: true, records: 12, first_bad_sequence: null });
  });

  it('is sound while it is empty', async () => {
    expect(await audit.verify(await aProject(), {})).toEqual({
      valid: true,
      records: 0,
      first_bad_sequence: null,
      head: null,
    });
  });

  it.each<[string, string, number[], number]>([
    ['a changed actor', `update audit_log set actor_name = 'x' ${ofRecord}`, [3], 3],
    ['changed details', `update audit_log set details = '{}' ${ofRecord}`, [2], 2],
    ['a changed time', `update audit_log set created_at = created_at + interval '1 ms' ${ofRecord}`, [5], 5],
    ['a removed first record', `delete from audit_log ${ofRecord}`, [1], 1],
    ['a removed record', `delete from audit_log ${ofRecord}`, [3], 3],
    ['a cut-off tail', 'delete from audit_log where project_id = $1 and sequence >= $2', [4], 4],
    ['a log that was emptied', 'delete from audit_log where project_id = $1 and sequence >= $2', [1], 1],
    ['a head that was removed', 'delete from audit_heads where project_id = $1 and $2 > 0', [1], 1],
    ['a head that was set back', 'update audit_heads set sequence = $2 where project_id = $1', [3], 3],
  ])('shows %s', async (_what, sql, [sequence], firstBad) => {
    const ctx = await aChain(5);
    await tamper(sql, [ctx.project.id, sequence]);
    expect(await audit.verify(ctx, {})).toMatchObject({ valid: false, first_bad_sequence: firstBad });
  });

  it('shows two records that changed places', async () => {
    const ctx = await aChain(5);
    await tamper('update audit_log set sequence = -sequence where project_id = $1 and sequence = any($2)', [
      ctx.project.id,
      [2, 3],
    ]);
    await tamper('update audit_log set sequence = 5 + sequence where project_id = $1 and sequence = any($2)', [
      ctx.project.id,
      [-2, -3],
    ]);
    expect(await audit.verify(ctx, {})).toMatchObject({ valid: false, records: 5, first_bad_sequence: 2 });
  });

  it('shows a record whose own hash was forged, by the one behind it', async () => {
    const ctx = await aChain(5);
    await tamper(
      `update audit_log r set actor_name = 'x', hash = sha256(audit_payload(
         jsonb_populate_record(r, '{"actor_name": "x"}'))) ${ofRecord}`,
      [ctx.project.id, 3],
    );
    expect(await audit.verify(ctx, {})).toMatchObject({ valid: false, first_bad_sequence: 4 });
  });

  it('shows a newest record whose own hash was forged, by the head', async () => {
    const ctx = await aChain(5);
    await tamper(
      `update audit_log r set actor_name = 'x', hash = sha256(audit_payload(
         jsonb_populate_record(r, '{"actor_name": "x"}'))) ${ofRecord}`,
      [ctx.project.id, 5],
    );
    expect(await audit.verify(ctx, {})).toMatchObject({ valid: false, first_bad_sequence: 5 });
  });

  it('verifies a period: what is outside of it does not count', async () => {
    const ctx = await aChain(6);
    await tamper(`update audit_log set actor_name = 'x' ${ofRecord}`, [ctx.project.id, 2]);
    const period = { from: at(4).toISOString(), to: at(5).toISOString() };
    expect(await audit.verify(ctx, period)).toMatchObject({ valid: true, records: 2 });
    expect(await audit.verify(ctx, { to: at(3).toISOString() })).toMatchObject({ valid: false, first_bad_sequence: 2 });
    expect(await audit.verify(ctx, { from: at(20).toISOString() })).toMatchObject({ valid: true, records: 0 });
  });

  it.each([
    ['the first', 3, 3],
    ['the last', 4, 4],
  ])('misses %s record of a period', async (_which, removed, firstBad) => {
    const ctx = await aChain(6);
    await tamper(`delete from audit_log ${ofRecord}`, [ctx.project.id, removed]);
    const period = { from: at(3).toISOString(), to: at(4).toISOString() };
    expect(await audit.verify(ctx, period)).toMatchObject({ valid: false, first_bad_sequence: firstBad });
  });

  it('misses a cut-off tail in a period that reaches past it', async () => {
    const ctx = await aChain(6);
    await tamper('delete from audit_log where project_id = $1 and sequence >= $2', [ctx.project.id, 5]);
    const period = { from: at(2).toISOString(), to: at(30).toISOString() };
    expect(await audit.verify(ctx, period)).toMatchObject({ valid: false, first_bad_sequence: 5 });
  });
});

describe('list totals', () => {
  const kept = async (resource: string, ctx: Context) => {
    const { rows } = await owner.query<{ bucket: Record<string, string>; total: number }>(
      `select bucket, sum(delta)::int as total from list_totals where project_id = $1 and resource = $2
       group by bucket having sum(delta) <> 0 order by bucket::text`,
      [ctx.project.id, resource],
    );
    return rows;
  };

  const bucketsOf = {
    alerts: ['status', 'category', 'type', 'priority'],
    cases: ['status', 'type', 'entity_category', 'risk_tier'],
    entities: ['type', 'role', 'verification_status'],
    audit_log: ['event_type', 'target_type'],
  };

  const counted = async (resource: keyof typeof bucketsOf, ctx: Context) => {
    const columns = bucketsOf[resource].map((column) => `'${column}', ${column}`).join(', ');
    const { rows } = await owner.query(
      `select jsonb_build_object(${columns}) as bucket, count(*)::int as total from ${resource}
       where project_id = $1 group by 1 order by 1::text`,
      [ctx.project.id],
    );
    return rows;
  };

  const expectExact = async (ctx: Context) => {
    for (const resource of ['alerts', 'cases', 'entities', 'audit_log'] as const) {
      const byBucket = (rows: { bucket: object }[]) => rows.map((row) => JSON.stringify(row)).sort();
      expect(byBucket(await kept(resource, ctx)), resource).toEqual(byBucket(await counted(resource, ctx)));
    }
  };

  it('stay exact under inserts, changes, deletes and folds', async () => {
    const ctx = await aProject();
    await Promise.all([aCase(ctx), aCase(ctx, { type: 'Review' }), anEntity(ctx), anEntity(ctx, { type: 'Company' })]);
    const [alert] = await Promise.all([anAlert(ctx), anAlert(ctx, { category: 'Sanctions Hit' }), anAlert(ctx)]);
    await expectExact(ctx);

    await show(app, ctx);
    await app.query(`update alerts set status = 'Resolved' where category = 'Sanctions Hit'`);
    await app.query(`update cases set risk_tier = 'High'`);
    await app.query(`update alerts set summary = 'no bucket changes'`);
    await app.query('delete from alerts where token = $1', [alert.token]);
    await expectExact(ctx);

    await app.query('select fold_list_totals()');
    await expectExact(ctx);
    await app.query(`update alerts set status = 'Acknowledged' where status = 'Open'`);
    await app.query('select fold_list_totals()');
    await expectExact(ctx);
  });

  it('keep no bucket that is empty once they are folded', async () => {
    const ctx = await aProject();
    const { token } = await anAlert(ctx);
    await show(app, ctx);
    await app.query('delete from alerts where token = $1', [token]);
    await app.query('select fold_list_totals()');
    expect(await count(owner, `from list_totals where project_id = $1 and resource = 'alerts'`, [ctx.project.id])).toBe(0);
  });

  it('forget what a rolled back transaction counted', async () => {
    const ctx = await aProject();
    const failing = transaction(ctx, async (tx) => {
      await anAlert({ ...ctx, transaction: tx });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await kept('alerts', ctx)).toEqual([]);
  });
});
