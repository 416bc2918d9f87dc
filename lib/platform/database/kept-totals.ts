import type { Context } from '../context';
import { rowsOf, rowsOfAnyProject } from './statements';

/** Sums the deltas of the kept totals, so that reading a total stays cheap (docs/adr/0006, docs/adr/0045). */
export async function foldKeptTotals(): Promise<void> {
  await rowsOfAnyProject({ text: 'select fold_list_totals()', values: [] });
  await rowsOfAnyProject({ text: 'select fold_day_totals()', values: [] });
}

// The resource is part of the text: its number of rows decides the plan, which PostgreSQL would otherwise
// make again each time.

/** The kept totals of all matching buckets, from `list_totals` (docs/adr/0006). */
export function keptTotals<Bucket extends object>(
  ctx: Context,
  table: string,
  bucket: object,
): Promise<{ bucket: Bucket; total: number }[]> {
  return rowsOf(ctx, {
    name: `kept-totals-${table}`,
    text: `select bucket, sum(delta)::int as total from list_totals
      where project_id = $1 and resource = '${table}' and bucket @> $2 group by bucket having sum(delta) <> 0`,
    values: [ctx.project.id, JSON.stringify(bucket)],
  });
}

/** From `list_totals` (docs/adr/0006), without counting rows. */
export async function keptTotal(ctx: Context, table: string, bucket: object): Promise<number> {
  const [row] = await rowsOf<{ total: string }>(ctx, {
    name: `kept-total-${table}`,
    text: `select coalesce(sum(delta), 0) as total from list_totals
      where project_id = $1 and resource = '${table}' and bucket @> $2`,
    values: [ctx.project.id, JSON.stringify(bucket)],
  });
  return Number(row?.total ?? 0);
}

/**
 * A subquery with every `value` of a column that has totals, by project, including values that no row has any more.
 * It avoids reading the table itself, which may have millions of rows.
 */
export const keptValues = (table: string, column: string): string =>
  `(select distinct project_id, bucket ->> '${column}' as value from list_totals where resource = '${table}')`;
