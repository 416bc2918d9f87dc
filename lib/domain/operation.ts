import type { z } from 'zod';
import type { Admission } from '@/lib/platform/admission';
import type { Scope } from '@/lib/platform/context';
import { type ErrorCode, type OauthErrorCode, oauthErrorCodes } from '@/lib/platform/errors';
import type { KeyUse } from '@/lib/platform/idempotency';
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
 * What a caller needs: a scope, any that reads, or, where none will do, a person's session, a client's own credentials, or the start
 * token of a hosted journey, or the signature of an outside provider.
 */
export type Need =
  | Scope
  | 'any read scope'
  | 'a session'
  | "an admin's session"
  | 'client credentials'
  | 'a start token'
  | "a provider's signature";

export interface Operation {
  /** `alerts.resolve`: the resource, a dot, the verb. */
  id: string;
  method: Method;
  /** With parameters as `{alert_token}`. */
  path: `/${string}`;
  tag: Tag;
  scope: Need;
  /** Scopes that are needed too, since the answer holds what other operations need them for. */
  furtherScopes?: readonly Scope[];
  summary: string;
  /** What an integrator should know beyond the summary: when to use it, what it changes. Markdown. */
  description?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Of a body that is not JSON: it is read as text, or as bytes. */
  bodyType?: 'text/csv' | 'application/octet-stream';
  answer: Answer;
  /** Whose limit refuses a request before its caller is known, which costs next to nothing (docs/adr/0108). */
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
 * Whether a repeat with the same `Idempotency-Key` gets the first answer (API §1.6). Each answer of the token endpoint is another
 * token, and a provider's answer is told apart by its job.
 */
export const takesKey = ({ answer, method, scope }: Operation): boolean =>
  method !== 'GET' && answer.shape !== 'oauth' && scope !== "a provider's signature";

const ofChange = (op: Operation): readonly ErrorCode[] => {
  if (op.method === 'GET') return [];
  return takesKey(op) ? ofMutations : ofBodies;
};

/** Whether its total may be a minimum (API §1.5, docs/adr/0110). */
export const isSearchedByText = ({ answer, query }: Operation): boolean =>
  answer.shape === 'list' && query !== undefined && 'q' in query.shape;

/** Every code that the operation may answer (API §9.2), unless it is the token endpoint. */
export const apiErrorsOf = (op: Operation): ErrorCode[] => [
  ...ofEveryOperation,
  ...(op.params ? ofParameters : []),
  ...ofChange(op),
  ...(op.errors ?? []),
];

/** Every code that the operation may answer. */
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
  /** Aborts when the client leaves. */
  readonly signal: AbortSignal;
}
