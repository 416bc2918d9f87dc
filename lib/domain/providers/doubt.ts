import type { CheckOutcome, Finding } from '@/lib/domain/checks/outcome';
import { alertTypeOf, type Mismatch } from '@/lib/domain/checks/schema';
import { oneSentence } from '@/lib/domain/one-sentence';
import type { CheckResult, CheckTypeCode } from '@/lib/domain/words';
import { worstResult } from './worst-result';

/** A reason why a check fails or refers. */
export interface Doubt extends Omit<Mismatch, 'findings'> {
  /** Identifies the reason within its check. */
  cause: string;
  result: Exclude<CheckResult, 'Pass'>;
  /** What is wrong, in plain words for the analyst. */
  summary: string;
  /** Set if the date of birth is wrong. Otherwise the given data could not be confirmed: a Name Mismatch. */
  category?: 'DOB Mismatch';
}

const findingOf = (code: CheckTypeCode, { category, cause, summary, given, found }: Doubt): Finding => ({
  type: alertTypeOf(code),
  category: category ?? 'Name Mismatch',
  cause,
  summary,
  evidence: { given, found },
});

/**
 * The leading doubt of the alert: a wrong date of birth decides its category, then doubts that fail the check
 * come first.
 */
const leadingFirst = (doubts: readonly Doubt[]): Doubt[] =>
  doubts.toSorted(
    (one, other) =>
      Number(other.category !== undefined) - Number(one.category !== undefined) ||
      Number(other.result === 'Fail') - Number(one.result === 'Fail'),
  );

function findingOfAll(code: CheckTypeCode, doubts: readonly Doubt[]): Finding[] {
  const ordered = leadingFirst(doubts);
  const [lead] = ordered;
  if (!lead) return [];
  const findings = ordered.map(({ summary, given, found }) => ({ summary, given, found }));
  const { given, found } = lead;
  const summary = `${oneSentence(summariesOf(ordered))}.`;
  return [{ ...findingOf(code, { ...lead, cause: 'look', summary }), evidence: { given, found, findings } }];
}

export const resultOf = (doubts: readonly Doubt[]): CheckResult =>
  worstResult(doubts.map(({ result }) => result));

/**
 * The outcome of a check that its doubts decide: each raises an alert, and without any it passes (API §3.10).
 */
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

/**
 * The outcome of a check of images. All findings are decided together, so there is one alert (docs/adr/0112).
 */
export const looked = (
  code: CheckTypeCode,
  doubts: readonly Doubt[],
  result_data: CheckOutcome['result_data'],
): CheckOutcome => ({
  type_code: code,
  result: resultOf(doubts),
  result_data,
  findings: findingOfAll(code, doubts),
});

export const summariesOf = (doubts: readonly Doubt[]): string[] => doubts.map(({ summary }) => summary);
