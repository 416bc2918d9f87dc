import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { randomSecret } from '@/lib/platform/crypto';
import { NotFound } from '@/lib/platform/errors';
import { noteRevocation } from '@/lib/platform/records';
import { transaction } from '@/lib/platform/transaction';
import { userPasswordReset } from '../events';
import { hashPassword } from '../passwords';
import { presentUser } from '../present';
import type { CreatedUser } from '../schema';
import { updateEndOfOtherSessions } from '../store/sessions';
import { findUser, updateUser } from '../store/users';

/**
 * Sets a new password, which is only in this answer, and ends all sessions of the person (API §5.11). Throws
 * `NotFound` (404), and `ServiceUnavailable` (503) when the password queue is full.
 */
export async function resetUserPassword(ctx: Context, token: string): Promise<CreatedUser> {
  const password = randomSecret(10);
  const password_hash = await hashPassword(password);
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
