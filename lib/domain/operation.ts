import type { z } from 'zod';
import type { Admission } from '@/lib/platform/work/admission';
import { type ErrorCode, type OauthErrorCode, oauthErrorCodes } from '@/lib/platform/errors/errors';
import type { KeyUse } from '@/lib/platform/idempotency';
import { type Scope, scopes } from '@/lib/platform/context';
import type { Answer, ListAnswer, PageRequest } from './answer';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

export type Tag =
  | 'Alerts'
  | 'Analytics'
  | 'Audit logs'
  | 'Branding'
  | 'Cases'
  | 'Checks'
  | 'Documents'
  | 'Entities'
  | 'Events'
  | 'Flows'
  | 'Notifications'
  | 'OAuth'
  | 'People'
  | 'Policies'
  | 'Provider jobs'
  | 'Risk assessments'
  | 'Sample'
  | 'Watchlists'
  | 'Webhooks';

/**
 * What a caller needs: a scope, any read scope, or a specific credential: a person's session, a client's own
 * credentials, the start token of a hosted journey, or the signature of an outside provider.
 */
export type Need =
  | Scope
  | 'any read scope'
  | 'a session'
  | "an admin's session"
  | 'client credentials'
  | 'a start token'
  | "a provider's signature";

export const isScope = (need: Need): need is Scope => scopes.some((scope) => scope === need);

export interface Operation {
  /** `alerts.resolve`: the resource, a dot, the verb. */
  id: string;
  method: Method;
  /** With parameters as `{alert_token}`. */
  path: `/${string}`;
  tag: Tag;
  scope: Need;
  /** Further scopes, needed because the response contains what other operations need them for. */
  furtherScopes?: readonly Scope[];
  summary: string;
  /** What an integrator should know beyond the summary: when to use it and what it changes. Markdown. */
  description?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** For a body that is not JSON and is read as text or bytes. */
  bodyType?: 'text/csv' | 'application/octet-stream';
  answer: Answer;
  /** Limit that refuses a request before its caller is known, at almost no cost (docs/adr/0108). */
  admission?: Admission;
  /** Codes in addition to those that `errorsOf` derives from the method and the parameters. */
  errors?: readonly ErrorCode[];
  /** A valid body, for documentation and tests. Required if the operation has a body. */
  example?: object | string;
}

type WithExample<Declaration extends Operation> = Declaration['body'] extends z.ZodType
  ? { example: z.input<Declaration['body']> }
  : object;

export const operation = <const Declaration extends Operation>(
  declaration: Declaration & WithExample<Declaration>,
): Declaration => declaration;

const ofEveryOperation: readonly ErrorCode[] = [
  'VALIDATION_ERROR',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'RATE_LIMITED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
];
const ofParameters: readonly ErrorCode[] = ['NOT_FOUND'];
const ofBodies: readonly ErrorCode[] = [
  'INVALID_JSON',
  'PAYLOAD_TOO_LARGE',
  'REQUEST_TIMEOUT',
  'UNSUPPORTED_MEDIA_TYPE',
];
const ofMutations: readonly ErrorCode[] = ['IDEMPOTENCY_IN_PROGRESS', 'IDEMPOTENCY_KEY_REUSED', ...ofBodies];

/**
 * Whether a repeat with the same `Idempotency-Key` gets the first response (API §1.6). Not the token
 * endpoint, which issues a new token each time, nor a provider's answer, which is identified by its job.
 */
export const takesKey = ({ answer, method, scope }: Operation): boolean =>
  method !== 'GET' && answer.shape !== 'oauth' && scope !== "a provider's signature";

const ofChange = (op: Operation): readonly ErrorCode[] => {
  if (op.method === 'GET') return [];
  return takesKey(op) ? ofMutations : ofBodies;
};

/** Every error code that the operation may return (API §9.2), except for the token endpoint. */
export const apiErrorsOf = (op: Operation): ErrorCode[] => [
  ...ofEveryOperation,
  ...(op.params ? ofParameters : []),
  ...ofChange(op),
  ...(op.errors ?? []),
];

/** Every error code that the operation may return. */
export const errorsOf = (op: Operation): (ErrorCode | OauthErrorCode)[] =>
  op.answer.shape === 'oauth' ? [...oauthErrorCodes] : apiErrorsOf(op);

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

export interface Input<Op extends Operation> {
  params: Parsed<Op['params']>;
  query: Parsed<Op['query']>;
  body: Parsed<Op['body']>;
  page: Op['answer'] extends ListAnswer ? PageRequest : undefined;
  /** The request's Idempotency-Key. Flow handlers read it; for all others the route handles it. */
  keyUse: KeyUse | null;
  headers: Headers;
}
