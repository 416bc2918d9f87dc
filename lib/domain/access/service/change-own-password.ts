import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { NotFound, ValidationFailed } from '@/lib/platform/errors/errors';
import { noteRevocation } from '@/lib/platform/records';
import { read, transaction } from '@/lib/platform/database/transaction';
import { userPasswordChanged } from '../events';
import { hashPassword } from '../passwords';
import { presentUser } from '../present';
import type { ChangeOwnPassword } from '../schema';
import { updateEndOfOtherSessions } from '../store/sessions';
import { findUser, updateProvenPassword } from '../store/users';
import { provePerson } from './prove-person';

const wrongPassword = () =>
  new ValidationFailed([{ field: 'current_password', message: 'is not your password', code: 'wrong' }]);

/**
 * Changes the password of the signed-in person and ends their other sessions (API §2.4, §5.11). Throws
 * `ValidationFailed` (400) for a wrong current password, `RateLimited` (429) after too many of them, and
 * `ServiceUnavailable` (503).
 */
export async function changeOwnPassword(
  ctx: Context,
  { current_password, new_password }: ChangeOwnPassword,
): Promise<void> {
  const person = await read(ctx, (tx) => findUser(tx, ctx, ctx.actor.id));
  if (!person) throw new NotFound('user');
  const proof = { email: person.email, password: current_password, address: ctx.ipAddress };
  const proven = await provePerson(proof);
  if (!proven) throw wrongPassword();
  const password_hash = await hashPassword(new_password);
  await transaction(ctx, async (tx) => {
    // An admin, or another request of theirs, may have replaced it in the meantime.
    const row = await updateProvenPassword(tx, ctx, proven, password_hash);
    if (!row) throw wrongPassword();
    await updateEndOfOtherSessions(tx, ctx, row.token, ctx.session ?? null);
    recordEvent(tx, ctx, userPasswordChanged, { token: row.token, details: {}, data: presentUser(row) });
    noteRevocation(tx);
  });
}
