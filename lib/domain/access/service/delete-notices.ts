import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { deleteNotifications } from '../store/notifications';

/** What people were told of cases and alerts that are deleted. */
export const deleteNotices = (tx: Transaction, ctx: Context, targets: readonly string[]): Promise<void> =>
  deleteNotifications(tx, ctx, targets);
