import type { z } from 'zod';
import type { ErrorDetail } from './errors';

/** Of one error answer. */
export const maxDetails = 100;

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
