import { unassigned } from '@/lib/domain/assignee';
import { sumOf, tally } from '@/lib/domain/counts';
import { countFound, isTextAlone, type ListFilters, maxCounted } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { readSome } from '@/lib/platform/counting';
import type { Condition } from '@/lib/platform/keyset';
import { countTallies, type Tally, type TalliedRows } from '@/lib/platform/tallies';
import { slaStatusExpression } from './sla-condition';

export type TalliedBy<Column extends string> = Tally<Column | 'sla_status'>;

export interface TotalsSource {
  table: string;
  /** The kept totals by the columns that are counted by and `sla_stopped` (docs/adr/0006). */
  resource: string;
}

const computed = (ctx: Context) =>
  ({
    name: 'sla_status',
    ofRow: slaStatusExpression(ctx.now()),
    ofBucket: `coalesce(bucket ->> 'sla_stopped', 'Breached') as sla_status`,
  }) as const;

export interface Wide<Column extends string> {
  /** Of columns that have kept totals. */
  equals: ListFilters['equals'];
  by: readonly Column[];
  /** The rows whose clock runs and that are not due yet: of those whose clock runs, all others are Breached. */
  ahead: Condition;
  /** Rows that do not count. */
  left?: Condition;
  /** What counts, by the columns and `sla_status`. */
  where?: Condition;
}

/**
 * How many rows fit, by SLA status and each of the columns. The kept totals say all but the SLA status of a row whose clock runs; so
 * only those that are not due yet are read, and those that do not count (docs/adr/0041).
 */
export const wideTallies = <Column extends string>(
  ctx: Context,
  { table, resource }: TotalsSource,
  { equals, by, ahead, left, where }: Wide<Column>,
): Promise<TalliedBy<Column>[]> =>
  countTallies<Column | 'sla_status'>(ctx, {
    table,
    columns: [...by, 'sla_status'],
    computed: computed(ctx),
    kept: { resource, bucket: equals },
    rows: [
      { equals, conditions: [ahead], sign: 1, movedFrom: 'Breached' },
      ...(left ? [{ equals, conditions: [left], sign: -1 as const }] : []),
    ],
    where,
  });

export interface NarrowTallies<Column extends string> {
  tallies: TalliedBy<Column>[];
  /** More rows fit than were counted (docs/adr/0110). */
  isMinimum: boolean;
}

/** As `wideTallies` by reading the rows that fit: all of them, or with a text at most as many as a list counts. */
export async function narrowTallies<Column extends string>(
  ctx: Context,
  source: TotalsSource,
  { text, ...others }: ListFilters,
  by: readonly Column[],
): Promise<NarrowTallies<Column>> {
  const read = (rows: Omit<TalliedRows, 'sign'>) =>
    countTallies<Column | 'sla_status'>(ctx, {
      table: source.table,
      columns: [...by, 'sla_status'],
      computed: computed(ctx),
      kept: null,
      rows: [{ ...rows, sign: 1 }],
    });
  if (!text) return { tallies: await read(others), isMinimum: false };
  const filters = { ...others, text };
  const found = text.some && isTextAlone(filters) ? { equals: {}, conditions: [text.some] } : filters;
  const tallies = await readSome(maxCounted, found, { read, countOf: totalOf });
  if (totalOf(tallies) < maxCounted) return { tallies, isMinimum: false };
  const { totalIsMinimum = false } = await countFound(ctx, source, filters);
  return { tallies, isMinimum: totalIsMinimum };
}

const of = <Column extends string>(tallies: readonly Tally<Column>[], column: NoInfer<Column>) =>
  tallies.filter((each) => each.column === column);

/** By each of the values. Rows without one count as `none`. */
export const tallyOf = <Column extends string, Value extends string>(
  tallies: readonly Tally<Column>[],
  column: NoInfer<Column>,
  values: readonly Value[],
): Record<Value, number> => tally(of(tallies, column), 'value', values);

/** Every row has an SLA status. */
export const totalOf = (tallies: readonly Tally<string>[]): number =>
  sumOf(tallies.filter(({ column }) => column === 'sla_status'));

/** By the person's token, or `unassigned`. */
export function tallyAssignees(tallies: readonly Tally<string>[]): Record<string, number> {
  const rows = of(tallies, 'assigned_to');
  const assignees = rows.flatMap(({ value }) => value ?? []);
  return {
    ...tally(rows, 'value', assignees.sort()),
    [unassigned]: sumOf(rows.filter(({ value }) => value === null)),
  };
}
