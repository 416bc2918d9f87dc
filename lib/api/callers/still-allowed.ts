import { revocationMark } from '@/lib/domain/access/trusted';
import type { Context } from '@/lib/platform/context';
import { Unauthorized } from '@/lib/platform/errors';
import { authenticate } from './authenticate';

const isSame = (before: Context, now: Context) =>
  before.project.id === now.project.id &&
  before.actor.id === now.actor.id &&
  before.actor.role === now.actor.role &&
  before.scopes.size === now.scopes.size &&
  [...before.scopes].every((scope) => now.scopes.has(scope));

/**
 * Authenticates the caller again, unless nothing was revoked since `mark`, a `revocationMark`. Throws as
 * `authenticate`, and `Unauthorized` (401) if the rights of the credential have changed.
 */
export async function refuseChanged(ctx: Context, request: Request, mark: number | null): Promise<void> {
  if (mark !== null && mark === revocationMark()) return;
  const { ctx: now } = await authenticate(request, ctx);
  if (!isSame(ctx, now)) throw new Unauthorized('The credential has changed.');
}
