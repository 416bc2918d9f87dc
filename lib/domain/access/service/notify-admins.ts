import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/transaction';
import { insertNotifications, type NewNotification } from '../store/notifications';
import { findPeopleOf } from '../store/users';

/** As `notify`, for all admins. */
export async function notifyAdmins(
  tx: Transaction,
  ctx: Context,
  notification: Omit<NewNotification, 'user_token'>,
): Promise<void> {
  const admins = await findPeopleOf(tx, ctx, ['admin']);
  await insertNotifications(
    tx,
    ctx,
    admins.map((user_token) => ({ ...notification, user_token })),
  );
}
