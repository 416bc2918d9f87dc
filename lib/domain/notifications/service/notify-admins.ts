import { listAdmins } from '@/lib/domain/access/service/list-admins';
import type { Context } from '@/lib/platform/context';
import type { Transaction } from '@/lib/platform/database/transaction';
import { insertNotifications, type NewNotification } from '../store';

/** As `notify`, for all admins. */
export async function notifyAdmins(
  tx: Transaction,
  ctx: Context,
  notification: Omit<NewNotification, 'user_token'>,
): Promise<void> {
  const admins = await listAdmins(tx, ctx);
  await insertNotifications(
    tx,
    ctx,
    admins.map((user_token) => ({ ...notification, user_token })),
  );
}
