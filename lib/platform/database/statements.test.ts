import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toApiError } from '@/lib/api/problem';
import { aProject } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import type { Context } from '../context';
import { rowsOf, rowsOfAnyProject, rowsWithin } from './statements';
import { inside, read, type Transaction, transaction } from './transaction';

const ownName = { name: 'test-own-name', text: 'select name from projects', values: [] };
const keys = { name: 'test-keys', text: 'select key from idempotency_keys', values: [] };
const insertingKey = ({ project }: Context) => ({
  name: 'test-insert-key',
  text: `insert into idempotency_keys (project_id, method, path, key, request_hash, created_at)
    values ($1, 'POST', '/v1/cases', 'one', '', now()) returning key`,
  values: [project.id],
});

describe('statements', () => {
  it("return only rows of the context's project, whichever project the connection used before", async () => {
    const [one, other] = [await aProject(), await aProject()];
    for (const ctx of [one, other, one, other]) {
      const rows = await rowsOf<{ id: number }>(ctx, { text: 'select id from projects', values: [] });
      expect(rows).toEqual([{ id: ctx.project.id }]);
      const within = await read(ctx, (tx) => rowsWithin(tx, { text: 'select id from projects', values: [] }));
      expect(within).toEqual([{ id: ctx.project.id }]);
    }
  });

  it('belong to the transaction in which they are sent', async () => {
    const ctx = await aProject();
    const failed = transaction(ctx, async (tx) => {
      const inserted = await rowsWithin(tx, insertingKey(ctx));
      expect(inserted).toEqual([{ key: 'one' }]);
      expect(await rowsWithin(tx, keys)).toEqual(inserted);
      expect(await tx.idempotencyKey.count({ where: { project_id: ctx.project.id } })).toBe(1);
      expect(await rowsOf(inside(tx, ctx), keys)).toEqual(inserted);
      expect(await rowsOf(ctx, keys)).toEqual([]);
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    expect(await rowsOf(ctx, keys)).toEqual([]);
  });

  it('are refused after the transaction has ended', async () => {
    const ctx = await aProject();
    let ended: Transaction | undefined;
    await transaction(ctx, async (tx) => {
      ended = tx;
    });
    await expect(rowsWithin(ended!, ownName)).rejects.toThrow('before it ends');
    // Even while another transaction uses the connection.
    await transaction(ctx, async () => {
      await expect(rowsWithin(ended!, ownName)).rejects.toThrow('before it ends');
    });
  });

  it('are prepared once per connection', async () => {
    const ctx = await aProject();
    const named = await read(ctx, async (tx) => {
      await rowsWithin(tx, ownName);
      await rowsWithin(tx, ownName);
      return rowsWithin<{ calls: string }>(tx, {
        text: `select generic_plans + custom_plans as calls from pg_prepared_statements where name like 'test-own-name%'`,
        values: [],
      });
    });
    expect(named).toHaveLength(1);
    expect(Number(named[0]?.calls)).toBeGreaterThanOrEqual(2);
  });
});

describe('statements · instants', () => {
  it.each([
    ['2026-11-23 04:05:06.123+00', '2026-11-23T04:05:06.123Z'],
    ['2026-11-23 04:05:06+00', '2026-11-23T04:05:06.000Z'],
    ['2026-11-23 04:05:06.1+02', '2026-11-23T02:05:06.100Z'],
    ['2026-11-23 04:05:06.999999+00', '2026-11-23T04:05:06.999Z'],
    ['10000-01-01 00:00:00+00', '+010000-01-01T00:00:00.000Z'],
    ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
  ])('reads %s', async (written, instant) => {
    const statement = { text: 'select $1::timestamptz as at', values: [written] };
    expect(await rowsOf(await aProject(), statement)).toEqual([{ at: new Date(instant) }]);
  });
});

describe('statements · a migration', () => {
  const every = { name: 'test-every-column', text: 'select * from outlived', values: [] };
  let ctx: Context;

  beforeEach(async () => {
    ctx = await aProject();
    await asOwner('create table outlived (first int)', []);
    await asOwner('grant select on outlived to probity_app', []);
    await asOwner('insert into outlived values (1)', []);
  });
  afterEach(() => asOwner('drop table outlived', []));

  it('adds a column, and a statement returns it', async () => {
    expect(await rowsOf(ctx, every)).toEqual([{ first: 1 }]);
    await asOwner('alter table outlived add second int', []);
    expect(await rowsOf(ctx, every)).toEqual([{ first: 1, second: null }]);
  });

  it('adds a column, and a statement without a project returns it', async () => {
    expect(await rowsOfAnyProject(every)).toEqual([{ first: 1 }]);
    await asOwner('alter table outlived add second int', []);
    expect(await rowsOfAnyProject(every)).toEqual([{ first: 1, second: null }]);
  });

  it('adds a column, and a transaction fails once with a temporary error', async () => {
    const readEvery = () => read(ctx, (tx) => rowsWithin(tx, every));
    expect(await readEvery()).toEqual([{ first: 1 }]);
    await asOwner('alter table outlived add second int', []);
    const error = await readEvery().catch((thrown: unknown) => thrown);
    expect(toApiError(error, 'req_test').status).toBe(503);
    expect(await readEvery()).toEqual([{ first: 1, second: null }]);
  });
});
