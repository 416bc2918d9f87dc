import { recordEvent } from '@/lib/domain/record-event';
import type { Context } from '@/lib/platform/context';
import { NotFound, ValidationFailed } from '@/lib/platform/errors';
import { noteRevocation, read, transaction } from '@/lib/platform/transaction';
import { userPasswordChanged } from '../events';
import { hashPassword } from '../passwords';
import { presentUser } from '../present';
import type { ChangeOwnPassword } from '../schema';
import { updateEndOfOtherSessions } from '../store/sessions';
import { findUser, updateUser } from '../store/users';
import { provePerson } from './prove-person';

/**
 * Of the signed-in person, whose other sessions end (API §2.4, §5.11). Throws `ValidationFailed` (400) for a wrong current
 * password, `RateLimited` (429) after too many of them, and `ServiceUnavailable` (503).
 */
export async function changeOwnPassword(
  ctx: Context,
  { current_password, new_password }: ChangeOwnPassword,
): Promise<void> {
  const person = await read(ctx, (tx) => findUser(tx, ctx, ctx.actor.id));
  if (!person) throw new NotFound('user');
  const proof = { email: person.email, password: current_password, address: ctx.ipAddress };
  if (!(await provePerson(proof))) {
    const message = 'is not your password';
    throw new ValidationFailed([{ field: 'current_password', message, code: 'wrong' }]);
  }
  const password_hash = await hashPassword(new_password);
  await transaction(ctx, async (tx) => {
    const data = presentUser(await updateUser(tx, ctx, person.token, { password_hash }));
    await updateEndOfOtherSessions(tx, ctx, person.token, ctx.session ?? null);
    recordEvent(tx, ctx, userPasswordChanged, { token: person.token, details: {}, data });
    noteRevocation(tx);
  });
}
