import type { z } from 'zod';
import { ApiError, type ErrorDetail, ServiceUnavailable, Unauthorized } from '@/lib/platform/errors';
import { log } from '@/lib/platform/log';

/** PostgreSQL and socket errors that mean "not now" rather than "a bug". */
const outOfReach = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  'P1001',
  'P1017',
  'P2024',
  'P2028',
]);

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** `pg` says this of a connection that broke, and gives it no code. */
const isConnectionLost = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Connection terminated');

/** The one mapper from what was thrown to what the caller is told. Internals go to the log, never into the message. */
export function toApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  const code = codeOf(error) ?? (isConnectionLost(error) ? 'ECONNRESET' : undefined);
  log.error(
    { request_id: requestId, code, stack: error instanceof Error ? error.stack : undefined },
    'request failed',
  );
  if (code && outOfReach.has(code)) return new ServiceUnavailable();
  return new ApiError('INTERNAL_ERROR', 500, 'Something went wrong on our side.');
}

/** Section 7: authentication failures are flat, everything else is nested (decisions 2). */
export function problemBody(error: ApiError, requestId: string): string {
  if (error instanceof Unauthorized) {
    return JSON.stringify({ error: error.code, message: error.message, request_id: requestId });
  }
  const { code, message, details } = error;
  return JSON.stringify({ error: { code, message, request_id: requestId, ...(details && { details }) } });
}

const unknownField = (issue: z.core.$ZodIssueUnrecognizedKeys): ErrorDetail[] =>
  issue.keys.map((key) => ({
    field: [...issue.path, key].join('.'),
    message: 'is not a field of this request',
    code: 'unknown_field',
  }));

/** What is wrong with a value by the one form that it has the shape of: an object, or a list of them. */
function issuesOfForm(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const hasShape = (issues: z.core.$ZodIssue[]) =>
    issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type');
  const form = issue.errors.find(hasShape) ?? [];
  return form.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** One detail for each field that is wrong. The error must report its inputs: only they tell missing from wrong. */
export function detailsOf({ issues }: Pick<z.ZodError, 'issues'>): ErrorDetail[] {
  return issues.flatMap((issue) => {
    const inForm = issue.code === 'invalid_union' ? issuesOfForm(issue) : [];
    if (inForm.length > 0) return detailsOf({ issues: inForm });
    if (issue.code === 'unrecognized_keys') return unknownField(issue);
    const missing = issue.input === undefined;
    return [
      {
        field: issue.path.join('.'),
        message: missing ? 'is required' : issue.message,
        code: missing ? 'required' : issue.code,
      },
    ];
  });
}
