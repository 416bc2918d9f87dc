import { isScope, type Need } from '@/lib/domain/operation';
import type { Context } from '@/lib/platform/context';
import { Forbidden } from '@/lib/platform/errors/errors';
import type { Exchange } from '../exchange';

const isSession = ({ actor }: Context) => actor.type === 'user';
const isAdmin = (ctx: Context) => isSession(ctx) && ctx.actor.role === 'admin';

function hasNeeded(ctx: Context, need: Need): boolean {
  if (need === 'a session') return isSession(ctx);
  if (need === "an admin's session") return isAdmin(ctx);
  if (need === 'any read scope') return [...ctx.scopes].some((scope) => scope.endsWith(':read'));
  return isScope(need) && ctx.scopes.has(need);
}

const isOfPeople = (need: Need) => need === 'a session' || need === "an admin's session";

/** Throws `Forbidden` (403) if the caller lacks what the operation needs (API §2.3). */
export function refuseMissingScope(ctx: Context, { op: { scope, furtherScopes = [] } }: Exchange): void {
  const missing = [scope, ...furtherScopes].find((need) => !hasNeeded(ctx, need));
  if (missing === undefined) return;
  const message = isScope(missing) ? `This needs the scope ${missing}.` : `This needs ${missing}.`;
  const isMachine = isOfPeople(missing) && !isSession(ctx);
  throw new Forbidden(message, isMachine ? [{ field: '', message, code: 'person_required' }] : undefined);
}

/** Throws `Forbidden` (403) for a key of a project other than the one in the path (API §2.1). */
export function refuseOtherProject(ctx: Context, params: Record<string, unknown>): void {
  if ('project_hash' in params && params.project_hash !== ctx.project.hash) {
    throw new Forbidden('This key is not bound to the project in the path.');
  }
}
