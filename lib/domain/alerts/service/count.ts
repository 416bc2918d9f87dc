import { slaStatusExpression } from '@/lib/domain/policies/sla-condition';
import { AlertCategory, AlertStatus, AlertType, Priority, SlaStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { isNarrow, sumOf, wideAlertGroups } from '../counts';
import type { AlertCounts, AlertFilters } from '../schema';
import { alertSearch } from '../search';
import { type AlertGroup, readAlertTotals } from '../store';

const by = ['status', 'category', 'type', 'priority', 'assigned_to'] as const;
type Column = (typeof by)[number] | 'sla_status';

function tally<Value extends string>(
  groups: readonly AlertGroup[],
  column: Column,
  values: readonly Value[],
): Record<Value, number> {
  const byValue = Map.groupBy(groups, (group) => group[column]);
  const counts = values.map((value) => [value, sumOf(byValue.get(value) ?? [])]);
  return Object.fromEntries(counts) as Record<Value, number>; // one of each value
}

const assigneesOf = (groups: readonly AlertGroup[]) =>
  [...new Set(groups.map(({ assigned_to }) => assigned_to))].filter((token) => token !== null).sort();

/** Of a case, an entity or what is snoozed there are few alerts, so these are read. */
async function narrowGroups(ctx: Context, filters: AlertFilters): Promise<AlertGroup[]> {
  const search = alertSearch(ctx, filters);
  const slaStatus = slaStatusExpression(ctx.now());
  const { counted } = await readAlertTotals(ctx, { kept: null, counted: [search], by, slaStatus });
  return counted.flat();
}

/** How many alerts fit the filters, by each value: exact, in one answer (API §5.3). */
export async function countAlerts(ctx: Context, filters: AlertFilters): Promise<AlertCounts> {
  const groups = await (isNarrow(filters) ? narrowGroups(ctx, filters) : wideAlertGroups(ctx, filters, by));
  return {
    total: sumOf(groups),
    status: tally(groups, 'status', AlertStatus.options),
    priority: tally(groups, 'priority', Priority.options),
    category: tally(groups, 'category', AlertCategory.options),
    type: tally(groups, 'type', AlertType.options),
    sla_status: tally(groups, 'sla_status', SlaStatus.options),
    assigned_to: {
      ...tally(groups, 'assigned_to', assigneesOf(groups)),
      unassigned: sumOf(groups.filter(({ assigned_to }) => assigned_to === null)),
    },
  };
}
