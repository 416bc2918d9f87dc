import { narrowTallies, tallyAssignees, tallyOf, totalOf } from '@/lib/domain/policies/sla-tallies';
import { AlertCategory, AlertStatus, AlertType, Priority, SlaStatus } from '@/lib/domain/words';
import type { Context } from '@/lib/platform/context';
import { wideAlertTallies } from '../counts';
import { isKeptBy } from '../store/filters';
import type { AlertCounts, AlertFilters } from '../list-schema';
import { alertSearch } from '../search';
import { alertTotals } from '../store';

const by = ['status', 'category', 'type', 'priority', 'assigned_to'] as const;

/** Number of matching alerts by each value, in one answer; exact except for a search (docs/adr/0110; API §5.3). */
export async function countAlerts(ctx: Context, filters: AlertFilters): Promise<AlertCounts> {
  // With any other filter, alerts are counted one by one. A case or an entity has few, few are snoozed, and a text
  // counts at most as many as a list does. A list, model, verdict or age may match very many, but no kept totals
  // combine these with the assignee (docs/adr/0085).
  const { resolved: _byStatus, ...others } = filters;
  const { tallies, isMinimum } = isKeptBy(ctx, 'alert_counts', others)
    ? { tallies: await wideAlertTallies(ctx, filters, by), isMinimum: false }
    : await narrowTallies(ctx, alertTotals, await alertSearch(ctx, filters), by);
  return {
    total: totalOf(tallies),
    total_is_minimum: isMinimum,
    status: tallyOf(tallies, 'status', AlertStatus.options),
    priority: tallyOf(tallies, 'priority', Priority.options),
    category: tallyOf(tallies, 'category', AlertCategory.options),
    type: tallyOf(tallies, 'type', AlertType.options),
    sla_status: tallyOf(tallies, 'sla_status', SlaStatus.options),
    assigned_to: tallyAssignees(tallies),
  };
}
