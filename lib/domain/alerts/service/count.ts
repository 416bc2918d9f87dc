import { narrowTallies, tallyAssignees, tallyOf, totalOf } from '@/lib/domain/policies/sla-tallies';
import { AlertCategory, AlertStatus, AlertType, Priority, SlaStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { wideAlertTallies } from '../counts';
import { isKeptBy } from '../store/filters';
import type { AlertCounts, AlertFilters } from '../list-schema';
import { alertSearch } from '../search';
import { alertTotals } from '../store';

const by = ['status', 'category', 'type', 'priority', 'assigned_to'] as const;

/** How many alerts fit the filters, by each value: exact, in one answer (API §5.3). */
export async function countAlerts(ctx: Context, filters: AlertFilters): Promise<AlertCounts> {
  // What else there is to filter by is read alert by alert. Of a case, an entity, a text or what is snoozed there are few; of a list, a
  // model, a verdict or an age there may be very many, and no kept totals have these beside the assignee (docs/adr/0085).
  const tallies = await (isKeptBy(ctx, 'alert_counts', filters)
    ? wideAlertTallies(ctx, filters, by)
    : narrowTallies(ctx, alertTotals, await alertSearch(ctx, filters), by));
  return {
    total: totalOf(tallies),
    status: tallyOf(tallies, 'status', AlertStatus.options),
    priority: tallyOf(tallies, 'priority', Priority.options),
    category: tallyOf(tallies, 'category', AlertCategory.options),
    type: tallyOf(tallies, 'type', AlertType.options),
    sla_status: tallyOf(tallies, 'sla_status', SlaStatus.options),
    assigned_to: tallyAssignees(tallies),
  };
}
