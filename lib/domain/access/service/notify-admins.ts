import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { insertNotification, type NewNotification } from '../store/notifications';
import { listAdmins } from '../store/users';

/** Notifies all admins in the console, in the transaction of the change (API §7.7). */
export async function notifyAdmins(
  tx: Transaction,
  ctx: Context,
  notification: Omit<NewNotification, 'user_token'>,
): Promise<void> {
  for (const user_token of await listAdmins(tx, ctx)) {
    await insertNotification(tx, ctx, { ...notification, user_token });
  }
}
