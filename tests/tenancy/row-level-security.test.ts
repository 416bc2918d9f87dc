import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { aCase, aProject } from '@/tests/fixtures/factories';
import { connectAs, countRows, setProject } from '@/tests/fixtures/roles';

let app: pg.Client;

beforeAll(async () => {
  app = await connectAs('application');
});

afterAll(() => app.end());

describe('row-level security', () => {
  let ours: Context;
  let theirs: Context;

  beforeAll(async () => {
    [ours, theirs] = [await aProject(), await aProject()];
    await aCase(ours);
    await aCase(theirs);
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
    const deleted = await app.query('delete from idempotency_keys where project_id = $1', [
      theirs.project.id,
    ]);
    expect([updated.rowCount, deleted.rowCount]).toEqual([0, 0]);
  });

  it('refuses to insert a row into another project', async () => {
    await setProject(app, ours);
    const insert = `insert into users (project_id, token, email, name, role, password_hash)
      values ($1, 'usr_x', 'x@example.com', 'X', 'admin', '')`;
    await expect(app.query(insert, [theirs.project.id])).rejects.toThrow(/row-level security/);
  });

  it('cannot be bypassed by a session setting', async () => {
    await app.query('set row_security = off');
    await expect(app.query('select from cases')).rejects.toThrow(/row-level security/);
    await app.query('set row_security = on');
  });
});
