import type { Check } from '@/generated/prisma/client';
import { isOpenCheck } from '@/lib/domain/checks/moves';

const openFirstThenByAge = (a: Check, b: Check) =>
  Number(isOpenCheck(b)) - Number(isOpenCheck(a)) || (a.token < b.token ? -1 : 1);

/**
 * The newest check of each question: a repeated screening replaces the previous one once it has an answer.
 */
export function newestOf(
  checks: readonly Check[],
  subjectOf: (check: Check) => string | number | null,
): Check[] {
  const questionOf = (check: Check) => `${subjectOf(check)} ${check.type_code}`;
  const ordered = checks.toSorted(openFirstThenByAge);
  return [...new Map(ordered.map((check) => [questionOf(check), check])).values()];
}
