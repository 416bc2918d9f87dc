import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { transaction } from '@/lib/platform/database/transaction';
import { userUpdated } from '../events';
import { presentUser } from '../present';
import type { UpdateOwnUser, User } from '../schema';
import { updateUser } from '../store/users';

/** Changes the signed-in person's own settings (API §5.11, §7.7). */
export function updateOwnUser(ctx: Context, { email_notifications }: UpdateOwnUser): Promise<User> {
  return transaction(ctx, async (tx) => {
    const token = ctx.actor.id;
    const user = presentUser(await updateUser(tx, ctx, token, { email_notifications }));
    recordEvent(tx, ctx, userUpdated, { token, details: { to: { email_notifications } }, data: user });
    return user;
  });
}
