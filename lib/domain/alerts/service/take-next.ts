import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/transaction';
import type { Alert } from '../schema';
import type { AlertFilters } from '../list-schema';
import { alertSearch } from '../search';
import { lockNextAlert, requireAlert } from '../store';
import { takeAlert } from './take';

/**
 * The most urgent Open alert that fits and that nobody has, overdue ones first, assigned to the caller and acknowledged; null when
 * there is none.
 * Requests at the same time get different alerts (API §5.3). Nobody is given one that is held or snoozed, whatever the filters say.
 */
export async function takeNextAlert(ctx: Context, filters: AlertFilters): Promise<Alert | null> {
  const search = await alertSearch(ctx, filters);
  return transaction(ctx, async (tx) => {
    const token = await lockNextAlert(tx, ctx, search);
    if (token === null) return null;
    return takeAlert(tx, ctx, await requireAlert(tx, ctx, token));
  });
}
