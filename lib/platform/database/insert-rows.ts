import { inBatches } from './batches';
import type { Transaction } from './transaction';

function quoted(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error('A table or column name is not valid.');
  return `"${name}"`;
}

/** Columns with a value in the row. JSON has no `undefined`, so an undefined column is not named. */
const columnsOf = (row: object) =>
  Object.entries(row)
    .filter(([, value]) => value !== undefined)
    .map(([name]) => quoted(name))
    .sort()
    .join(', ');

async function insert<Written>(
  tx: Transaction,
  table: string,
  rows: readonly object[],
  clause: '' | 'on conflict do nothing',
): Promise<Written[]> {
  const target = quoted(table);
  const written: Written[][] = [];
  for (const [columns, alike] of Map.groupBy(rows, columnsOf)) {
    const statement = `insert into ${target} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${target}, $1::jsonb) ${clause} returning *`;
    written.push(
      await inBatches(alike, (batch) => tx.$queryRawUnsafe<Written[]>(statement, JSON.stringify(batch))),
    );
  }
  return written.flat();
}

/** A `bytea` value as JSON holds it. */
export const byteaText = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;

/**
 * Sent as JSON: Prisma blocks the event loop for a fifth of a second to build a statement for 200 rows. A
 * statement names only the columns of its rows, so that others get their defaults, including columns added by
 * a later schema version. Rows with the same columns are written together and returned in order.
 */
export const insertRows = <Written>(
  tx: Transaction,
  table: string,
  rows: readonly object[],
): Promise<Written[]> => insert(tx, table, rows, '');

/** Skips existing rows, and does not return them. */
export const insertMissingRows = <Written>(
  tx: Transaction,
  table: string,
  rows: readonly object[],
): Promise<Written[]> => insert(tx, table, rows, 'on conflict do nothing');
