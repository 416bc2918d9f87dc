import { beforeEach, describe, expect, it } from 'vitest';
import { aProject } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { connectAs } from '@/tests/fixtures/roles';
import { patience, until } from '@/tests/fixtures/until';
import type { Context } from './context';
import { deleteExpiredKeys, findKeyUse, insertKeyUse, type KeyUse } from './idempotency';
import { transaction } from './database/transaction';

const use = (key: string): KeyUse => ({
  method: 'POST',
  path: '/v1/cases',
  key,
  caller: '',
  request_hash: Buffer.from('request'),
});
const answer = { status: 201, headers: {}, body: '{}' };

async function keep(ctx: Context, key: string, age: string, outcome: Parameters<typeof insertKeyUse>[3]) {
  await transaction(ctx, (tx) => insertKeyUse(tx, ctx, use(key), outcome));
  await asOwner(
    `update idempotency_keys set created_at = now() - $3::interval where project_id = $1 and key = $2`,
    [ctx.project.id, key, age],
  );
}

const keysOf = async ({ project }: Context) =>
  (
    await asOwner<{ key: string }>('select key from idempotency_keys where project_id = $1 order by key', [
      project.id,
    ])
  ).map(({ key }) => key);

/** Other test files leave keys of their own, but none this old. */
beforeEach(() => deleteExpiredKeys());

describe('idempotency · expiry', () => {
  it('deletes the keys of every project after 24 hours, including those of flows', async () => {
    const [ctx, other] = [await aProject(), await aProject()];
    await keep(ctx, 'answered', '24 hours', { answer });
    await keep(ctx, 'flow', '25 hours', { flow_token: 'flw_1' });
    await keep(ctx, 'young', '23 hours 59 minutes', { answer });
    await keep(other, 'answered', '90 days', { answer });
    expect(await deleteExpiredKeys()).toBe(3);
    expect([await keysOf(ctx), await keysOf(other)]).toEqual([['young'], []]);
  });

  it('deletes more than one batch, and each key once when two workers run', async () => {
    const ctx = await aProject();
    await asOwner(
      `insert into idempotency_keys (project_id, method, path, key, request_hash, created_at)
       select $1, 'POST', '/v1/cases', 'key ' || n, '', now() - interval '2 days' from generate_series(1, 2500) n`,
      [ctx.project.id],
    );
    const deleted = await Promise.all([deleteExpiredKeys(), deleteExpiredKeys()]);
    expect(deleted.reduce((total, each) => total + each)).toBe(2500);
    expect(await keysOf(ctx)).toEqual([]);
  });

  it('frees a key after 24 hours even if it has not been deleted yet', async () => {
    const ctx = await aProject();
    await keep(ctx, 'old', '24 hours', { answer });
    expect(await transaction(ctx, (tx) => findKeyUse(tx, ctx, use('old')))).toBeNull();
    await transaction(ctx, (tx) => insertKeyUse(tx, ctx, use('old'), { answer }));
    expect(await transaction(ctx, (tx) => findKeyUse(tx, ctx, use('old')))).toMatchObject({ answer });
  });

  it('does not fail a request whose expired key is deleted at the same moment', patience, async () => {
    const ctx = await aProject();
    await keep(ctx, 'racing', '24 hours', { answer });
    const cron = await connectAs('owner');
    await cron.query('begin');
    await cron.query('delete from idempotency_keys where project_id = $1', [ctx.project.id]);
    const found = transaction(ctx, (tx) => findKeyUse(tx, ctx, use('racing')));
    await until(
      () =>
        asOwner(`select from pg_locks where not granted and locktype = 'transactionid'
          and pid in (select pid from pg_stat_activity where datname = current_database())`),
      (waiting) => waiting.length === 1,
    );
    await cron.query('commit');
    await cron.end();
    expect(await found).toBeNull();
  });
});
