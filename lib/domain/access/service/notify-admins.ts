import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { insertNotification, type NewNotification } from '../store/notifications';
import { findAdmins } from '../store/users';

/** Notifies everyone who may act as an administrator of the project (API §7.7). */
export async function notifyAdmins(
  tx: Transaction,
  ctx: Context,
  notification: Omit<NewNotification, 'user_token'>,
): Promise<void> {
  for (const { token: user_token } of await findAdmins(tx, ctx))
    await insertNotification(tx, ctx, { ...notification, user_token });
}
