import type { z } from 'zod';
import { describeWithoutMessage } from '@/lib/platform/describe-error';
import { ApiError, type ErrorDetail, ServiceUnavailable, Unauthorized } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';
import { temporaryFailure } from '@/lib/platform/temporary-failure';

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Internals go to the log, never into the message. */
export function toApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  const temporary = temporaryFailure(error);
  log.error(
    {
      request_id: requestId,
      code: temporary?.code ?? codeOf(error),
      error: describeWithoutMessage(error),
    },
    'request failed',
  );
  if (temporary) return new ServiceUnavailable(undefined, temporary.retryAfterSeconds);
  return new ApiError('INTERNAL_ERROR', 500, 'Something went wrong on our side.');
}

/** Of one error answer. The caller's own text, such as the name of a field, is cut to this too. */
const maxDetails = 100;
const maxTextLength = 200;

const cut = (text: string) => (text.length > maxTextLength ? `${text.slice(0, maxTextLength - 1)}…` : text);

function boundedDetails(details: readonly ErrorDetail[]): ErrorDetail[] {
  const shown = details.slice(0, maxDetails);
  return shown.map(({ field, message, code }) => ({ field: cut(field), message: cut(message), code }));
}

function boundedMessage({ message, details = [] }: ApiError): string {
  return details.length > maxDetails
    ? `${message} These are the first ${maxDetails} of its faults.`
    : message;
}

/** API §9.1: authentication failures are flat, all other errors are nested. */
export function problemBody(error: ApiError, requestId: string): string {
  const { code, details, message: refusal } = error;
  if (error instanceof Unauthorized) {
    return JSON.stringify({ error: code, message: refusal, request_id: requestId });
  }
  const shown = details && { details: boundedDetails(details) };
  const message = boundedMessage(error);
  return JSON.stringify({ error: { code, message, request_id: requestId, ...shown } });
}

const unknownField = (path: PropertyKey[], key: string): ErrorDetail => ({
  field: [...path, key].join('.'),
  message: 'is not a field of this request',
  code: 'unknown_field',
});

/** The issues of the union's member that the value has the shape of: an object, or a list of them. */
function issuesOfMember(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const hasShape = (issues: z.core.$ZodIssue[]) =>
    issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type');
  const member = issue.errors.find(hasShape) ?? [];
  return member.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function* eachDetail(issues: Iterable<z.core.$ZodIssue>): Generator<ErrorDetail> {
  for (const issue of issues) {
    const inMember = issue.code === 'invalid_union' ? issuesOfMember(issue) : [];
    if (inMember.length > 0) yield* eachDetail(inMember);
    else if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) yield unknownField(issue.path, key);
    } else yield detailOf(issue);
  }
}

function detailOf({ input, path, message, code }: z.core.$ZodIssue): ErrorDetail {
  const field = path.join('.');
  return input === undefined ? { field, message: 'is required', code: 'required' } : { field, message, code };
}

/**
 * One detail for each wrong field, up to one more than an answer shows. Needs `reportInput`: only the input tells a
 * missing field from a wrong one.
 */
export function detailsOf({ issues }: Pick<z.ZodError, 'issues'>): ErrorDetail[] {
  const details: ErrorDetail[] = [];
  for (const detail of eachDetail(issues)) {
    details.push(detail);
    if (details.length > maxDetails) break;
  }
  return details;
}
