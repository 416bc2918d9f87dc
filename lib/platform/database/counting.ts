import type { Context } from '../context';
import { type Condition, type Filters, filters, Values } from './conditions';
import { rowsInShare } from './statements';

type Counting = Filters & { table: string };

/** A query that reads at most `max` matching rows. */
export interface SomeRows extends Filters {
  max: number;
  /** Evaluated row by row, for at most this many rows. */
  byRow?: Condition;
}

/** How many rows are checked one by one before an index is queried for all matches of the text. */
const readOneByOne = 50_000;

/** The FROM clause of the rows. A process may have the right to read only some of a table's columns. */
export function someRowsText(
  ctx: Context,
  { table, columns }: { table: string; columns: string },
  { max, byRow, ...query }: SomeRows,
  values: Values,
): string {
  const fitting = `${table} where ${filters(ctx, query, values).join(' and ')}`;
  const rows = byRow
    ? `(select * from ${fitting} limit ${readOneByOne}) r where ${values.inline(byRow)}`
    : fitting;
  return `(select ${columns} from ${rows} limit ${max}) counted`;
}

/** Whether more rows than this match. */
export const hasMoreRows = async (
  ctx: Context,
  than: number,
  { table, ...query }: Counting,
): Promise<boolean> => (await countSome(ctx, table, { ...query, max: than + 1 })) > than;

/** Reads `max` matching rows, or all if there are fewer. */
export async function readSome<Result>(
  ctx: Context,
  max: number,
  { table, ...query }: Counting,
  { read, countOf }: { read: (rows: SomeRows) => Promise<Result>; countOf: (result: Result) => number },
): Promise<Result> {
  const { byRow, isFew, findAll } = query.text ?? {};
  if (byRow && !isFew) {
    const others = { ...query, text: undefined };
    const first = await read({ ...others, byRow, max });
    if (countOf(first) === max || !(await hasMoreRows(ctx, readOneByOne, { table, ...others }))) return first;
  }
  return read({ ...query, text: findAll ? await findAll() : query.text, max });
}

/** Counts by reading the matching rows, up to `max`. */
export const countRowsTo = (ctx: Context, max: number, query: Counting): Promise<number> =>
  readSome(ctx, max, query, {
    read: (rows) => countSome(ctx, query.table, rows),
    countOf: (count) => count,
  });

async function countSome(ctx: Context, table: string, some: SomeRows): Promise<number> {
  const values = new Values();
  const rows = someRowsText(ctx, { table, columns: 'project_id' }, some, values);
  const [row] = await rowsInShare<{ total: string }>(ctx, {
    text: `select count(*) as total from ${rows}`,
    values: values.list,
  });
  return Number(row?.total ?? 0);
}

export interface CountedRows extends Filters {
  table: string;
  /** Expressions by alias. */
  groups: Record<string, Condition>;
}

export interface Counted<Group extends object = object> {
  /** Position of its query, from 1; 0 for kept totals. */
  query: number;
  group: Group;
  count: number;
}

/** Groups by plain values: building an object for each row would take longer than reading it. */
function countText(ctx: Context, { groups, ...query }: CountedRows, number: number, values: Values): string {
  const names = Object.keys(groups);
  const fields = Object.entries(groups).map(([name, group]) => `${values.inline(group)} as "${name}"`);
  const where = filters(ctx, query, values).join(' and ');
  const places = names.map((_, index) => index + 1);
  const rows = `select ${[...fields, 'count(*)::int as n'].join(', ')} from ${query.table} where ${where}
    ${places.length > 0 ? `group by ${places.join(', ')}` : ''}`;
  const group = names.map((name) => `'${name}', "${name}"`).join(', ');
  return `select ${number} as query, jsonb_build_object(${group}) as "group", n as count from (${rows}) counted`;
}

export interface KeptTotals {
  resource: string;
  /** Columns that all buckets share. */
  bucket: object;
  /** Columns that distinguish the buckets. */
  by: readonly string[];
}

function keptText(ctx: Context, { resource, bucket, by }: KeptTotals, values: Values): string {
  const fields = by.map((column) => `'${column}', bucket -> '${column}'`);
  return `select 0 as query, jsonb_build_object(${fields.join(', ')}) as "group", sum(delta)::int as count
    from list_totals where project_id = ${values.place(ctx.project.id)} and resource = ${values.place(resource)}
      and bucket @> ${values.place(JSON.stringify(bucket))} group by 2`;
}

/**
 * Kept totals (docs/adr/0006) and counted rows at one point in time, because they are read by one statement.
 */
export function countTogether<Group extends object>(
  ctx: Context,
  kept: KeptTotals | null,
  queries: readonly CountedRows[],
): Promise<Counted<Group>[]> {
  const values = new Values();
  const texts = [
    ...(kept ? [keptText(ctx, kept, values)] : []),
    ...queries.map((query, index) => countText(ctx, query, index + 1, values)),
  ];
  return rowsInShare<Counted<Group> & Record<string, unknown>>(ctx, {
    text: texts.join(' union all '),
    values: values.list,
  });
}
