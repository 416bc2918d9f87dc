import { findApiKey } from '@/lib/domain/access/service/find-api-key';
import { scopesOf } from '@/lib/domain/access/roles';
import { type Context, scopes } from '@/lib/platform/context';
import { looksLikeApiKey } from '@/lib/platform/crypto';
import { env } from '@/lib/platform/env';
import { Forbidden, Unauthorized } from '@/lib/platform/errors';
import { z } from 'zod';
import { peoplePlan, type RatePlan, ratePlanNames, ratePlans } from './rate-limit';
import { type Caller, findSession, isSameOrigin, presentsSession } from './session';

export interface Authenticated {
  ctx: Context;
  /** Of the rate-limit bucket. */
  holder: string;
  plan: RatePlan;
}

const allScopes = new Set(scopes);
const readingMethods = new Set(['GET', 'HEAD']);
const now = () => new Date();

/** Also for a cookie that is garbage: whoever held it can only sign in again. */
const sessionEnded = 'The session has ended; sign in again.';

const RatePlanName = z.enum(ratePlanNames);

function presentedKey(headers: Headers): string | null {
  const key = headers.get('x-api-key');
  if (key !== null) return key;
  const bearer = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '');
  return bearer?.[1] ?? null;
}

async function authenticateApiKey(key: string, caller: Caller): Promise<Authenticated> {
  const environment = env.PROBITY_ENVIRONMENT;
  const holder = looksLikeApiKey(key, environment) ? await findApiKey(key) : null;
  if (!holder || holder.environment !== environment) throw new Unauthorized();
  return {
    ctx: {
      ...caller,
      now,
      project: { id: holder.project_id, hash: holder.project_hash, environment },
      actor: { id: holder.token, name: `${holder.project_name} API key`, type: 'api_key' },
      scopes: allScopes,
    },
    holder: holder.token,
    plan: ratePlans[RatePlanName.parse(holder.rate_plan)],
  };
}

async function authenticateSession(request: Request, caller: Caller): Promise<Authenticated> {
  const session = await findSession(request.headers, caller);
  if (!session) throw new Unauthorized(presentsSession(request.headers) ? sessionEnded : undefined);
  const { user, ctx } = session;
  if (!readingMethods.has(request.method) && !isSameOrigin(request)) {
    throw new Forbidden('A change made with a session must come from the console itself.');
  }
  return {
    ctx: { ...ctx, actor: { ...ctx.actor, name: user.name, role: user.role }, scopes: scopesOf[user.role] },
    holder: ctx.actor.id,
    plan: peoplePlan,
  };
}

/** API §2.1, §2.4. Throws `Unauthorized` (401), and `Forbidden` (403) for a session's change from another site. */
export async function authenticate(request: Request, caller: Caller): Promise<Authenticated> {
  const key = presentedKey(request.headers);
  return key === null ? authenticateSession(request, caller) : authenticateApiKey(key, caller);
}
