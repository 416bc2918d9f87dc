import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { insertMissingRows, insertRows } from '@/lib/platform/database/insert-rows';
import { type Transaction, transaction } from '@/lib/platform/database/transaction';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject } from '@/tests/fixtures/project';

interface Row {
  id: number;
  note: string | null;
  kind: string;
}

beforeEach(async () => {
  await asOwner(`create table written (id int primary key, note text, kind text not null default 'usual')`);
  await asOwner('grant select, insert on written to probity_app');
});
afterEach(() => asOwner('drop table written'));

async function inTransaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  const { ctx } = await aProject();
  return transaction(ctx, work);
}

describe('insert · rows', () => {
  it('get the default of each column that they omit, including columns added later', async () => {
    await asOwner(`alter table written add added_since text not null default 'new'`);
    const rows = await inTransaction((tx) =>
      insertRows<Row>(tx, 'written', [{ id: 1 }, { id: 2, kind: undefined }]),
    );
    expect(rows).toEqual([1, 2].map((id) => ({ id, note: null, kind: 'usual', added_since: 'new' })));
  });

  it('may have different columns', async () => {
    const rows = await inTransaction((tx) =>
      insertRows<Row>(tx, 'written', [
        { id: 1, kind: 'rare' },
        { note: 'a', id: 2 },
        { kind: 'odd', id: 3 },
      ]),
    );
    expect(rows.sort((a, b) => a.id - b.id)).toEqual([
      { id: 1, note: null, kind: 'rare' },
      { id: 2, note: 'a', kind: 'usual' },
      { id: 3, note: null, kind: 'odd' },
    ]);
  });

  it('are all returned in their order, however many there are', async () => {
    const ids = Array.from({ length: 450 }, (_, n) => 450 - n);
    const rows = await inTransaction((tx) =>
      insertRows<Row>(
        tx,
        'written',
        ids.map((id) => ({ id })),
      ),
    );
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it('that already exist are refused', async () => {
    await expect(inTransaction((tx) => insertRows(tx, 'written', [{ id: 1 }, { id: 1 }]))).rejects.toThrow(
      /unique/i,
    );
  });

  it('that already exist can be skipped, and are then not returned', async () => {
    const rows = await inTransaction(async (tx) => {
      await insertRows(tx, 'written', [{ id: 1, kind: 'first' }]);
      return insertMissingRows<Row>(tx, 'written', [
        { id: 1, kind: 'second' },
        { id: 2, kind: 'second' },
      ]);
    });
    expect(rows).toEqual([{ id: 2, note: null, kind: 'second' }]);
  });

  it('with a column that is not a plain name are refused before they reach the database', async () => {
    const row = { id: 1, 'kind") values (2, null, null) --': 'x' };
    await expect(inTransaction((tx) => insertRows(tx, 'written', [row]))).rejects.toThrow(
      /name is not valid/,
    );
  });

  it('may be an empty list', async () => {
    expect(await inTransaction((tx) => insertRows(tx, 'written', []))).toEqual([]);
  });
});
