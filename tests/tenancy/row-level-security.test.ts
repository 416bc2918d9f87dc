import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { aCase, aProject } from '@/tests/fixtures/factories';
import { connectAs, countRows, setProject } from '@/tests/fixtures/roles';

let app: pg.Client;
let owner: pg.Client;

beforeAll(async () => {
  [app, owner] = await Promise.all([connectAs('application'), connectAs('owner')]);
});

afterAll(() => Promise.all([app, owner].map((client) => client.end())));

// prettier-ignore
const tenantTables = [
  'api_keys', 'oauth_clients', 'users', 'policies', 'notifications', 'idempotency_keys', 'flows', 'flow_parties',
  'cases', 'case_entities', 'comments', 'entities', 'alerts', 'checks', 'risk_assessments', 'audit_log',
  'list_totals', 'webhooks', 'webhook_deliveries', 'webhook_attempts', 'watchlists', 'watchlist_versions',
  'watchlist_entries', 'sessions',
];

describe('row-level security', () => {
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
    // Only the worker reads the outbox, for every project, and only functions of the database read the heads.
    const others = rows.filter(({ forced }) => !forced).map(({ name }) => name);
    expect(others).toEqual(['audit_heads', 'events']);
    expect(rows.filter(({ forced }) => forced).map(({ name }) => name)).toEqual([...tenantTables].sort());
  });

  it('shows the application no rows when no project is set', async () => {
    await app.query(`select set_config('app.project_id', '', false)`);
    expect(await countRows(app, 'from cases')).toBe(0);
    expect(await countRows(app, 'from audit_log')).toBe(0);
  });

  it('shows the application only rows of the current project', async () => {
    await setProject(app, ours);
    expect(await countRows(app, 'from cases where project_id <> $1', [ours.project.id])).toBe(0);
    expect(await countRows(app, 'from cases where project_id = $1', [ours.project.id])).toBe(1);
    expect(await countRows(app, 'from audit_log where project_id = $1', [theirs.project.id])).toBe(0);
  });

  it('protects rows of another project from updates and deletes', async () => {
    await setProject(app, ours);
    const updated = await app.query(`update cases set status = 'Closed' where project_id = $1`, [
      theirs.project.id,
    ]);
    const deleted = await app.query('delete from list_totals where project_id = $1', [theirs.project.id]);
    expect([updated.rowCount, deleted.rowCount]).toEqual([0, 0]);
  });

  it('refuses to insert a row into another project', async () => {
    await setProject(app, ours);
    const insert = `insert into users (project_id, token, email, name, role, password_hash)
      values ($1, 'usr_x', 'x@example.com', 'X', 'admin', '')`;
    await expect(app.query(insert, [theirs.project.id])).rejects.toThrow(/row-level security/);
  });

  it('cannot be switched off by the application, nor avoided with another role', async () => {
    await expect(app.query('alter table cases disable row level security')).rejects.toThrow(/must be owner/);
    await expect(app.query('set role probity_owner')).rejects.toThrow(/permission denied/);
    await app.query('set row_security = off');
    await expect(app.query('select from cases')).rejects.toThrow(/row-level security/);
    await app.query('set row_security = on');
  });
});
