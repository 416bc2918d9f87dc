import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import { alertTypeOf, type Mismatch } from '@/lib/domain/checks/schema';
import type { CheckResult, CheckTypeCode } from '@/lib/domain/words';
import { worstResult } from './worst-result';

/** A reason for which a check fails or refers. */
export interface Doubt extends Mismatch {
  /** Names the reason within its check. */
  cause: string;
  result: Exclude<CheckResult, 'Pass'>;
  /** What is wrong, in an analyst's words. */
  summary: string;
  /** Where the date of birth is at fault. Else what was given could not be confirmed: a Name Mismatch. */
  category?: 'DOB Mismatch';
}

const findingOf = (code: CheckTypeCode, { category, cause, summary, given, found }: Doubt): Finding => ({
  type: alertTypeOf(code),
  category: category ?? 'Name Mismatch',
  cause,
  summary,
  evidence: { given, found },
});

export const resultOf = (doubts: readonly Doubt[]): CheckResult =>
  worstResult(doubts.map(({ result }) => result));

/** The outcome of a check that its doubts decide: each raises an alert, and without any it passes (API §3.10). */
export function doubted(
  code: CheckTypeCode,
  doubts: readonly Doubt[],
  result_data: CheckOutcome['result_data'],
): CheckOutcome {
  return {
    type_code: code,
    result: resultOf(doubts),
    result_data,
    findings: doubts.map((doubt) => findingOf(code, doubt)),
  };
}

export const summariesOf = (doubts: readonly Doubt[]): string[] => doubts.map(({ summary }) => summary);
