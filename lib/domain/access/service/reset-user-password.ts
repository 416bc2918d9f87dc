import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { NotFound } from '@/lib/platform/errors/errors';
import { noteRevocation } from '@/lib/platform/records';
import { transaction } from '@/lib/platform/database/transaction';
import { userPasswordReset } from '../events';
import { presentUser } from '../present';
import type { CreatedUser } from '../schema';
import { updateEndOfOtherSessions } from '../store/sessions';
import { findUser, updateUser } from '../store/users';
import type { NewPassword } from './make-password';

/**
 * Sets a new password, which is only in this answer, and ends all sessions of the person (API §5.11). Throws
 * `NotFound` (404).
 */
export function resetUserPassword(
  ctx: Context,
  token: string,
  { password, password_hash }: NewPassword,
): Promise<CreatedUser> {
  return transaction(ctx, async (tx) => {
    if (!(await findUser(tx, ctx, token))) throw new NotFound('user');
    const change = { password_hash, session_version: { increment: 1 } };
    const user = presentUser(await updateUser(tx, ctx, token, change));
    await updateEndOfOtherSessions(tx, ctx, token, null);
    recordEvent(tx, ctx, userPasswordReset, { token, details: {}, data: user });
    noteRevocation(tx);
    return { ...user, password };
  });
}
