import type { Context } from '@/lib/platform/context';
import { inside, transaction } from '@/lib/platform/database/transaction';
import type { CreatedUser } from '../schema';
import { findUserByEmail } from '../store/users';
import { makePassword } from './make-password';
import { resetUserPassword } from './reset-user-password';
import { updateUser } from './update-user';

/**
 * Makes a person an active admin with a new password, which is only in this answer, and ends their sessions (API §2.6).
 * For an operator, when no admin is left who could do this. Null if the project has nobody with this email.
 */
export async function restoreAdmin(ctx: Context, email: string): Promise<CreatedUser | null> {
  const password = await makePassword();
  return transaction(ctx, async (tx) => {
    const person = await findUserByEmail(tx, ctx, email.toLowerCase());
    if (!person) return null;
    const within = inside(tx, ctx);
    const isActiveAdmin = person.role === 'admin' && person.disabled_at === null;
    if (!isActiveAdmin) await updateUser(within, person.token, { role: 'admin', disabled: false });
    return resetUserPassword(within, person.token, password);
  });
}
