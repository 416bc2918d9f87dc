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
 * Adds a person, with an initial password in the answer (API §5.11). Throws `ValidationFailed` (400) if the
 * email is in use, and `ServiceUnavailable` (503) when the password queue is full.
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
