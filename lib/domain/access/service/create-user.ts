import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { randomSecret } from '@/lib/platform/crypto';
import { ValidationFailed } from '@/lib/platform/errors';
import { newToken } from '@/lib/platform/ids';
import { transaction } from '@/lib/platform/transaction';
import { userCreated } from '../events';
import { hashPassword } from '../passwords';
import { presentUser } from '../present';
import type { CreatedUser, CreateUser } from '../schema';
import { insertMissingUser } from '../store/users';

/**
 * Adds a person, who signs in with the password of the answer (API §5.11). Throws `ValidationFailed` (400) for the
 * e-mail of another person, and `ServiceUnavailable` (503) when too many passwords wait.
 */
export async function createUser(ctx: Context, input: CreateUser): Promise<CreatedUser> {
  const password = randomSecret(10);
  const person = { ...input, email: input.email.toLowerCase(), password_hash: await hashPassword(password) };
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
