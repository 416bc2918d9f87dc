import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import { slaCondition } from '@/lib/domain/policies/sla-condition';
import type { Context } from '@/lib/platform/context';
import { presentAlert } from '../present';
import type { Alert, AlertFilters } from '../schema';
import { listAlertRows } from '../store';

/** API §5.3. */
export async function listAlerts(
  ctx: Context,
  { sla_status, ...equals }: AlertFilters,
  page: PageRequest,
): Promise<Page<Alert>> {
  const now = ctx.now();
  const conditions = sla_status && [slaCondition(sla_status, now)];
  return presentPage(await listAlertRows(ctx, { equals, conditions }, page), (row) => presentAlert(row, now));
}
