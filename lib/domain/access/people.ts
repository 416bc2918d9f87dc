import type { Context, Role } from '@/lib/platform/context';
import { ValidationFailed } from '@/lib/platform/errors';
import { newToken } from '@/lib/platform/ids';
import { type Transaction, transaction } from '@/lib/platform/transaction';
import { canAct, isReviewer } from './roles';

async function requirePerson(
  tx: Transaction,
  ctx: Context,
  field: string,
  token: string,
  may: (role: Role) => boolean,
  message: string,
): Promise<void> {
  const user = await tx.user.findUnique({
    where: { project_id_token: { project_id: ctx.project.id, token }, disabled_at: null },
    select: { role: true },
  });
  // Only the roles of `roles` are ever written.
  if (!user || !may(user.role as Role))
    throw new ValidationFailed([{ field, message, code: 'not_assignable' }]);
}

/** Throws `ValidationFailed` (400) when the person does not exist or may not act (decisions 5). */
export function requireAssignee(tx: Transaction, ctx: Context, field: string, token: string): Promise<void> {
  return requirePerson(tx, ctx, field, token, canAct, 'must be a person who may work on it');
}

/** Throws `ValidationFailed` (400) when the person does not exist or is no reviewer (decisions 5). */
export function requireReviewer(tx: Transaction, ctx: Context, field: string, token: string): Promise<void> {
  return requirePerson(tx, ctx, field, token, isReviewer, 'must be a reviewer');
}

export interface NewPerson {
  name: string;
  email: string;
  role: Role;
  /** Empty for somebody who cannot sign in. */
  password_hash: string;
}

/** Adds a person to the project. Returns their `usr_` token. */
export async function createPerson(ctx: Context, person: NewPerson): Promise<string> {
  const token = newToken('usr');
  const email = person.email.toLowerCase();
  await transaction(ctx, (tx) =>
    tx.user.create({
      data: { ...person, email, token, project_id: ctx.project.id },
      select: { token: true },
    }),
  );
  return token;
}

export interface NewNotification {
  user_token: string;
  kind: string;
  target_type: string;
  target_token: string;
  note: string | null;
}

/** Tells a person in the console, in the transaction of what they are told of (decisions 7). */
export async function notify(tx: Transaction, ctx: Context, notification: NewNotification): Promise<void> {
  await tx.notification.create({
    data: { ...notification, project_id: ctx.project.id, created_at: ctx.now() },
    select: { id: true },
  });
}
