import { escapeLiteral, type QueryResultRow } from 'pg';
import type { Context } from './context';
import { nameOf, rowsOf } from './statements';
import type { Transaction } from './transaction';

/** A condition with its values written as `?`. */
export interface Condition {
  sql: string;
  values: unknown[];
  /** Its values decide which index is best. */
  isDecisive?: boolean;
}

/** Undefined without conditions. */
export const allOf = (conditions: readonly Condition[]): Condition | undefined =>
  conditions.length === 0
    ? undefined
    : {
        sql: conditions.map(({ sql }) => `(${sql})`).join(' and '),
        values: conditions.flatMap(({ values }) => values),
      };

/** Rows that contain a text (docs/adr/0110). */
export interface TextCondition extends Condition {
  /** Number of matches, as far as they were counted. */
  count: number;
  /** The tokens of all matches. */
  isFew: boolean;
  /** The counted matches, if there are more. */
  some?: Condition;
  /** The same condition per row, used if so many rows match that a page fills quickly. */
  byRow?: Condition;
}

export type Equals = Record<string, string | number | boolean | null | undefined>;

export interface KeysetQuery {
  table: string;
  /** `*` by default. */
  columns?: string;
  equals: Equals;
  conditions?: Condition[];
  /** Alternative conditions; a row matches exactly one of them. Each is read in list order by its own index. */
  alternatives?: Condition[];
  text?: TextCondition;
  /** Columns in which every value has few rows. */
  settledBy?: readonly string[];
  /** Columns with a small set of values. */
  worded?: readonly string[];
  sort: { field: string; descending: boolean };
  /** The column that makes the order total: `token` by default. */
  tieBreaker?: string;
  after: { value: string | number | null; token: string } | null;
  limit: number;
}

export class Values {
  readonly list: unknown[] = [];

  place(value: unknown): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }

  inline({ sql, values }: Condition): string {
    let next = 0;
    return sql.replaceAll('?', () => this.place(values[next++]));
  }
}

export type Filters = Pick<KeysetQuery, 'equals' | 'conditions' | 'alternatives' | 'text' | 'worded'>;

/**
 * A small value is part of the text: its number of rows decides the plan, which is made without the values.
 */
function equality(query: Filters, column: string, value: Equals[string], values: Values): string {
  if (value === null) return `${column} is null`;
  const isWord = typeof value === 'string' && query.worded?.includes(column);
  return `${column} = ${isWord ? escapeLiteral(value) : values.place(value)}`;
}

export function filters(ctx: Context, query: Filters, values: Values): string[] {
  const equalities = Object.entries(query.equals)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => equality(query, column, value, values));
  const given = [...(query.conditions ?? []), ...(query.text ? [query.text] : [])];
  const conditions = given.map((condition) => `(${values.inline(condition)})`);
  const alternatives = query.alternatives?.map((condition) => `(${values.inline(condition)})`).join(' or ');
  const oneOf = alternatives ? [`(${alternatives})`] : [];
  return [`project_id = ${values.place(ctx.project.id)}`, ...equalities, ...conditions, ...oneOf];
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

/**
 * The source of a page. If few rows match a text, they are found first: otherwise PostgreSQL would search in
 * list order until the oldest match.
 */
function sourceOf(
  { table, text }: KeysetQuery,
  where: string,
  sorted: string,
  { within, values }: { within: Within | undefined; values: Values },
): string {
  if (within) {
    const first = `select * from ${table} where ${where} ${sorted} limit ${within.rows}`;
    return `(${first}) r where ${values.inline(within.condition)}`;
  }
  return text?.isFew ? `(select * from ${table} where ${where} offset 0) r` : `${table} where ${where}`;
}

function readRange<Row extends QueryResultRow>(
  ctx: Context,
  query: KeysetQuery,
  range: RangeOf,
  limit: number,
  within?: Within,
): Promise<Row[]> {
  const values = new Values();
  const tie = query.tieBreaker ?? 'token';
  const direction = query.sort.descending ? 'desc' : 'asc';
  const sorted = `order by ${query.sort.field} ${direction}, ${tie} ${direction}`;
  const order = `${sorted} limit ${limitFor(limit)}`;
  const select = (alternatives?: Condition[]) => {
    const where = [...filters(ctx, { ...query, alternatives }, values), ...range(values)].join(' and ');
    const source = sourceOf(query, where, sorted, { within, values });
    return `select ${query.columns ?? '*'} from ${source} ${order}`;
  };
  const parts = query.alternatives?.map((each) => `(${select([each])})`);
  const text = parts ? `${parts.join(' union all ')} ${order}` : select();
  return rowsOf<Row>(ctx, { name: isSettled(query) ? nameOf(text) : undefined, text, values: values.list });
}

/**
 * Whether the statement may be prepared. PostgreSQL soon plans a prepared statement without its values, which
 * is only safe if all filters are small value sets or columns in which every value has few rows.
 */
function isSettled(query: KeysetQuery): boolean {
  const { equals, conditions = [], alternatives, text, settledBy = [], worded = [] } = query;
  const given = Object.keys(equals).filter(
    (column) => equals[column] !== undefined && !worded.includes(column),
  );
  const isServed = given.length <= 1 && given.every((column) => settledBy.includes(column));
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
  const { byRow } = query.text ?? {};
  if (byRow && !query.alternatives) {
    const within = { rows: readInOrder, condition: byRow };
    // Only for the first range: later ranges and alternatives come after rows that were not read.
    const page = await readRanges<Row>(ctx, { ...query, text: undefined }, ranges.slice(0, 1), within);
    if (page.hasMore) return page;
  }
  return readRanges(ctx, query, ranges);
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

/** The token of the first matching row, locked until the transaction ends. Skips rows locked by others. */
export async function lockFirst(
  tx: Transaction,
  ctx: Context,
  { order, ...query }: Pick<KeysetQuery, 'table'> & Filters & { order: string },
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
