import { revocationMark } from '@/lib/domain/access/trusted';
import type { Context } from '@/lib/platform/context';
import { Unauthorized } from '@/lib/platform/errors/errors';
import type { Exchange } from '../exchange';
import { authenticate } from './authenticate';
import { refuseMissingScope } from './scopes';

/**
 * The caller with their present rights. Authenticates again, unless nothing was revoked since `mark`, a
 * `revocationMark`. Throws as `authenticate` if the credential has ended.
 */
async function callerNow(ctx: Context, request: Request, mark: number | null): Promise<Context> {
  if (mark !== null && mark === revocationMark()) return ctx;
  return (await authenticate(request, ctx)).ctx;
}

/**
 * For a request whose body has arrived. Returns the caller with their present rights. Throws as `authenticate`, and
 * `Forbidden` (403) if these no longer allow the operation.
 */
export async function allowedStill(ctx: Context, exchange: Exchange, mark: number | null): Promise<Context> {
  const now = await callerNow(ctx, exchange.request, mark);
  if (now !== ctx) refuseMissingScope(now, exchange);
  return now;
}

const isSame = (before: Context, now: Context) =>
  before.project.id === now.project.id &&
  before.actor.id === now.actor.id &&
  before.actor.role === now.actor.role &&
  before.scopes.size === now.scopes.size &&
  [...before.scopes].every((scope) => now.scopes.has(scope));

/**
 * For a stream, which shows what its caller could read when it was opened. Throws as `authenticate`, and `Unauthorized`
 * (401) if their rights have changed, so that the client opens a new stream.
 */
export async function refuseChanged(ctx: Context, request: Request, mark: number | null): Promise<void> {
  if (!isSame(ctx, await callerNow(ctx, request, mark)))
    throw new Unauthorized('The credential has changed.');
}
