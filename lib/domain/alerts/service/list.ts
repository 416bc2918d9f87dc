import type { Page, PageRequest } from '@/lib/domain/answer';
import { presentPage } from '@/lib/domain/list-page';
import type { Context } from '@/lib/platform/context';
import { presentAlert } from '../present';
import type { Alert } from '../schema';
import type { AlertFilters } from '../list-schema';
import { alertSearch } from '../search';
import { listAlertRows } from '../store';

/** API §5.3. */
export async function listAlerts(
  ctx: Context,
  filters: AlertFilters,
  page: PageRequest,
): Promise<Page<Alert>> {
  const now = ctx.now();
  const found = await listAlertRows(ctx, await alertSearch(ctx, filters), page);
  return presentPage(found, (row) => presentAlert(row, now));
}
