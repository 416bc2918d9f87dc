import { ProbityError } from '@/clients/typescript/src/problem';

/** What the API says of a field, or of a part of it such as `events.0`. */
export function errorOf(problem: unknown, field: string): string | undefined {
  if (!(problem instanceof ProbityError)) return undefined;
  return problem.details.find((each) => each.field === field || each.field?.startsWith(`${field}.`))?.message;
}

/** As `errorOf`, without what it says of a part: that stands at the part. */
export function exactErrorOf(problem: unknown, field: string): string | undefined {
  if (!(problem instanceof ProbityError)) return undefined;
  return problem.details.find((each) => each.field === field)?.message;
}
