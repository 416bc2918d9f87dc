import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors/errors';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/database/transaction';
import { userCreated } from '../events';
import { presentUser } from '../present';
import type { CreatedUser, CreateUser } from '../schema';
import { insertMissingUser } from '../store/users';
import type { NewPassword } from './make-password';

/**
 * Adds a person, with an initial password in the answer (API §5.11). Throws `ValidationFailed` (400) if the
 * email is in use.
 */
export function createUser(
  ctx: Context,
  input: CreateUser,
  { password, password_hash }: NewPassword,
): Promise<CreatedUser> {
  const person = { ...input, email: input.email.toLowerCase(), password_hash };
  return transaction(ctx, async (tx) => {
    const row = await insertMissingUser(tx, ctx, newToken('usr'), person);
    if (!row) {
      const message = 'is already in use';
      throw new ValidationFailed([{ field: 'email', message, code: 'not_unique' }]);
    }
    const user = presentUser(row);
    recordEvent(tx, ctx, userCreated, { token: user.token, details: { role: user.role }, data: user });
    return { ...user, password };
  });
}
