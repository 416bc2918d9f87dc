import { ProbityError } from '@/clients/typescript/src/problem';

/** A refusal that names fields as on the screen instead of as in the API. */
export function nameFields(problem: unknown, nameOf: (field: string) => string): unknown {
  if (!(problem instanceof ProbityError)) return problem;
  const { status, code, message, requestId, retryAfter } = problem;
  const details = problem.details.map((detail) => ({
    ...detail,
    field: detail.field && nameOf(detail.field),
  }));
  return new ProbityError(status, code, message, requestId, details, retryAfter);
}

/** Looks up the label of a field, or of the field that it is part of, such as `events` for `events.0`. */
export const labelsOf =
  (labels: Readonly<Record<string, string>>) =>
  (field: string): string =>
    labels[field] ?? labels[field.split('.')[0] ?? ''] ?? field;
