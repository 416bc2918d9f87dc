import type { QueryResultRow } from 'pg';
import { type Filters, filters, Values } from './conditions';
import type { Context } from '../context';
import { rowsOf } from './statements';
import type { Transaction } from './transaction';

/** The token of the first matching row, locked until the transaction ends. Skips rows locked by others. */
export async function lockFirst(
  tx: Transaction,
  ctx: Context,
  { order, ...query }: Filters & { table: string; order: string },
): Promise<string | null> {
  const values = new Values();
  const where = filters(ctx, query, values).join(' and ');
  const text = `select token from ${query.table} where ${where} order by ${order} limit 1 for update skip locked`;
  const [first] = await tx.$queryRawUnsafe<{ token: string }[]>(text, ...values.list);
  return first?.token ?? null;
}

export async function readByToken<Row extends QueryResultRow>(
  ctx: Context,
  table: string,
  token: string,
): Promise<Row | null> {
  const [row] = await rowsOf<Row>(ctx, {
    name: `by-token-${table}`,
    text: `select * from ${table} where project_id = $1 and token = $2`,
    values: [ctx.project.id, token],
  });
  return row ?? null;
}
