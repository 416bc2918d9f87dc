import type { Context } from '@/lib/platform/context';
import { Forbidden } from '@/lib/platform/errors';
import { transaction } from '@/lib/platform/transaction';
import type { Alert } from '../schema';
import type { AlertFilters } from '../list-schema';
import { alertSearch } from '../search';
import { lockNextAlert, requireAlert } from '../store';
import { takeAlert } from './take';

function refuseMachine({ actor }: Context): void {
  if (actor.type === 'user') return;
  const message = 'Only a signed-in person can take an alert; assign it to somebody instead.';
  throw new Forbidden(message, [{ field: 'assigned_to', message, code: 'person_required' }]);
}

/**
 * The most urgent Open alert that fits and that nobody has, overdue ones first, assigned to the caller and acknowledged; null when
 * there is none.
 * Requests at the same time get different alerts (API §5.3). Throws `Forbidden` (403) for a machine.
 */
export async function takeNextAlert(ctx: Context, filters: AlertFilters): Promise<Alert | null> {
  refuseMachine(ctx);
  const search = await alertSearch(ctx, { snoozed: 'exclude', ...filters });
  return transaction(ctx, async (tx) => {
    const token = await lockNextAlert(tx, ctx, search);
    if (token === null) return null;
    return takeAlert(tx, ctx, await requireAlert(tx, ctx, token));
  });
}
