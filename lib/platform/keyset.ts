import type { QueryResultRow } from 'pg';
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

export type Equals = Record<string, string | number | boolean | null | undefined>;

export interface KeysetQuery {
  table: string;
  /** `*` by default. */
  columns?: string;
  equals: Equals;
  conditions?: Condition[];
  /** Conditions of which a row fits one and no other: each is read in the list's order by an index of its own. */
  alternatives?: Condition[];
  /** The columns of which every value has few rows. */
  settledBy?: readonly string[];
  sort: { field: string; descending: boolean };
  /** The column that makes the order total: `token` by default. */
  tieBreaker?: string;
  after: { value: string | number | null; token: string } | null;
  limit: number;
}

class Values {
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

type Filters = Pick<KeysetQuery, 'equals' | 'conditions' | 'alternatives'>;

function filters(ctx: Context, query: Filters, values: Values): string[] {
  const equalities = Object.entries(query.equals)
    .filter(([, value]) => value !== undefined)
    .map(([column, value]) => (value === null ? `${column} is null` : `${column} = ${values.place(value)}`));
  const conditions = (query.conditions ?? []).map((condition) => `(${values.inline(condition)})`);
  const alternatives = query.alternatives?.map((condition) => `(${values.inline(condition)})`).join(' or ');
  const oneOf = alternatives ? [`(${alternatives})`] : [];
  return [`project_id = ${values.place(ctx.project.id)}`, ...equalities, ...conditions, ...oneOf];
}

type RangeOf = (values: Values) => string[];

/** PostgreSQL sorts nulls first when descending; one condition for nulls and values would filter where two can seek. */
function rangesAfter({ sort, after }: KeysetQuery, tie: string): RangeOf[] {
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

function readRange<Row extends QueryResultRow>(
  ctx: Context,
  query: KeysetQuery,
  tie: string,
  range: RangeOf,
  limit: number,
): Promise<Row[]> {
  const values = new Values();
  const direction = query.sort.descending ? 'desc' : 'asc';
  const order = `order by ${query.sort.field} ${direction}, ${tie} ${direction} limit ${values.place(limit)}`;
  const select = (alternatives?: Condition[]) => {
    const where = [...filters(ctx, { ...query, alternatives }, values), ...range(values)].join(' and ');
    return `select ${query.columns ?? '*'} from ${query.table} where ${where} ${order}`;
  };
  const parts = query.alternatives?.map((each) => `(${select([each])})`);
  const text = parts ? `${parts.join(' union all ')} ${order}` : select();
  return rowsOf<Row>(ctx, { name: isSettled(query) ? nameOf(text) : undefined, text, values: values.list });
}

/**
 * Whether the statement may be prepared: PostgreSQL soon plans a named one without its values, which is safe only with no
 * filter, or one whose every value has few rows.
 */
function isSettled({ equals, conditions = [], alternatives, settledBy = [] }: KeysetQuery): boolean {
  const given = Object.keys(equals).filter((column) => equals[column] !== undefined);
  const isServed = given.length <= 1 && given.every((column) => settledBy.includes(column));
  return isServed && !alternatives && !conditions.some(({ isDecisive }) => isDecisive);
}

/** One page in keyset order: without OFFSET, the thousandth page costs as much as the first. */
export async function readPageOf<Row extends QueryResultRow>(
  ctx: Context,
  query: KeysetQuery,
): Promise<{ rows: Row[]; hasMore: boolean }> {
  const tie = query.tieBreaker ?? 'token';
  const rows: Row[] = [];
  for (const range of rangesAfter(query, tie)) {
    const missing = query.limit + 1 - rows.length;
    if (missing > 0) rows.push(...(await readRange<Row>(ctx, query, tie, range, missing)));
  }
  return { rows: rows.slice(0, query.limit), hasMore: rows.length > query.limit };
}

/** The token of the first row that fits, locked until the transaction ends; rows that others have locked are passed over. */
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

/** By a function of the owner with the table's trigram index (docs/adr/0040). At most `limit`. */
export async function findTokensByText(ctx: Context, table: string, pattern: string, limit: number) {
  const rows = await rowsOf<{ token: string }>(ctx, {
    name: 'find-by-text',
    text: 'select find_by_text($1, $2, $3, $4) as token',
    values: [table, ctx.project.id, pattern, limit],
  });
  return rows.map(({ token }) => token);
}

/** Counts by reading every matching row: for filters that match few. */
export async function countRows(ctx: Context, query: Pick<KeysetQuery, 'table'> & Filters): Promise<number> {
  const values = new Values();
  const where = filters(ctx, query, values).join(' and ');
  const [row] = await rowsOf<{ total: string }>(ctx, {
    text: `select count(*) as total from ${query.table} where ${where}`,
    values: values.list,
  });
  return Number(row?.total ?? 0);
}

/** The kept totals of every bucket that fits, from `list_totals` (docs/adr/0006). */
export function keptTotals<Bucket extends object>(
  ctx: Context,
  table: string,
  bucket: object,
): Promise<{ bucket: Bucket; total: number }[]> {
  return rowsOf(ctx, {
    name: 'kept-totals',
    text: `select bucket, sum(delta)::int as total from list_totals
      where project_id = $1 and resource = $2 and bucket @> $3 group by bucket having sum(delta) <> 0`,
    values: [ctx.project.id, table, JSON.stringify(bucket)],
  });
}

/** From `list_totals` (docs/adr/0006): no row is counted. */
export async function keptTotal(ctx: Context, table: string, bucket: object): Promise<number> {
  const [row] = await rowsOf<{ total: string }>(ctx, {
    name: 'kept-total',
    text: `select coalesce(sum(delta), 0) as total from list_totals
      where project_id = $1 and resource = $2 and bucket @> $3`,
    values: [ctx.project.id, table, JSON.stringify(bucket)],
  });
  return Number(row?.total ?? 0);
}

export interface CountedRows extends Pick<KeysetQuery, 'table'>, Filters {
  /** Expressions, under the names they are given. */
  groups: Record<string, Condition>;
}

export interface Counted {
  /** The place of its query, from 1; 0 for kept totals. */
  query: number;
  group: Record<string, string | null>;
  count: number;
}

function countText(ctx: Context, { groups, ...query }: CountedRows, number: number, values: Values): string {
  const fields = Object.entries(groups).map(([name, group]) => `'${name}', ${values.inline(group)}`);
  const where = filters(ctx, query, values).join(' and ');
  return `select ${number} as query, jsonb_build_object(${fields.join(', ')}) as "group", count(*)::int as count
    from ${query.table} where ${where} group by 2`;
}

export interface KeptTotals {
  resource: string;
  /** What the buckets have in common. */
  bucket: object;
  /** The columns of the buckets that are told apart. */
  by: readonly string[];
}

function keptText(ctx: Context, { resource, bucket, by }: KeptTotals, values: Values): string {
  const fields = by.map((column) => `'${column}', bucket -> '${column}'`);
  return `select 0 as query, jsonb_build_object(${fields.join(', ')}) as "group", sum(delta)::int as count
    from list_totals where project_id = ${values.place(ctx.project.id)} and resource = ${values.place(resource)}
      and bucket @> ${values.place(JSON.stringify(bucket))} group by 2`;
}

/** Kept totals (docs/adr/0006) and counts of rows as of one moment, since they are one statement. */
export function countTogether(
  ctx: Context,
  kept: KeptTotals | null,
  queries: readonly CountedRows[],
): Promise<Counted[]> {
  const values = new Values();
  const texts = [
    ...(kept ? [keptText(ctx, kept, values)] : []),
    ...queries.map((query, index) => countText(ctx, query, index + 1, values)),
  ];
  return rowsOf<Counted & Record<string, unknown>>(ctx, {
    text: texts.join(' union all '),
    values: values.list,
  });
}
