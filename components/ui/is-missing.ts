import { ProbityError } from '@/clients/typescript/src/problem';

/** Whether the API has nothing with the requested token, or no longer has it. */
export const isMissing = (problem: unknown): boolean =>
  problem instanceof ProbityError && problem.status === 404;
