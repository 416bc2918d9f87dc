import { isChange } from '@/lib/platform/is-change';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { transaction } from '@/lib/platform/database/transaction';
import { userUpdated } from '../events';
import { presentUser } from '../present';
import type { UpdateOwnUser, User } from '../schema';
import { lockUser, updateUser } from '../store/users';

/** Changes the signed-in person's own settings (API §5.11, §7.7). Throws `NotFound` (404). */
export function updateOwnUser(ctx: Context, { email_notifications }: UpdateOwnUser): Promise<User> {
  return transaction(ctx, async (tx) => {
    const token = ctx.actor.id;
    const before = await lockUser(tx, ctx, token);
    if (!before) throw new NotFound('user');
    if (!isChange(before, { email_notifications })) return presentUser(before);
    const user = presentUser(await updateUser(tx, ctx, token, { email_notifications }));
    const from = { email_notifications: before.email_notifications };
    const details = { from, to: { email_notifications } };
    recordEvent(tx, ctx, userUpdated, { token, details, data: user });
    return user;
  });
}
