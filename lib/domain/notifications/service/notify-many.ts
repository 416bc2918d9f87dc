import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { insertNotifications, type NewNotification } from '../store';

export type { NewNotification };

/** As `notify`, for several notifications at once. */
export const notifyMany = (
  tx: Transaction,
  ctx: Context,
  notifications: readonly NewNotification[],
): Promise<void> => insertNotifications(tx, ctx, notifications);
