import type { QueryResultRow } from 'pg';
import { type Condition, type Filters, filters, Values } from './conditions';
import type { Context } from '../context';
import { hasMoreRows } from './counting';
import { statementNameOf, rowsInShare } from './statements';

export interface KeysetQuery extends Filters {
  table: string;
  /** `*` by default. */
  columns?: string;
  /** Columns in which every value has few rows. */
  fewRowsBy?: readonly string[];
  sort: { field: string; descending: boolean };
  /** The column that makes the order total: `token` by default. */
  tieBreaker?: string;
  after: { value: string | number | null; token: string } | null;
  limit: number;
}

type RangeOf = (values: Values) => string[];

/**
 * PostgreSQL sorts nulls first when descending. One condition for nulls and values would filter instead of
 * seek.
 */
function rangesAfter({ sort, after, tieBreaker: tie = 'token' }: KeysetQuery): RangeOf[] {
  if (!after) return [() => []];
  const { field, descending } = sort;
  const past = descending ? '<' : '>';
  const valuesAfter: RangeOf = (values) => [
    `(${field}, ${tie}) ${past} (${values.place(after.value)}, ${values.place(after.token)})`,
  ];
  const nullsAfter: RangeOf = (values) => [`${field} is null`, `${tie} ${past} ${values.place(after.token)}`];
  const everyNull: RangeOf = () => [`${field} is null`];
  const everyValue: RangeOf = () => [`${field} is not null`];
  if (after.value === null) return descending ? [nullsAfter, everyValue] : [nullsAfter];
  return descending ? [valuesAfter] : [valuesAfter, everyNull];
}

/** The page size plus one row, which shows whether there are more. */
const limits = [2, 11, 26, 51, 101, 201];

/**
 * Part of the text: without its limit, a plan assumes that a page is a tenth of the table, so PostgreSQL
 * would plan each one again. Only a few sizes, so that texts repeat; callers take no more than they need.
 */
const limitFor = (rows: number): number => limits.find((limit) => limit >= rows) ?? rows;

/** Only the first rows are read, and the condition is checked for each. */
interface Within {
  rows: number;
  condition: Condition;
}

function orderOf({ sort, tieBreaker = 'token' }: KeysetQuery): string {
  const direction = sort.descending ? 'desc' : 'asc';
  return `order by ${sort.field} ${direction}, ${tieBreaker} ${direction}`;
}

/** One order of what several statements read in this order. */
const merged = (parts: readonly string[], order: string): string =>
  parts.length === 1 ? parts.join('') : `${parts.map((part) => `(${part})`).join(' union all ')} ${order}`;

/**
 * If few rows match a text, they are found first: otherwise PostgreSQL would search in list order until the
 * oldest match.
 */
const sourceOf = ({ table, text }: KeysetQuery, where: string): string =>
  text?.isFew ? `(select * from ${table} where ${where} offset 0) r` : `${table} where ${where}`;

/** The first rows of all alternatives together, so that no row that was not read comes before one that was. */
function firstOf(query: KeysetQuery, wheres: readonly string[], { rows, condition }: Within, values: Values) {
  const order = `${orderOf(query)} limit ${rows}`;
  const parts = wheres.map((where) => `select * from ${query.table} where ${where} ${order}`);
  return `(${merged(parts, order)}) r where ${values.inline(condition)}`;
}

function readRange<Row extends QueryResultRow>(
  ctx: Context,
  query: KeysetQuery,
  range: RangeOf,
  limit: number,
  within?: Within,
): Promise<Row[]> {
  const values = new Values();
  const wheres = (query.alternatives?.map((each) => [each]) ?? [undefined]).map((alternatives) =>
    [...filters(ctx, { ...query, alternatives }, values), ...range(values)].join(' and '),
  );
  const order = `${orderOf(query)} limit ${limitFor(limit)}`;
  const select = (source: string) => `select ${query.columns ?? '*'} from ${source} ${order}`;
  const text = within
    ? select(firstOf(query, wheres, within, values))
    : merged(
        wheres.map((where) => select(sourceOf(query, where))),
        order,
      );
  return rowsInShare<Row>(ctx, {
    name: isSettled(query) ? statementNameOf(text) : undefined,
    text,
    values: values.list,
  });
}

/**
 * Whether the statement may be prepared. PostgreSQL soon plans a prepared statement without its values, which
 * is only safe if all filters are small value sets or columns in which every value has few rows.
 */
function isSettled(query: KeysetQuery): boolean {
  const { equals, conditions = [], alternatives, text, fewRowsBy = [], worded = [] } = query;
  const given = Object.keys(equals).filter(
    (column) => equals[column] !== undefined && !worded.includes(column),
  );
  const isServed = given.length <= 1 && given.every((column) => fewRowsBy.includes(column));
  return isServed && !alternatives && !text && !conditions.some(({ isDecisive }) => isDecisive);
}

/** Enough for a page if one in some hundred rows matches the text. */
const readInOrder = 10_000;

/** One page in keyset order: without OFFSET, the thousandth page costs as much as the first. */
export async function readPageOf<Row extends QueryResultRow>(
  ctx: Context,
  query: KeysetQuery,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const ranges = rangesAfter(query);
  const { byRow, findAll } = query.text ?? {};
  if (byRow) {
    const within = { rows: readInOrder, condition: byRow };
    const others = { ...query, text: undefined };
    // Only for the first range: later ranges come after rows that were not read.
    const page = await readRanges<Row>(ctx, others, ranges.slice(0, 1), within);
    if (page.hasMore) return page;
    const isWhole = !(await hasMoreRows(ctx, readInOrder, others));
    if (isWhole) return ranges.length === 1 ? page : readRanges(ctx, others, ranges, within);
  }
  return readRanges(ctx, { ...query, text: findAll ? await findAll() : query.text }, ranges);
}

async function readRanges<Row extends QueryResultRow>(
  ctx: Context,
  query: KeysetQuery,
  ranges: readonly RangeOf[],
  within?: Within,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const rows: Row[] = [];
  for (const range of ranges) {
    const missing = query.limit + 1 - rows.length;
    if (missing > 0) rows.push(...(await readRange<Row>(ctx, query, range, missing, within)));
  }
  return { rows: rows.slice(0, query.limit), hasMore: rows.length > query.limit };
}
