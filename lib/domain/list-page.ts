import type { QueryResultRow } from 'pg';
import type { Context } from '@/lib/platform/context';
import { keptTotal } from '@/lib/platform/database/kept-totals';
import { countRowsTo } from '@/lib/platform/database/counting';
import type { Filters, TextCondition } from '@/lib/platform/database/conditions';
import { type KeysetQuery, readPageOf } from '@/lib/platform/database/keyset';
import type { Page, PageRequest } from './answer';

export interface ListSource extends Pick<
  KeysetQuery,
  'table' | 'columns' | 'fewRowsBy' | 'worded' | 'tieBreaker'
> {
  /**
   * Columns with stored totals (docs/adr/0006), none if only all rows are counted; filters on other columns are
   * counted through their indexes. Without it, no totals are stored.
   */
  keptColumns?: readonly string[];
}

/**
 * A column of names to sort by: ignores letter case and accents until nothing else differs. It is deterministic, so
 * that a keyset never skips a row.
 */
export const inNameOrder = (column: string): string => `${column} collate "und-x-icu"`;

export interface ListFilters extends Omit<Filters, 'worded'> {
  /** The number of matching rows, if it is known without counting them one by one. */
  total?: () => Promise<number>;
}

const asCursorValue = (value: unknown): string | number | null => {
  if (value === null || typeof value === 'number') return value;
  return value instanceof Date ? value.toISOString() : String(value);
};

const givenOf = ({ equals }: ListFilters) =>
  Object.entries(equals).filter(([, value]) => value !== undefined);

type Total = Pick<Page<unknown>, 'total' | 'totalIsMinimum'>;

const exactly = (total: number): Total => ({ total });

/** Maximum number of rows counted one by one (docs/adr/0145). */
const maxCounted = 10_000;

/** Likewise in a text search. */
export const maxCountedWithText = 1_000;

/** Of a count that stops after one more than the maximum. */
const counted = (count: number, max: number): Total => ({
  total: Math.min(count, max),
  totalIsMinimum: count > max,
});

const hasConditions = ({ conditions, alternatives }: ListFilters) =>
  (conditions?.length ?? 0) > 0 || alternatives !== undefined;

/** The text is the only filter. */
export const isTextAlone = (filters: ListFilters): boolean =>
  filters.text !== undefined && givenOf(filters).length === 0 && !hasConditions(filters);

/** Number of rows that match a text besides other filters, as far as they are counted. */
export async function countFound(
  ctx: Context,
  { table, worded }: Pick<ListSource, 'table' | 'worded'>,
  filters: ListFilters & { text: TextCondition },
): Promise<Total> {
  if (isTextAlone(filters)) return counted(filters.text.count, maxCountedWithText);
  return counted(
    await countRowsTo(ctx, maxCountedWithText + 1, { table, worded, ...filters }),
    maxCountedWithText,
  );
}

async function totalOf(ctx: Context, source: ListSource, filters: ListFilters): Promise<Total> {
  const { text } = filters;
  if (text) return countFound(ctx, source, { ...filters, text });
  if (filters.total) return exactly(await filters.total());
  const given = givenOf(filters);
  const { keptColumns } = source;
  const isKept =
    keptColumns !== undefined &&
    !hasConditions(filters) &&
    given.every(([column]) => keptColumns.includes(column));
  if (isKept) return exactly(await keptTotal(ctx, source.table, Object.fromEntries(given)));
  const { table, worded } = source;
  return counted(await countRowsTo(ctx, maxCounted + 1, { table, worded, ...filters }), maxCounted);
}

/**
 * Two filters may exclude each other. Only their total shows that before every row of one of them has been
 * read.
 */
async function readWithTotal<Row extends QueryResultRow>(
  filters: ListFilters,
  readRowsOfPage: () => Promise<{ rows: Row[]; hasMore: boolean }>,
  count: () => Promise<Total>,
): Promise<Total & { rows: Row[]; hasMore: boolean }> {
  if (givenOf(filters).length < 2) {
    const [page, total] = await Promise.all([readRowsOfPage(), count()]);
    return { ...page, ...total };
  }
  const total = await count();
  return total.total === 0
    ? { rows: [], hasMore: false, ...total }
    : { ...(await readRowsOfPage()), ...total };
}

/** One page of a tenant table, with the number of matching rows (API §1.5). */
export async function listPage<Row extends QueryResultRow>(
  ctx: Context,
  source: ListSource,
  filters: ListFilters,
  page: PageRequest,
): Promise<Page<Row>> {
  const { keptColumns: _, ...read } = source;
  const { rows, hasMore, ...total } = await readWithTotal(
    filters,
    () => readPageOf<Row>(ctx, { ...read, ...filters, ...page }),
    () => totalOf(ctx, source, filters),
  );
  const last = rows.at(-1);
  return {
    items: rows,
    ...total,
    next:
      hasMore && last
        ? { value: asCursorValue(last[page.sort.field]), token: String(last[source.tieBreaker ?? 'token']) }
        : null,
  };
}

/** Rows of a table in order of creation, after the one with this token. */
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
