import { findAccessToken } from '@/lib/domain/access/service/find-access-token';
import { findApiKey } from '@/lib/domain/access/service/find-api-key';
import { scopesOf } from '@/lib/domain/access/scopes';
import { type Context, contextFor, type Environment, type RequestRef, scopes } from '@/lib/platform/context';
import { looksLikeAccessToken } from '@/lib/platform/crypto';
import { env } from '@/lib/platform/settings/env';
import { Forbidden, Unauthorized } from '@/lib/platform/errors/errors';
import { z } from 'zod';
import { ratePlanNames } from '@/lib/platform/settings/rate-plan';
import { peoplePlan, type RatePlan, ratePlans } from './rate-limit';
import { findSession, isSameOrigin, presentsSession, readingMethods } from './session';

export interface Authenticated {
  ctx: Context;
  /** Key of the rate-limit bucket. */
  holder: string;
  plan: RatePlan;
}

const allScopes = new Set(scopes);

/** Also for a malformed cookie: its holder can only sign in again. */
const sessionEnded = 'The session has ended; sign in again.';

const RatePlanName = z.enum(ratePlanNames);

function presentedKey(headers: Headers): string | null {
  const key = headers.get('x-api-key');
  if (key !== null) return key;
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '');
  return bearer?.[1] ?? null;
}

interface MachineHolder {
  project_id: number;
  project_hash: string;
  environment: Environment;
  rate_plan: string;
}

/**
 * A project's key and its OAuth clients share one bucket: more clients, or a new key, do not allow more
 * requests.
 */
function machine(holder: MachineHolder | null, ref: RequestRef, who: Pick<Context, 'actor' | 'scopes'>) {
  const environment = env.PROBITY_ENVIRONMENT;
  if (holder?.environment !== environment) throw new Unauthorized();
  const project = { id: holder.project_id, hash: holder.project_hash, environment };
  return {
    ctx: contextFor(project, who.actor, who.scopes, ref),
    holder: `project ${holder.project_id}`,
    plan: ratePlans[RatePlanName.parse(holder.rate_plan)],
  };
}

async function authenticateApiKey(key: string, ref: RequestRef): Promise<Authenticated> {
  const holder = await findApiKey(key);
  if (!holder) throw new Unauthorized();
  const actor = { id: holder.token, name: `${holder.project_name} API key`, type: 'api_key' } as const;
  return machine(holder, ref, { actor, scopes: allScopes });
}

async function authenticateAccessToken(token: string, ref: RequestRef): Promise<Authenticated> {
  const holder = await findAccessToken(token);
  if (!holder) throw new Unauthorized('The access token is invalid or has expired.');
  const actor = { id: holder.token, name: holder.name, type: 'oauth_client' } as const;
  return machine(holder, ref, { actor, scopes: new Set(holder.scopes) });
}

async function authenticateSession(request: Request, ref: RequestRef): Promise<Authenticated> {
  const session = await findSession(request.headers, ref);
  if (!session) throw new Unauthorized(presentsSession(request.headers) ? sessionEnded : undefined);
  const { user, ctx } = session;
  if (!readingMethods.has(request.method) && !isSameOrigin(request)) {
    throw new Forbidden('With a session, changes are only accepted from the console.');
  }
  return {
    ctx: { ...ctx, actor: { ...ctx.actor, name: user.name, role: user.role }, scopes: scopesOf[user.role] },
    holder: ctx.actor.id,
    plan: peoplePlan,
  };
}

/**
 * API §2.1, §2.2, §2.4. Throws `Unauthorized` (401), and `Forbidden` (403) for a cross-site change with a
 * session.
 */
export async function authenticate(request: Request, ref: RequestRef): Promise<Authenticated> {
  const key = presentedKey(request.headers);
  if (key === null) return authenticateSession(request, ref);
  const isToken = !request.headers.has('x-api-key') && looksLikeAccessToken(key);
  return isToken ? authenticateAccessToken(key, ref) : authenticateApiKey(key, ref);
}
