import type { Context } from '@/lib/platform/context';
import { env } from '@/lib/platform/env';
import { Forbidden } from '@/lib/platform/errors';
import { authenticate } from './authenticate';
import type { Exchange } from './exchange';
import { peerOf, schemeOf } from './peer';
import { anonymousPlan, rateHeaders, RateLimiter, ratePlans, refuseOverLimit } from './rate-limit';

/** One per process: all routes share the buckets. */
const callers = new RateLimiter();
/** Separate, so that a flood of addresses cannot evict a caller's bucket. */
const addresses = new RateLimiter();

/** In production a trusted proxy says how the caller reached it; plain HTTP is refused (API §2.5). */
function refusePlainHttp(request: Request): void {
  if (env.PROBITY_ENVIRONMENT === 'production' && schemeOf(request) === 'http') {
    throw new Forbidden('Use HTTPS.');
  }
}

/** Authenticates the caller. Counts the request against the caller's rate, or the address's if there is no caller. */
export async function admit({
  request,
  requestId,
  common,
}: Pick<Exchange, 'request' | 'requestId' | 'common'>): Promise<Context> {
  const ipAddress = peerOf(request);
  try {
    refusePlainHttp(request);
    const { ctx, holder, plan } = await authenticate(request, { requestId, ipAddress });
    const taken = callers.take(holder, plan);
    Object.assign(common, rateHeaders(taken));
    refuseOverLimit(taken);
    return ctx;
  } finally {
    if (!('X-RateLimit-Limit' in common)) limitAddress(request, common);
  }
}

/** Counts a request without a caller against its address's rate. Throws `RateLimited` (429). */
export function limitAddress(request: Request, common: Record<string, string>): void {
  const taken = addresses.take(`address ${peerOf(request)}`, anonymousPlan);
  Object.assign(common, rateHeaders(taken));
  refuseOverLimit(taken);
}

/** A monitor is never refused, but its rate headers still count down. */
export function noteMonitor(request: Request, common: Record<string, string>): void {
  const taken = addresses.take(`monitor ${peerOf(request)}`, ratePlans.unlimited);
  Object.assign(common, rateHeaders(taken));
}

/** Throws `Forbidden` (403) without the operation's scope (API §2.3). */
export function refuseMissingScope(ctx: Context, { op }: Exchange): void {
  if (!ctx.scopes.has(op.scope)) throw new Forbidden(`This needs the scope ${op.scope}.`);
}

/** Throws `Forbidden` (403) for a key of another project than the path's (API §2.1). */
export function refuseOtherProject(ctx: Context, params: Record<string, unknown>): void {
  if ('project_hash' in params && params.project_hash !== ctx.project.hash) {
    throw new Forbidden('This key is not bound to the project in the path.');
  }
}
