import type { Operation } from '@/lib/domain/operation';
import { apiErrorsOf } from '@/lib/domain/operation';
import { capitalised } from '@/lib/domain/wording';
import { detailCodes } from '@/lib/platform/errors/detail-codes';
import type { ErrorCode } from '@/lib/platform/errors/errors';
import { maxDetails } from '@/lib/platform/errors/fault-details';
import { describeFields } from './describe-fields';
import { componentHeaders, type HeaderName } from './headers';
import { oauthErrorResponses, oauthErrorSchemas } from './oauth-errors';

interface ErrorMeaning {
  status: number;
  when: string;
}

/** API §9.2. */
const meanings: Record<ErrorCode, ErrorMeaning> = {
  VALIDATION_ERROR: { status: 400, when: 'the body, a parameter or the URL is not valid' },
  INVALID_JSON: { status: 400, when: 'the body is not valid JSON' },
  UNAUTHORIZED: { status: 401, when: 'the API key is missing or invalid, or the session has ended' },
  FORBIDDEN: { status: 403, when: 'a permission is missing, or the key is not bound to the project' },
  NOT_FOUND: { status: 404, when: 'the resource does not exist, or belongs to another project' },
  TOKEN_EXPIRED: { status: 404, when: 'the pull or start token has expired' },
  METHOD_NOT_ALLOWED: { status: 405, when: 'the path does not support the method' },
  REQUEST_TIMEOUT: { status: 408, when: 'the request did not arrive in time; retry it' },
  INVALID_STATE: { status: 409, when: 'the current state does not allow the action, or has changed since' },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    when: 'the first request with this key is still running; retry later',
  },
  PAYLOAD_TOO_LARGE: { status: 413, when: 'the body is over 1 MiB' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, when: 'the body is not application/json' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    when: 'the Idempotency-Key was already used with a different request',
  },
  RATE_LIMITED: { status: 429, when: 'too many requests; retry after Retry-After seconds' },
  INTERNAL_ERROR: { status: 500, when: 'an internal error' },
  SERVICE_UNAVAILABLE: { status: 503, when: 'the service is not available; retry after Retry-After seconds' },
};

/** Flow endpoints answer a reused key with 400 (API §9.3). */
const statusOf = (code: ErrorCode, { path }: Operation): number =>
  code === 'IDEMPOTENCY_KEY_REUSED' && path.startsWith('/api/gateway/') ? 400 : meanings[code].status;

/** A flow request waits for the answer to the first request instead. */
const isWaitedOut = (code: ErrorCode, { answer }: Operation): boolean =>
  code === 'IDEMPOTENCY_IN_PROGRESS' && answer.shape === 'flow';

const requestId = {
  type: 'string',
  description: 'The value of X-Request-Id. Quote it when you ask for support.',
};
const message = {
  type: 'string',
  description: 'Description for people. It may change; base your handling on the code.',
};
const detailWords = Object.entries(detailCodes)
  .map(([code, when]) => `\`${code}\`: ${when}.`)
  .join(' ');
const detail = {
  type: 'object',
  required: ['field', 'message', 'code'],
  properties: {
    field: { type: 'string', description: 'Path of the field, with its parts joined by dots.' },
    message: { type: 'string' },
    code: {
      type: 'string',
      enum: Object.keys(detailCodes),
      description: `What is wrong. More codes may be added. ${detailWords}`,
    },
  },
};

/** API §9.1. */
export const errorSchemas = {
  ErrorCode: { type: 'string', enum: Object.keys(meanings) },
  ErrorDetail: detail,
  Error: {
    type: 'object',
    required: ['error'],
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message', 'request_id'],
        properties: {
          code: { $ref: '#/components/schemas/ErrorCode' },
          message,
          request_id: requestId,
          details: {
            type: 'array',
            items: { $ref: '#/components/schemas/ErrorDetail' },
            maxItems: maxDetails,
          },
        },
      },
    },
  },
  AuthenticationError: {
    type: 'object',
    description: 'A failed authentication has a flat format.',
    required: ['error', 'message', 'request_id'],
    properties: { error: { type: 'string', const: 'UNAUTHORIZED' }, message, request_id: requestId },
  },
  ...oauthErrorSchemas,
};

function schemaOf(codes: readonly ErrorCode[]) {
  if (codes.some((code) => flat.includes(code))) return { $ref: '#/components/schemas/AuthenticationError' };
  const code = { type: 'string', enum: codes };
  return {
    allOf: [
      { $ref: '#/components/schemas/Error' },
      { type: 'object', properties: { error: { type: 'object', properties: { code } } } },
    ],
  };
}

const exampleId = 'req_01k8m4z7q0c3w9d2r6t1y5b8nf';

const flat: readonly ErrorCode[] = ['UNAUTHORIZED'];

function exampleOf(code: ErrorCode) {
  const said = { message: `${capitalised(meanings[code].when)}.`, request_id: exampleId };
  if (flat.includes(code)) return { error: code, ...said };
  const details = code === 'VALIDATION_ERROR' && {
    details: [{ field: 'country', message: 'is required', code: 'required' }],
  };
  return { error: { code, ...said, ...details } };
}

const examplesOf = (codes: readonly ErrorCode[]) =>
  Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }]));

const pascal = (code: string) =>
  code.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A stored refusal is replayed (API §10.3). */
const headersOfCode: Partial<Record<ErrorCode, HeaderName>> = {
  IDEMPOTENCY_IN_PROGRESS: 'Retry-After',
  INVALID_STATE: 'Idempotency-Replayed',
  METHOD_NOT_ALLOWED: 'Allow',
  NOT_FOUND: 'Idempotency-Replayed',
  RATE_LIMITED: 'Retry-After',
  SERVICE_UNAVAILABLE: 'Retry-After',
  UNAUTHORIZED: 'WWW-Authenticate',
};

const responseOf = (codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${meanings[code].when}.`).join(' '),
  headers: componentHeaders(codes.flatMap((code) => headersOfCode[code] ?? [])),
  content: {
    'application/json': { schema: describeFields(schemaOf(codes), 'Error'), examples: examplesOf(codes) },
  },
});

const nameOf = (codes: readonly ErrorCode[]) => codes.map(pascal).join('Or');

/** The error codes that the operation may return, by status. */
function codesByStatus(operation: Operation): Map<number, ErrorCode[]> {
  const codes = [...new Set(apiErrorsOf(operation))].sort().filter((code) => !isWaitedOut(code, operation));
  const byStatus = Map.groupBy(codes, (code) => statusOf(code, operation));
  return new Map([...byStatus].sort(([a], [b]) => a - b));
}

const isOauth = ({ answer }: Operation) => answer.shape === 'oauth';

/** The error responses of an operation by status, as references except for the token endpoint. */
export function errorResponsesOf(operation: Operation): Record<string, object> {
  if (isOauth(operation)) return oauthErrorResponses();
  return Object.fromEntries(
    [...codesByStatus(operation)].map(([status, codes]) => [
      status,
      { $ref: `#/components/responses/${nameOf(codes)}` },
    ]),
  );
}

/** Every error response that the operations refer to, and that of a method which no operation has. */
export function errorResponses(operations: readonly Operation[]): Record<string, object> {
  const usual = operations.filter((operation) => !isOauth(operation));
  const sets = usual.flatMap((operation) => [...codesByStatus(operation).values()]);
  sets.push(['METHOD_NOT_ALLOWED']);
  const named = new Map(sets.map((codes) => [nameOf(codes), responseOf(codes)]));
  return Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1)));
}
