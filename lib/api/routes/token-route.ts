import type { Reply } from '@/lib/domain/answer';
import type { Operation } from '@/lib/domain/operation';
import {
  type ApiError,
  MethodNotAllowed,
  OauthRefusal,
  type OauthErrorCode,
} from '@/lib/platform/errors/errors';
import type { RequestRef } from '@/lib/platform/context';
import type { StoredAnswer } from '@/lib/platform/idempotency';
import type { z } from 'zod';
import { limitCredentials } from '../callers/admit';
import { envelope } from '../envelope';
import type { Exchange } from '../exchange';
import { peerOf } from '../callers/peer';
import { toApiError } from '../problem';
import { readFormBody } from '../bodies/read-body';
import type { RefuseMethod } from '../router';
import { serve } from '../serve';
import { type OperationRoute, timedRoute } from '../timed-route';

// The token endpoint (API §2.2): clients authenticate with their own credentials, and errors have the format
// of RFC 6749.

const invalidRequest = (message: string) => new OauthRefusal('invalid_request', message);

/** Both parts are form-encoded (RFC 6749 §2.3.1). Null without the header. */
function basicCredentials(headers: Headers): { client_id: string; client_secret: string } | null {
  const authorization = headers.get('authorization');
  if (authorization === null) return null;
  const [, encoded] = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(authorization) ?? [];
  const text = Buffer.from(encoded ?? '', 'base64').toString('utf8');
  const [id = '', ...rest] = text.split(':');
  const decode = (part: string) => new URLSearchParams(`v=${part}`).get('v') ?? '';
  if (rest.length === 0)
    throw new OauthRefusal('invalid_client', 'The Authorization header is not valid HTTP Basic.');
  return { client_id: decode(id), client_secret: decode(rest.join(':')) };
}

/** Empty parameters count as omitted, and none may be repeated (RFC 6749 §3.2). */
function parametersOf(form: URLSearchParams): Record<string, string> {
  const given = [...form].filter(([, value]) => value !== '');
  const names = given.map(([name]) => name);
  if (new Set(names).size < names.length) throw invalidRequest('A parameter is given more than once.');
  return Object.fromEntries(given);
}

async function readRequest<Body extends z.ZodType>(request: Request, body: Body): Promise<z.output<Body>> {
  const given = parametersOf(await readFormBody(request, peerOf(request)));
  const basic = basicCredentials(request.headers);
  const isTwice = 'client_secret' in given || (given.client_id ?? basic?.client_id) !== basic?.client_id;
  if (basic && isTwice)
    throw invalidRequest('The request has client credentials both in the header and in the body.');
  const parsed = body.safeParse({ ...given, ...basic });
  if (!parsed.success) {
    const [field] = parsed.error.issues[0]?.path ?? [];
    throw invalidRequest(`The parameter ${String(field)} is missing or not valid.`);
  }
  return parsed.data;
}

const codeOf = ({ status }: ApiError): OauthErrorCode => {
  if (status === 429 || status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
};

/** RFC 6749 §5.2. */
function refusalOf(thrown: unknown, requestId: string): StoredAnswer {
  if (thrown instanceof OauthRefusal) {
    const isClient = thrown.code === 'invalid_client';
    const headers: Record<string, string> = isClient ? { 'WWW-Authenticate': 'Basic realm="Probity"' } : {};
    const body = JSON.stringify({ error: thrown.code, error_description: thrown.message });
    return { status: isClient ? 401 : 400, headers, body };
  }
  const error = toApiError(thrown, requestId);
  const body = JSON.stringify({ error: codeOf(error), error_description: error.message });
  return { status: error.status, headers: error.headers, body };
}

type TokenOperation = Operation & { body: z.ZodType };

type Issue<Op extends Operation> = (
  ref: RequestRef,
  request: z.output<NonNullable<Op['body']>>,
) => Promise<Reply<Op['answer']>>;

async function answer<Op extends TokenOperation>(
  exchange: Exchange<Op>,
  issue: Issue<Op>,
): Promise<StoredAnswer> {
  const { op, request, requestId } = exchange;
  try {
    limitCredentials(exchange);
    // Parsed by the operation's own schema.
    const asked = (await readRequest(request, op.body)) as z.output<NonNullable<Op['body']>>;
    const issued = await issue({ requestId, ipAddress: peerOf(request) }, asked);
    return envelope(exchange, issued);
  } catch (thrown) {
    return refusalOf(thrown, requestId);
  }
}

const refuseMethod: RefuseMethod = (allowed) => (request) =>
  serve(request, async (arrival) => {
    try {
      limitCredentials(arrival);
      throw new MethodNotAllowed(allowed);
    } catch (refusal) {
      return refusalOf(refusal, arrival.requestId);
    }
  });

/** Another method gets the error body of this endpoint too. */
export const refusalsOfMethods = { '/oauth/token': refuseMethod };

/** Requests count against the address, whoever the client claims to be, because secrets could be guessed. */
export const tokenRoute = <Op extends TokenOperation>(op: Op, issue: Issue<Op>): OperationRoute =>
  timedRoute(op, (exchange) => answer(exchange, issue));
