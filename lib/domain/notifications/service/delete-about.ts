import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { deleteNotifications } from '../store';

/** Deletes notifications about deleted cases and alerts. */
export const deleteNotificationsAbout = (
  tx: Transaction,
  ctx: Context,
  targets: readonly string[],
): Promise<void> => deleteNotifications(tx, ctx, targets);
