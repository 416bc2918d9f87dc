import type { Context } from '../context';
import { type SomeRows, someRowsText } from './counting';
import { type Condition, type Filters, filters, Values } from './conditions';
import { rowsInShare } from './statements';

/** Number of rows with a value in a column. */
export interface Tally<Column extends string> {
  column: Column;
  value: string | null;
  count: number;
}

/** Rows to read and count, or to subtract with a sign of -1. */
export interface TalliedRows extends Filters, Partial<Pick<SomeRows, 'max' | 'byRow'>> {
  sign: 1 | -1;
  /** The value of the computed column for a row. */
  computed: Condition;
  /** The value of the computed column under which the kept totals count them instead. */
  movedFrom?: string;
}

export interface TallyQuery<Column extends string> {
  table: string;
  /** One tally per column. */
  columns: readonly Column[];
  /** A column that is calculated for each row, and by `ofBucket` for a bucket of a kept total (docs/adr/0006). */
  computed: { name: NoInfer<Column>; ofBucket: string };
  kept: { resource: string; bucket: object } | null;
  rows: readonly TalliedRows[];
  /** The counted sources, by the columns. */
  where?: Condition;
}

function keptText<Column extends string>(
  ctx: Context,
  { columns, computed, kept }: TallyQuery<Column>,
  values: Values,
): string[] {
  if (!kept) return [];
  const fields = columns.map((column) =>
    column === computed.name ? computed.ofBucket : `bucket ->> '${column}' as ${column}`,
  );
  return [
    `select ${fields.join(', ')}, delta::bigint as n from list_totals
      where project_id = ${values.place(ctx.project.id)} and resource = '${kept.resource}'
        and bucket @> ${values.place(JSON.stringify(kept.bucket))}`,
  ];
}

function rowsText<Column extends string>(
  ctx: Context,
  { table, columns, computed: { name }, where }: TallyQuery<Column>,
  { sign, computed, movedFrom, max, ...query }: TalliedRows,
  values: Values,
): string {
  // Moved rows count as often as they are subtracted, so they only change the other columns if some are left out.
  const isOfComputed = movedFrom !== undefined && !where;
  const fields = columns.map((column) => {
    if (column === name) return `${values.inline(computed)} as ${column}`;
    return isOfComputed ? `null as ${column}` : column;
  });
  const places = columns.map((_column, index) => index + 1);
  const rows =
    max === undefined
      ? `${table} where ${filters(ctx, query, values).join(' and ')}`
      : someRowsText(ctx, { table, columns: '*' }, { ...query, max }, values);
  return `select ${fields.join(', ')}, ${sign} * count(*) as n from ${rows} group by ${places.join(', ')}`;
}

/**
 * Number of rows by each value of each column at one point in time: from the kept totals, and from rows where
 * the totals are not detailed enough. The database adds up, so that it returns one row per value instead of
 * one per combination.
 */
export function countTallies<Column extends string>(
  ctx: Context,
  query: TallyQuery<Column>,
): Promise<Tally<Column>[]> {
  const { columns, computed, rows, where } = query;
  const values = new Values();
  const counted = rows.map((part, index) => `rows_${index} as (${rowsText(ctx, query, part, values)})`);
  const moved = rows.flatMap(({ movedFrom }, index) =>
    movedFrom === undefined
      ? []
      : [
          `select ${columns.map((name) => (name === computed.name ? `'${movedFrom}'` : name)).join(', ')}, -n from rows_${index}`,
        ],
  );
  const parts = [
    ...keptText(ctx, query, values),
    ...rows.map((_, index) => `select * from rows_${index}`),
    ...moved,
  ];
  const named = columns.map((column) => `when grouping(${column}) = 0 then '${column}'`);
  const text = `with ${[...counted, `parts as (${parts.join(' union all ')})`].join(', ')}
    select case ${named.join(' ')} end as "column", coalesce(${columns.join(', ')}) as value, sum(n)::int as count
    from parts ${where ? `where ${values.inline(where)}` : ''}
    group by grouping sets (${columns.map((column) => `(${column})`).join(', ')}) having sum(n) <> 0`;
  return rowsInShare<Tally<Column>>(ctx, { text, values: values.list });
}
