import { unassigned } from '@/lib/domain/assignee';
import { sumOf, tally } from '@/lib/domain/counts';
import type { ListFilters } from '@/lib/domain/list-page';
import { type Group, readTotals, type TotalsSource } from '@/lib/domain/list-totals';
import type { Context } from '@/lib/platform/context';
import type { Condition } from '@/lib/platform/keyset';
import { slaStatusExpression } from './sla-condition';

class Groups<Column extends string> {
  readonly #groups = new Map<string, Group<Column>>();
  readonly #by: readonly Column[];

  constructor(by: readonly Column[]) {
    this.#by = by;
  }

  add(of: Record<Column, string | null>, sla_status: string, count: number): void {
    const key = JSON.stringify([sla_status, ...this.#by.map((column) => of[column])]);
    this.#groups.set(key, { ...of, sla_status, count: count + (this.#groups.get(key)?.count ?? 0) });
  }

  list(): Group<Column>[] {
    return [...this.#groups.values()].filter(({ count }) => count !== 0);
  }
}

export interface Wide<Column extends string> {
  /** Of columns that have kept totals. */
  equals: ListFilters['equals'];
  by: readonly Column[];
  /** The rows whose clock runs and that are not due yet: of those whose clock runs, all others are Breached. */
  ahead: Condition;
  /** Rows that do not count. */
  left?: Condition;
}

/**
 * How many rows fit, by SLA status and the columns. The kept totals say all but the SLA status of a row whose clock runs; so
 * only those that are not due yet are read, and those that do not count (docs/adr/0041).
 */
export async function wideGroups<Column extends string>(
  ctx: Context,
  source: TotalsSource,
  { equals, by, ahead, left }: Wide<Column>,
): Promise<Group<Column>[]> {
  const counted = [ahead, ...(left ? [left] : [])].map((condition) => ({ equals, conditions: [condition] }));
  const slaStatus = slaStatusExpression(ctx.now());
  const totals = await readTotals(ctx, source, { kept: equals, counted, by, slaStatus });
  const [notDue = [], notCounted = []] = totals.counted;
  const groups = new Groups(by);
  for (const row of totals.kept) groups.add(row, row.sla_stopped ?? 'Breached', row.count);
  for (const row of notDue) {
    groups.add(row, 'Breached', -row.count);
    groups.add(row, row.sla_status, row.count);
  }
  for (const row of notCounted) groups.add(row, row.sla_status, -row.count);
  return groups.list();
}

/** As `wideGroups` by reading every row that fits, of which there are few. */
export async function narrowGroups<Column extends string>(
  ctx: Context,
  source: TotalsSource,
  filters: ListFilters,
  by: readonly Column[],
): Promise<Group<Column>[]> {
  const slaStatus = slaStatusExpression(ctx.now());
  const { counted } = await readTotals(ctx, source, { kept: null, counted: [filters], by, slaStatus });
  return counted.flat();
}

/** By the person's token, or `unassigned`. */
export function tallyAssignees(groups: readonly Group<'assigned_to'>[]): Record<string, number> {
  const assignees = [...new Set(groups.map(({ assigned_to }) => assigned_to))].filter(
    (token) => token !== null,
  );
  return {
    ...tally(groups, 'assigned_to', assignees.sort()),
    [unassigned]: sumOf(groups.filter(({ assigned_to }) => assigned_to === null)),
  };
}
