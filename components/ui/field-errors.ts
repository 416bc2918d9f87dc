import { ProbityError } from '@/clients/typescript/src/problem';

/** What the API says about a field, or about a part of it such as `events.0`. */
export function errorOf(problem: unknown, field: string): string | undefined {
  if (!(problem instanceof ProbityError)) return undefined;
  return problem.details.find((each) => each.field === field || each.field?.startsWith(`${field}.`))?.message;
}

/** Like `errorOf`, but without errors of a part, which are shown there. */
export function exactErrorOf(problem: unknown, field: string): string | undefined {
  if (!(problem instanceof ProbityError)) return undefined;
  return problem.details.find((each) => each.field === field)?.message;
}
