import { STATUS_CODES } from 'node:http';
import { FastResponse } from 'srvx/node';
import { z } from 'zod';
import type { Context } from '@/lib/platform/context';
import { fingerprint } from '@/lib/platform/crypto';
import { env } from '@/lib/platform/env';
import { type ApiError, Forbidden, NotFound, ValidationFailed } from '@/lib/platform/errors';
import { newToken } from '@/lib/platform/ids';
import type { KeyUse, StoredAnswer } from '@/lib/platform/idempotency';
import { authenticate } from './authenticate';
import { once, readIdempotencyKey } from './idempotency';
import type { BareReply, Input, Operation, Page, Reply } from '@/lib/domain/operation';
import { nextCursor, readPage } from './pagination';
import { matchPath } from './path';
import { peerOf } from './peer';
import { detailsOf, problemBody, toApiError } from './problem';
import { anonymousPlan, rateHeaders, ratePlans, RateLimiter, refuseOverLimit } from './rate-limit';
import { readJson } from './read-body';

const apiVersion = '3.0.0';

/** One for the process: buckets are shared by every route. */
const limiter = new RateLimiter();
/** Apart from it: a flood of addresses must not make room by forgetting a caller's bucket. */
const addressLimiter = new RateLimiter();

export type Handler<Op extends Operation> = (ctx: Context, input: Input<Op>) => Promise<Reply<Op>>;
export type Route = (request: Request) => Promise<Response>;

function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given && /^[A-Za-z0-9._-]{1,128}$/.test(given) ? given : newToken('req');
}

function respond({ status, headers, body }: StoredAnswer, common: Record<string, string>): Response {
  return new FastResponse(body, {
    status,
    statusText: STATUS_CODES[status],
    headers: { ...(body !== null && { 'Content-Type': 'application/json' }), ...common, ...headers },
  });
}

