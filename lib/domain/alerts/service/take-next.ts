import { requireStillActing } from '@/lib/domain/access/service/require-still-acting';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import type { Alert } from '../schema';
import type { AlertFilters } from '../list-schema';
import { alertSearch } from '../search';
import { lockNextAlert, requireAlert } from '../store';
import { recordAcknowledgement } from './record-acknowledgement';

/**
 * Assigns the most urgent open, unassigned alert that matches the filters to the caller and acknowledges it;
 * overdue alerts come first. Null if there is none. Concurrent requests get different alerts (API §5.3).
 * Held and snoozed alerts are never given, whatever the filters say. Throws `Forbidden` (403) if the caller may no
 * longer act.
 */
export async function takeNextAlert(ctx: Context, filters: AlertFilters): Promise<Alert | null> {
  const search = await alertSearch(ctx, filters);
  return transaction(ctx, async (tx) => {
    await requireStillActing(tx, ctx);
    const token = await lockNextAlert(tx, ctx, search);
    if (token === null) return null;
    return recordAcknowledgement(tx, ctx, await requireAlert(tx, ctx, token));
  });
}
