import { findVisitor } from '@/lib/domain/journeys/service/find-visitor';
import { holderOf, type Visitor } from '@/lib/domain/journeys/visitor';
import type { Context } from '@/lib/platform/context';
import { Forbidden, Unauthorized } from '@/lib/platform/errors/errors';
import { rateDecisions } from '@/lib/platform/metrics';
import { authenticate } from './authenticate';
import type { Exchange } from '../exchange';
import { isPlainHttp, refusePlainHttp } from './https';
import { startTokenOf } from './journey-cookie';
import { peerOf } from './peer';
import {
  anonymousPlan,
  journeyAddressPlan,
  journeyPlan,
  monitorPlan,
  pagesPlan,
  providerAddressPlan,
  providerJobPlan,
  rateHeaders,
  RateLimiter,
  type RatePlan,
  ratePlans,
  refuseOverLimit,
  stateOf,
  type Taken,
} from './rate-limit';
import { isSameOrigin, readingMethods } from './session';
import { SharedRateLimiter } from './shared-rate-limit';
import type { Arrival } from '../serve';

const callers = new SharedRateLimiter();
/** Its figures only fill the headers, so no statement is spent on them. */
const unlimited = new RateLimiter();
/**
 * Limits of this process only: a flood without a key must not reach the database, and a monitor must not
 * depend on it.
 */
const addresses = new RateLimiter();

type Common = Exchange['common'];

type Holder = 'caller' | 'address';

/** Throws `RateLimited` (429). */
function tell(taken: Taken, holder: Holder, common: Common): void {
  Object.assign(common, rateHeaders(taken));
  rateDecisions.inc({ holder, decision: taken.admitted ? 'admitted' : 'refused' });
  refuseOverLimit(taken);
}

const takeAddress = (holder: string, plan: RatePlan, common: Common): void =>
  tell(addresses.take(holder, plan), 'address', common);

const isCounted = (common: Common) => 'X-RateLimit-Limit' in common;

async function authenticateCounted({ request, requestId, common }: Arrival): Promise<Context> {
  const { ctx, holder, plan } = await authenticate(request, { requestId, ipAddress: peerOf(request) });
  const limiter = plan === ratePlans.unlimited ? unlimited : callers;
  tell(await limiter.take(holder, plan), 'caller', common);
  return ctx;
}

/** The rate headers of a caller who is not known. */
function noteUncounted(common: Common): void {
  Object.assign(common, rateHeaders(stateOf(anonymousPlan, anonymousPlan.burst)));
}

/** Throws `ServiceUnavailable` (503) if it cannot be answered in time, without counting the request. */
export function refuseWhileBusy({ op: { admission }, common }: Exchange): void {
  try {
    admission?.refuseWhileFull();
  } catch (error) {
    noteUncounted(common);
    throw error;
  }
}

const isStranger = (error: unknown) => error instanceof Unauthorized || error instanceof Forbidden;

/**
 * A failure of ours says nothing about the caller, who may have a valid key: it does not count against their address.
 */
function countFailed(error: unknown, { request, common }: Arrival): void {
  if (isStranger(error)) limitAddress(peerOf(request), common);
  else noteUncounted(common);
}

/**
 * Authenticates the caller. Counts the request against the caller's rate, or that of the address of a stranger. Throws
 * `Unauthorized` (401), `Forbidden` (403), `RateLimited` (429) and database errors (503).
 */
export async function admit(arrival: Arrival): Promise<Context> {
  try {
    refusePlainHttp(arrival.request);
    return await authenticateCounted(arrival);
  } catch (error) {
    if (!isCounted(arrival.common)) countFailed(error, arrival);
    throw error;
  }
}

/**
 * Counts a request to an unknown path like any other request (API §10.1). Throws `RateLimited` (429), and
 * database errors (503).
 */
export async function countUnserved(arrival: Arrival): Promise<void> {
  await admit(arrival).catch((error: unknown) => {
    // A 404 changes nothing, so it needs no authentication or same-origin check.
    if (!isStranger(error) || isPlainHttp(arrival.request)) throw error;
  });
}

/** Counts a request without a caller against the rate of its address. Throws `RateLimited` (429). */
export function limitAddress(address: string | null, common: Common): void {
  takeAddress(`address ${address}`, anonymousPlan, common);
}

/** Counts a request with its own credentials. Throws `RateLimited` (429), and `Forbidden` (403) over HTTP. */
export function limitCredentials({ request, common }: Arrival): void {
  limitAddress(peerOf(request), common);
  refusePlainHttp(request);
}

/** Counts a request from a monitor, which needs no key, and may use HTTP (API §2.5). Throws `RateLimited` (429). */
export function limitMonitor(request: Request, common: Common): void {
  takeAddress(`monitor ${peerOf(request)}`, monitorPlan, common);
}

/**
 * Counts a request for a page against the rate of its address. Throws `RateLimited` (429).
 */
export function limitPages(address: string | null, common: Common): void {
  takeAddress(`pages ${address}`, pagesPlan, common);
}

/**
 * Counts a request for a public document, or a journey's page, against the rate of its address. Throws `RateLimited`
 * (429), and `Forbidden` (403) over HTTP.
 */
export function limitDocument({ request, common }: Pick<Arrival, 'request' | 'common'>): void {
  limitPages(peerOf(request), common);
  refusePlainHttp(request);
}

/**
 * Throws `Forbidden` (403) for a cross-site change: the cookie alone must not be enough to change anything.
 */
function refuseOtherSite(request: Request): void {
  if (readingMethods.has(request.method) || isSameOrigin(request)) return;
  throw new Forbidden('A journey can only be changed from its own page.');
}

/**
 * The holder of a start token of a journey in this project; null without one. Counts the request against the
 * address, so that tokens cannot be guessed, and against the journey. Throws `Forbidden` (403) and
 * `RateLimited` (429).
 */
export async function admitVisitor(
  { request, requestId, common }: Arrival,
  project_hash: string,
): Promise<Visitor | null> {
  const ipAddress = peerOf(request);
  takeAddress(`journeys ${ipAddress}`, journeyAddressPlan, common);
  refusePlainHttp(request);
  refuseOtherSite(request);
  const startToken = startTokenOf(request.headers);
  const visitor = startToken && (await findVisitor(startToken, project_hash, { requestId, ipAddress }));
  if (!visitor) return null;
  tell(await callers.take(holderOf(visitor), journeyPlan), 'caller', common);
  return visitor;
}

/**
 * Counts an answer from an outside provider against its address. Throws `RateLimited` (429), and `Forbidden`
 * (403) over HTTP.
 */
export function limitProvider({ request, common }: Arrival): void {
  takeAddress(`providers ${peerOf(request)}`, providerAddressPlan, common);
  refusePlainHttp(request);
}

/** Counts a signed answer against its job. Throws `RateLimited` (429). */
export async function limitProviderJob(token: string, common: Common): Promise<void> {
  tell(await callers.take(`job ${token}`, providerJobPlan), 'caller', common);
}