/** In production a trusted proxy says how the caller reached it; plain HTTP is not served (section 5). */
function refusePlainHttp(request: Request): void {
  if (env.PROBITY_ENVIRONMENT === 'production' && request.headers.get('x-forwarded-proto') === 'http') {
    throw new Forbidden('Use HTTPS.');
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (!parsed.success) throw new ValidationFailed(detailsOf(parsed.error));
  return parsed.data;
}

/** A path parameter that no token could be answers like a token that does not exist. */
function parseParams(op: Operation, path: string): Record<string, unknown> {
  const raw = matchPath(op.path, path);
  const parsed = (op.params ?? z.object({})).safeParse(raw);
  if (!raw || !parsed.success) throw new NotFound('resource');
  return parsed.data;
}

function queryOf(url: URL): Record<string, string> {
  const repeated = [...new Set(url.searchParams.keys())].filter(
    (name) => url.searchParams.getAll(name).length > 1,
  );
  if (repeated.length > 0) {
    throw new ValidationFailed(
      repeated.map((field) => ({ field, message: 'is given more than once', code: 'repeated' })),
    );
  }
  return Object.fromEntries(url.searchParams);
}

/** What a cursor is good for: the same path with the same filters. */
const listedBy = (url: URL, filters: object | undefined) => ({ ...filters, path: url.pathname });

function parseQuery(op: Operation, url: URL) {
  const { cursor, limit, sort, ...rest } = queryOf(url);
  const schema = op.query ?? z.strictObject({});
  if (!op.list) return { query: parse(schema, queryOf(url)), page: undefined };
  const query = parse(schema, rest);
  return { query, page: readPage({ cursor, limit, sort }, op.list, listedBy(url, query)) };
}

function refuseMissingScope(ctx: Context, op: Operation): void {
  if (!ctx.scopes.has(op.scope)) throw new Forbidden(`This needs the scope ${op.scope}.`);
}

function refuseOtherProject(ctx: Context, params: Record<string, unknown>): void {
  if ('project_hash' in params && params.project_hash !== ctx.project.hash) {
    throw new Forbidden('This key is not bound to the project in the path.');
  }
}

const singlePage = { cursor: null, has_more: false };

/** Section 2.1: what a handler returns, in the form that its operation declares. */
function envelope(
  { op, request, requestId }: Exchange<Operation>,
  input: Input<Operation>,
  reply: unknown,
): StoredAnswer {
  if (op.answer === 'bare') {
    const { status, body, headers = {} } = reply as BareReply; // what Handler<Op> returns for a bare operation
    return { status, body, headers };
  }
  const status = op.status ?? 200;
  if (status === 204) return { status, body: null, headers: {} };
  if (op.answer === 'resource') {
    return {
      status,
      headers: {},
      body: JSON.stringify({ data: reply, meta: { request_id: requestId, page: singlePage } }),
    };
  }
  const page = reply as Page<unknown>; // what Handler<Op> returns for a list operation
  const cursor = input.page
    ? nextCursor(page, input.page, listedBy(new URL(request.url), input.query))
    : null;
  const meta = { request_id: requestId, page: { cursor, has_more: cursor !== null }, total: page.total };
  return { status, headers: {}, body: JSON.stringify({ data: page.items, meta }) };
}

function keyUseOf(op: Operation, request: Request, path: string, text: string): KeyUse | null {
  const key = op.method === 'GET' ? null : readIdempotencyKey(request.headers);
  return key === null ? null : { method: op.method, path, key, request_hash: fingerprint(text) };
}

interface Exchange<Op extends Operation> {
  op: Op;
  handler: Handler<Op>;
  request: Request;
  requestId: string;
  /** Filled as soon as the caller's bucket is known; every answer carries them. */
  common: Record<string, string>;
}

/** Authenticates and takes a request from the caller's bucket, or from the address's when there is no caller. */
async function admit<Op extends Operation>({ request, requestId, common }: Exchange<Op>): Promise<Context> {
  const ipAddress = peerOf(request);
  try {
    refusePlainHttp(request);
    const { ctx, holder, plan } = await authenticate(request, { requestId, ipAddress });
    const taken = limiter.take(holder, plan);
    Object.assign(common, rateHeaders(taken));
    refuseOverLimit(taken);
    return ctx;
  } finally {
    if (!('X-RateLimit-Limit' in common)) limitAddress(ipAddress, common);
  }
}

function limitAddress(ipAddress: string | null, common: Record<string, string>): void {
  const taken = addressLimiter.take(`address ${ipAddress}`, anonymousPlan);
  Object.assign(common, rateHeaders(taken));
  refuseOverLimit(taken);
}

async function answer<Op extends Operation>(exchange: Exchange<Op>): Promise<StoredAnswer> {
  const { op, handler, request, requestId } = exchange;
  const ctx = await admit(exchange);
  const url = new URL(request.url);
  const params = parseParams(op, url.pathname);
  refuseOtherProject(ctx, params);
  refuseMissingScope(ctx, op);
  const { query, page } = parseQuery(op, url);
  const { text, json } = op.method === 'GET' ? { text: '', json: undefined } : await readJson(request);
  const body = op.method === 'GET' ? undefined : parse(op.body ?? z.strictObject({}), json);
  // Each part was parsed by the schema of the same name that Input<Op> is derived from.
  const input = {
    params,
    query,
    body,
    page,
    keyUse: keyUseOf(op, request, url.pathname, text),
    headers: request.headers,
  } as Input<Op>;
  const run = async (within: Context) => envelope(exchange, input, await handler(within, input));
  // Flows take longer than a transaction may, so they keep their answer themselves.
  if (!input.keyUse || op.answer === 'bare') return run(ctx);
  const headers = { 'X-Request-Id': requestId };
  return once(ctx, input.keyUse, {
    run: async (within) => ({ ...(await run(within)), headers }),
    refusal: (error) => ({
      status: error.status,
      headers: { ...error.headers, ...headers },
      body: problemBody(error, requestId),
    }),
  });
}

/**
 * Serves one operation: request id, authentication, rate limit, scope, strict parsing, idempotency, then the handler
 * and the envelope. A plain function of a Request, so that any server can mount it.
 */
export function route<Op extends Operation>(op: Op, handler: Handler<Op>): Route {
  return async (request) => {
    const requestId = requestIdOf(request);
    const common = commonHeaders(requestId);
    try {
      return respond(await answer({ op, handler, request, requestId, common }), common);
    } catch (thrown) {
      return refuse(toApiError(thrown, requestId), requestId, common);
    }
  };
}

function refuse(error: ApiError, requestId: string, common: Record<string, string>): Response {
  return respond(
    { status: error.status, headers: error.headers, body: problemBody(error, requestId) },
    common,
  );
}

function commonHeaders(requestId: string): Record<string, string> {
  return {
    'X-Request-Id': requestId,
    'X-API-Version': apiVersion,
    'Cache-Control': 'no-store',
    ...(env.PROBITY_ENVIRONMENT === 'production' && { 'Strict-Transport-Security': 'max-age=63072000' }),
  };
}

/** Serves what needs no key and never refuses: the headers are there, and a monitor may ask as often as it likes. */
export function openRoute(handler: () => Promise<{ status: number; body: object }>): Route {
  return async (request) => {
    const requestId = requestIdOf(request);
    const taken = addressLimiter.take(`monitor ${peerOf(request)}`, ratePlans.unlimited);
    const { status, body } = await handler();
    const common = { ...commonHeaders(requestId), ...rateHeaders(taken) };
    return respond({ status, headers: {}, body: JSON.stringify(body) }, common);
  };
}

/** Answers every request with the same error, for paths and methods that no operation serves. */
export function refusing(errorOf: () => ApiError): Route {
  return async (request) => {
    const requestId = requestIdOf(request);
    const common = commonHeaders(requestId);
    try {
      limitAddress(peerOf(request), common);
      throw errorOf();
    } catch (thrown) {
      return refuse(toApiError(thrown, requestId), requestId, common);
    }
  };
}
