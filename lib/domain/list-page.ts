import type { QueryResultRow } from 'pg';
import type { Context } from '@/lib/platform/context';
import { keptTotal } from '@/lib/platform/kept-totals';
import { type Condition, countRows, type Equals, readPageOf } from '@/lib/platform/keyset';
import type { Page, PageRequest } from './answer';

export interface ListSource {
  table: string;
  columns?: string;
  /** The columns with stored totals (docs/adr/0006); a filter on any other column is counted through its index. */
  keptColumns: readonly string[];
  settledBy?: readonly string[];
  worded?: readonly string[];
  tieBreaker?: string;
}

export interface ListFilters {
  equals: Equals;
  conditions?: Condition[];
  /** A row fits one of them and no other. */
  alternatives?: Condition[];
  /** How many rows match, where it can be told without counting them one by one. */
  total?: () => Promise<number>;
}

const asCursorValue = (value: unknown): string | number | null => {
  if (value === null || typeof value === 'number') return value;
  return value instanceof Date ? value.toISOString() : String(value);
};

const givenOf = ({ equals }: ListFilters) =>
  Object.entries(equals).filter(([, value]) => value !== undefined);

function totalOf(ctx: Context, source: ListSource, filters: ListFilters): Promise<number> {
  if (filters.total) return filters.total();
  const given = givenOf(filters);
  const isKept =
    !filters.conditions?.length &&
    !filters.alternatives &&
    given.every(([column]) => source.keptColumns.includes(column));
  return isKept && source.keptColumns.length > 0
    ? keptTotal(ctx, source.table, Object.fromEntries(given))
    : countRows(ctx, { table: source.table, worded: source.worded, ...filters });
}

/** Two filters may exclude each other, which nothing but their total tells before every row of one has been read. */
async function readWithTotal<Row extends QueryResultRow>(
  filters: ListFilters,
  readRowsOfPage: () => Promise<{ rows: Row[]; hasMore: boolean }>,
  count: () => Promise<number>,
): Promise<{ rows: Row[]; hasMore: boolean; total: number }> {
  if (givenOf(filters).length < 2) {
    const [page, total] = await Promise.all([readRowsOfPage(), count()]);
    return { ...page, total };
  }
  const total = await count();
  return total === 0 ? { rows: [], hasMore: false, total } : { ...(await readRowsOfPage()), total };
}

/** One page of a tenant table and how many rows match in all (API §1.5). */
export async function listPage<Row extends QueryResultRow>(
  ctx: Context,
  source: ListSource,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<Row>> {
  const { keptColumns: _, ...read } = source;
  const { rows, hasMore, total } = await readWithTotal(
    filters,
    () => readPageOf<Row>(ctx, { ...read, ...filters, ...page }),
    () => totalOf(ctx, source, filters),
  );
  const last = rows.at(-1);
  return {
    items: rows,
    total,
    next:
      hasMore && last
        ? { value: asCursorValue(last[page.sort.field]), token: String(last[source.tieBreaker ?? 'token']) }
        : null,
  };
}

/** Rows of a table in the order of their creation, after the one with this token. */
export interface RowPage {
  after: string | null;
  limit: number;
}

/** For Prisma, in a transaction. */
export const rowPage = (ctx: Context, { after, limit }: RowPage) => ({
  orderBy: [{ created_at: 'asc' as const }, { token: 'asc' as const }],
  take: limit,
  ...(after && { skip: 1, cursor: { project_id_token: { project_id: ctx.project.id, token: after } } }),
});

export const presentPage = <Row, Item>(page: Page<Row>, present: (row: Row) => Item): Page<Item> => ({
  ...page,
  items: page.items.map(present),
});
