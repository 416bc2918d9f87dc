import type { Context } from '@/lib/platform/context';
import { Forbidden, RateLimited } from '@/lib/platform/errors';
import { authenticate } from './authenticate';
import type { Exchange } from './exchange';
import { isPlainHttp } from './https';
import { peerOf } from './peer';
import {
  anonymousPlan,
  monitorPlan,
  pagesPlan,
  rateHeaders,
  RateLimiter,
  type RatePlan,
  refuseOverLimit,
} from './rate-limit';
import type { Arrival } from './serve';

/** One per process: all routes share the buckets. */
const callers = new RateLimiter();
/** Separate, so that a flood of addresses cannot evict a caller's bucket. */
const addresses = new RateLimiter();

type Common = Exchange['common'];

/** Counts a request. Throws `RateLimited` (429). */
function take(buckets: RateLimiter, holder: string, plan: RatePlan, common: Common): void {
  const taken = buckets.take(holder, plan);
  Object.assign(common, rateHeaders(taken));
  refuseOverLimit(taken);
}

const isCounted = (common: Common) => 'X-RateLimit-Limit' in common;

async function authenticateCounted({ request, requestId, common }: Arrival): Promise<Context> {
  const { ctx, holder, plan } = await authenticate(request, { requestId, ipAddress: peerOf(request) });
  take(callers, holder, plan, common);
  return ctx;
}

/** Authenticates the caller. Counts the request against the caller's rate, or the address's if there is no caller. */
export async function admit(arrival: Arrival): Promise<Context> {
  try {
    if (isPlainHttp(arrival.request)) throw new Forbidden('Use HTTPS.');
    return await authenticateCounted(arrival);
  } finally {
    if (!isCounted(arrival.common)) limitAddress(peerOf(arrival.request), arrival.common);
  }
}

/** Counts a request for what is not served, by the same rule as any other (API §10.1). Throws `RateLimited` (429). */
export async function countUnserved(arrival: Arrival): Promise<void> {
  await admit(arrival).catch((error: unknown) => {
    // A caller that is not known needs no key to be told that there is nothing.
    if (error instanceof RateLimited || error instanceof Forbidden) throw error;
  });
}

/** Counts a request without a caller against its address's rate. Throws `RateLimited` (429). */
export function limitAddress(address: string | null, common: Common): void {
  take(addresses, `address ${address}`, anonymousPlan, common);
}

/** Counts a monitor's request, which needs no key. Throws `RateLimited` (429). */
export function limitMonitor(request: Request, common: Common): void {
  take(addresses, `monitor ${peerOf(request)}`, monitorPlan, common);
}

/** Counts a request for a document that anybody may read. Throws `RateLimited` (429). */
export function limitDocuments(request: Request, common: Common): void {
  limitPages(peerOf(request), common);
}

/** Counts a request for a page against its address's rate. Throws `RateLimited` (429). */
export function limitPages(address: string | null, common: Common): void {
  take(addresses, `pages ${address}`, pagesPlan, common);
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
