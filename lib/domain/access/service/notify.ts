import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { insertNotification, type NewNotification } from '../store/notifications';

/** Notifies a person in the console, in the transaction of the change (API §7.7). */
export const notify = (tx: Transaction, ctx: Context, notification: NewNotification): Promise<void> =>
  insertNotification(tx, ctx, notification);
