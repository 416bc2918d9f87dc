import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifyMany } from '@/lib/domain/notifications/service/notify-many';
import type { Context } from '@/lib/platform/context';
import { newToken } from '@/lib/platform/ids';
import { inside, transaction } from '@/lib/platform/database/transaction';
import { aCase, anAlert, anEntity, aProject, aUser } from '@/tests/fixtures/factories';
import { connectAs, countRows, setProject } from '@/tests/fixtures/roles';

let app: pg.Client;
let owner: pg.Client;

beforeAll(async () => {
  [app, owner] = await Promise.all([connectAs('application'), connectAs('owner')]);
});

afterAll(() => Promise.all([app, owner].map((client) => client.end())));

describe('list totals', () => {
  const stored = async (resource: string, ctx: Context) => {
    const { rows } = await owner.query<{ bucket: Record<string, string>; total: number }>(
      `select bucket, sum(delta)::int as total from list_totals where project_id = $1 and resource = $2
       group by bucket having sum(delta) <> 0 order by bucket::text`,
      [ctx.project.id, resource],
    );
    return rows;
  };

  const bucketsOf: Record<string, readonly string[]> = {
    alerts: ['status', 'category', 'type', 'priority'],
    cases: ['status', 'type', 'entity_category', 'risk_tier', 'assigned_to', 'sla_stopped'],
    entities: ['type', 'role', 'country', 'verification_status'],
    audit_log: ['event_type', 'target_type', 'actor_id'],
    notifications: ['user_token', 'unread'],
    entity_imports: [],
  };

  /** Expressions for columns whose name differs in the buckets. */
  const expressions: Record<string, string> = { unread: 'read_at is null' };

  const counted = async (resource: string, names: readonly string[], ctx: Context) => {
    const columns = names.map((column) => `'${column}', ${expressions[column] ?? column}`).join(', ');
    const { rows } = await owner.query(
      `select jsonb_build_object(${columns}) as bucket, count(*)::int as total from ${resource}
       where project_id = $1 group by 1 order by 1::text`,
      [ctx.project.id],
    );
    return rows;
  };

  const expectExact = async (ctx: Context) => {
    for (const [resource, columns] of Object.entries(bucketsOf)) {
      const byBucket = (rows: { bucket: object }[]) => rows.map((row) => JSON.stringify(row)).sort();
      const exact = await counted(resource, columns, ctx);
      expect(byBucket(await stored(resource, ctx)), resource).toEqual(byBucket(exact));
    }
  };

  it('are exact after inserts, updates, deletes and folds', async () => {
    const ctx = await aProject();
    await Promise.all([
      aCase(ctx),
      aCase(ctx, { type: 'Review' }),
      anEntity(ctx),
      anEntity(ctx, { type: 'Company' }),
    ]);
    const [alert] = await Promise.all([
      anAlert(ctx),
      anAlert(ctx, { category: 'Sanctions Hit' }),
      anAlert(ctx),
    ]);
    const users = await Promise.all([aUser(ctx), aUser(ctx)]);
    const notification = (user_token: string) => ({
      user_token,
      kind: 'mention',
      target_type: 'alert',
      target_token: alert.token,
      note: null,
    });
    const told = [...users, ...users, ...users].map((user_token) => [
      notification(user_token),
      notification(user_token),
    ]);
    await Promise.all(
      told.map((notifications) => transaction(ctx, (tx) => notifyMany(tx, ctx, notifications))),
    );
    await owner.query(
      `insert into entity_imports (project_id, token, total_count, created_at, progressed_at)
       select $1, made, 1, now(), now() from unnest($2::text[]) made`,
      [ctx.project.id, [newToken('imp'), newToken('imp'), newToken('imp')]],
    );
    await expectExact(ctx);

    await setProject(app, ctx);
    await app.query('update notifications set read_at = now() where user_token = $1', [users[0]]);
    await owner.query(
      'delete from notifications where token in (select token from notifications where user_token = $1 limit 2)',
      [users[1]],
    );
    await app.query(`update alerts set status = 'Resolved' where category = 'Sanctions Hit'`);
    await app.query(`update cases set risk_tier = 'High'`);
    await app.query(`update alerts set summary = 'no bucket changes'`);
    await owner.query('delete from alerts where token = $1', [alert.token]);
    await owner.query('update entity_imports set created_count = 1 where project_id = $1', [ctx.project.id]);
    await owner.query(
      'delete from entity_imports where token in (select token from entity_imports where project_id = $1 limit 1)',
      [ctx.project.id],
    );
    await expectExact(ctx);

    await app.query('select fold_list_totals()');
    await expectExact(ctx);
    await app.query(`update alerts set status = 'Acknowledged' where status = 'Open'`);
    await app.query('select fold_list_totals()');
    await expectExact(ctx);
  });

  it('have no empty buckets after a fold', async () => {
    const ctx = await aProject();
    const { token } = await anAlert(ctx);
    await owner.query('delete from alerts where token = $1', [token]);
    await app.query('select fold_list_totals()');
    expect(
      await countRows(owner, `from list_totals where project_id = $1 and resource = 'alerts'`, [
        ctx.project.id,
      ]),
    ).toBe(0);
  });

  it('do not count a transaction that was rolled back', async () => {
    const ctx = await aProject();
    const failing = transaction(ctx, async (tx) => {
      await anAlert(inside(tx, ctx));
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await stored('alerts', ctx)).toEqual([]);
  });
});
