import { assigneeInColumn } from '@/lib/domain/assignee';
import { type TalliedBy, totalOf, wideTallies } from '@/lib/domain/policies/sla-tallies';
import type { Context } from '@/lib/platform/context';
import { allOf, type Condition } from '@/lib/platform/database/conditions';
import { hasRunningClock, isAhead, isTallyOf } from '@/lib/domain/policies/sla-condition';
import type { CaseFilters } from './schema';
import { type CaseColumn, caseTotals, isOpen } from './store';

/** A case without a deadline is never due. Apart from `isAhead`, because one index range has each of the two. */
const isNeverDue: Condition = { sql: `${hasRunningClock} and sla_deadline is null`, values: [] };

/**
 * How the cases of each filter are found: by the column of its name, which has kept totals; by the tallies of deadlines; or
 * by reading the rows. A filter that is missing here, or a column that is missing in `columnsOf`, is a type error.
 */
const foundBy = {
  status: 'column',
  type: 'column',
  entity_category: 'column',
  risk_tier: 'column',
  assigned_to: 'column',
  sla_status: 'tallies',
  closed: 'tallies',
  entity_token: 'rows',
  override: 'rows',
  closed_from: 'rows',
  closed_to: 'rows',
  q: 'rows',
} as const satisfies Record<keyof CaseFilters, 'column' | 'tallies' | 'rows'>;

type FilterFoundBy<By> = {
  [Name in keyof CaseFilters]-?: (typeof foundBy)[Name] extends By ? Name : never;
}[keyof CaseFilters];
type WideFilters = Omit<CaseFilters, FilterFoundBy<'rows'>>;

/** Few cases match, so they are read and counted one by one. */
export const isNarrow = (filters: CaseFilters): boolean =>
  Object.entries(filters).some(
    ([name, value]) => value !== undefined && foundBy[name as keyof CaseFilters] === 'rows', // it is strict
  );

/** The values that the cases have in the columns of the same names. */
export const columnsOf = ({
  status,
  type,
  entity_category,
  risk_tier,
  assigned_to,
}: WideFilters): Record<FilterFoundBy<'column'>, string | null | undefined> => ({
  status,
  type,
  entity_category,
  risk_tier: risk_tier === 'none' ? null : risk_tier,
  assigned_to: assigned_to && assigneeInColumn(assigned_to),
});

const tallied = ({ sla_status, closed }: WideFilters): Condition | undefined =>
  allOf([...(sla_status ? [isTallyOf(sla_status)] : []), ...(closed ? [isOpen] : [])]);

export function wideCaseTallies(
  ctx: Context,
  filters: WideFilters,
  by: readonly CaseColumn[],
): Promise<TalliedBy<CaseColumn>[]> {
  return wideTallies(ctx, caseTotals, {
    equals: columnsOf(filters),
    by: filters.closed ? [...new Set([...by, 'status' as const])] : by,
    ahead: [isAhead(ctx.now()), isNeverDue],
    where: tallied(filters),
  });
}

export const countByTallies = async (ctx: Context, filters: CaseFilters): Promise<number> =>
  totalOf(await wideCaseTallies(ctx, filters, []));
