import { unassigned } from '@/lib/domain/assignee';
import { sumOf, tally } from '@/lib/domain/counts';
import { countFound, isTextAlone, type ListFilters, maxCountedWithText } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { readSome } from '@/lib/platform/database/counting';
import type { Condition } from '@/lib/platform/database/conditions';
import { countTallies, type Tally, type TalliedRows } from '@/lib/platform/database/tallies';
import { runningSlaStatusExpression, slaStatusExpression } from './sla-condition';

export type TalliedBy<Column extends string> = Tally<Column | 'sla_status'>;

export interface TotalsSource {
  table: string;
  /** Kept totals by the counted columns and `sla_stopped` (docs/adr/0006). */
  resource: string;
}

const computed = {
  name: 'sla_status',
  ofBucket: `coalesce(bucket ->> 'sla_stopped', 'Breached') as sla_status`,
} as const;

export interface Wide<Column extends string> {
  /** Filters on columns that have kept totals. */
  equals: ListFilters['equals'];
  by: readonly Column[];
  /**
   * Rows with a running clock that are not due yet; each matches one of the conditions. All other rows with a running
   * clock are Breached.
   */
  ahead: readonly Condition[];
  /** Rows to exclude. */
  left?: Condition;
  /** Rows to count, by the columns and `sla_status`. */
  where?: Condition;
}

/**
 * Number of matching rows by SLA status and each of the columns. The kept totals contain everything except
 * the SLA status of rows with a running clock, so only rows that are not due yet and excluded rows are read
 * (docs/adr/0041).
 */
export const wideTallies = <Column extends string>(
  ctx: Context,
  { table, resource }: TotalsSource,
  { equals, by, ahead, left, where }: Wide<Column>,
): Promise<TalliedBy<Column>[]> =>
  countTallies<Column | 'sla_status'>(ctx, {
    table,
    columns: [...by, 'sla_status'],
    computed,
    kept: { resource, bucket: equals },
    rows: [
      ...ahead.map((condition) => ({
        equals,
        conditions: [condition],
        sign: 1 as const,
        computed: runningSlaStatusExpression(ctx.now()),
        movedFrom: 'Breached',
      })),
      ...(left
        ? [{ equals, conditions: [left], sign: -1 as const, computed: slaStatusExpression(ctx.now()) }]
        : []),
    ],
    where,
  });

export interface NarrowTallies<Column extends string> {
  tallies: TalliedBy<Column>[];
  /** Whether more rows match than were counted (docs/adr/0145). */
  isMinimum: boolean;
}

/**
 * As `wideTallies`, by reading the matching rows: all of them, or with a text at most as many as a list
 * counts.
 */
export async function narrowTallies<Column extends string>(
  ctx: Context,
  source: TotalsSource,
  { text, ...others }: ListFilters,
  by: readonly Column[],
): Promise<NarrowTallies<Column>> {
  const read = (rows: Omit<TalliedRows, 'sign' | 'computed'>) =>
    countTallies<Column | 'sla_status'>(ctx, {
      table: source.table,
      columns: [...by, 'sla_status'],
      computed,
      kept: null,
      rows: [{ ...rows, sign: 1, computed: slaStatusExpression(ctx.now()) }],
    });
  if (!text) return { tallies: await read(others), isMinimum: false };
  const filters = { ...others, text };
  const found = text.some && isTextAlone(filters) ? { equals: {}, conditions: [text.some] } : filters;
  const query = { table: source.table, ...found };
  const tallies = await readSome(ctx, maxCountedWithText, query, { read, countOf: totalOf });
  if (totalOf(tallies) < maxCountedWithText) return { tallies, isMinimum: false };
  const { totalIsMinimum = false } = await countFound(ctx, source, filters);
  return { tallies, isMinimum: totalIsMinimum };
}

const of = <Column extends string>(tallies: readonly Tally<Column>[], column: NoInfer<Column>) =>
  tallies.filter((each) => each.column === column);

/** Counts by each value. Rows without a value count as `none`. */
export const tallyOf = <Column extends string, Value extends string>(
  tallies: readonly Tally<Column>[],
  column: NoInfer<Column>,
  values: readonly Value[],
): Record<Value, number> => tally(of(tallies, column), 'value', values);

/** Every row has an SLA status. */
export const totalOf = (tallies: readonly Tally<string>[]): number =>
  sumOf(tallies.filter(({ column }) => column === 'sla_status'));

/** Counts by token of the assignee, or `unassigned`. */
export function tallyAssignees(tallies: readonly Tally<string>[]): Record<string, number> {
  const rows = of(tallies, 'assigned_to');
  const assignees = rows.flatMap(({ value }) => value ?? []);
  return {
    ...tally(rows, 'value', assignees.sort()),
    [unassigned]: sumOf(rows.filter(({ value }) => value === null)),
  };
}
