import { isChange } from '@/lib/platform/is-change';
import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { Conflict, NotFound } from '@/lib/platform/errors/errors';
import { noteRevocation } from '@/lib/platform/records';
import { transaction } from '@/lib/platform/database/transaction';
import { userUpdated } from '../events';
import { presentUser } from '../present';
import type { UpdateUser, User } from '../schema';
import { updateEndOfOtherSessions } from '../store/sessions';
import { lockUserAndAdmins, updateUser as updateRow, type UserChange, type UserRow } from '../store/users';

function refuseLastAdmin(admins: readonly string[], token: string): void {
  if (admins.includes(token) && admins.length === 1) {
    throw new Conflict('This is the last admin of the project: make another person an admin first.');
  }
}

/** Disabling ends every session permanently: enabling the person again does not restore them. */
function changeOf(ctx: Context, before: UserRow, { role, disabled }: UpdateUser): UserChange {
  if (disabled === undefined || disabled === (before.disabled_at !== null)) return { role };
  return disabled
    ? { role, disabled_at: ctx.now(), session_version: { increment: 1 } }
    : { role, disabled_at: null };
}

/**
 * Changes a person's role, or disables them and ends their sessions (API §2.4, §5.11). Throws `NotFound`
 * (404), and `Conflict` (409) for the last admin.
 */
export function updateUser(ctx: Context, token: string, input: UpdateUser): Promise<User> {
  return transaction(ctx, async (tx) => {
    const { user: before, admins } = await lockUserAndAdmins(tx, ctx, token);
    if (!before) throw new NotFound('user');
    if (input.disabled || (input.role && input.role !== 'admin')) refuseLastAdmin(admins, token);
    const change = changeOf(ctx, before, input);
    if (!isChange<UserChange>(before, change)) return presentUser(before);
    const user = presentUser(await updateRow(tx, ctx, token, change));
    if (input.disabled) await updateEndOfOtherSessions(tx, ctx, token, null);
    const from = { role: before.role, disabled: before.disabled_at !== null };
    const details = { from, to: { role: user.role, disabled: user.disabled } };
    recordEvent(tx, ctx, userUpdated, { token, details, data: user });
    noteRevocation(tx);
    return user;
  });
}
