import { type ErrorDetail, ProbityError } from '@/clients/typescript/src/problem';
import { inWords } from './field-errors';

function withDetails(problem: unknown, change: (detail: ErrorDetail) => ErrorDetail): unknown {
  if (!(problem instanceof ProbityError)) return problem;
  const { status, code, message, requestId, details, retryAfter } = problem;
  return new ProbityError(status, code, message, requestId, details.map(change), retryAfter);
}

/** A refusal that names fields as on the screen instead of as in the API. */
export const nameFields = (problem: unknown, nameOf: (field: string) => string): unknown =>
  withDetails(problem, (detail) => ({ ...detail, field: detail.field && nameOf(detail.field) }));

/** The field `name` that a message about `field` mentions: they are parts of the same thing. */
const beside = (field: string, name: string) => [...field.split('.').slice(0, -1), name].join('.');

/** A refusal whose messages name the other fields that they mention as on the screen. */
export const nameMentions = (problem: unknown, labelOf: (field: string) => string): unknown =>
  withDetails(problem, (detail) => ({
    ...detail,
    message: inWords(detail.message, (name) => labelOf(beside(detail.field ?? '', name))),
  }));

/** Looks up the label of a field, or of the field that it is part of, such as `events` for `events.0`. */
export const labelsOf =
  (labels: Readonly<Record<string, string>>) =>
  (field: string): string =>
    labels[field] ?? labels[field.split('.')[0] ?? ''] ?? field;
