import type { z } from 'zod';
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
      stack: error instanceof Error ? error.stack : undefined,
    },
    'request failed',
  );
  if (temporary) return new ServiceUnavailable(undefined, temporary.retryAfterSeconds);
  return new ApiError('INTERNAL_ERROR', 500, 'Something went wrong on our side.');
}

/** API §9.1: authentication failures are flat, all other errors are nested. */
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

/** The issues of the union's member that the value has the shape of: an object, or a list of them. */
function issuesOfMember(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const hasShape = (issues: z.core.$ZodIssue[]) =>
    issues.every(({ path, code }) => path.length > 0 || code !== 'invalid_type');
  const member = issue.errors.find(hasShape) ?? [];
  return member.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** One detail for each wrong field. Needs `reportInput`: only the input tells a missing field from a wrong one. */
export function detailsOf({ issues }: Pick<z.ZodError, 'issues'>): ErrorDetail[] {
  return issues.flatMap((issue) => {
    const inMember = issue.code === 'invalid_union' ? issuesOfMember(issue) : [];
    if (inMember.length > 0) return detailsOf({ issues: inMember });
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
