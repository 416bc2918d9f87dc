import type { Match, ScreeningQuery } from '@/lib/domain/screening/schema';
import type { AlertCategory, AlertType, CheckResult, CheckTypeCode, HitStatus } from '@/lib/domain/words';
import { isOpenCheck } from './moves';
import type { ListedParty, Mismatch } from './schema';

/** A finding that a person must decide. It becomes an alert (API §3.10). */
export interface Finding {
  type: AlertType;
  category: AlertCategory;
  /**
   * Identifies the cause within its check: one cause raises one alert, even if the check is settled again.
   */
  cause: string;
  summary: string;
  match?: Match;
  /** Matches on other lists that contain the same party, best first. */
  further_matches?: Match[];
  evidence?: Mismatch | ListedParty;
  /** For a match: the subject as it was searched for. */
  searched?: ScreeningQuery;
  /** Other checks of the same provider call, which are settled with it. */
  settles?: readonly CheckTypeCode[];
}

/** The evidence of a match; the evidence of other findings is a mismatch. */
export const isListedParty = (evidence: Mismatch | ListedParty | null | undefined): evidence is ListedParty =>
  !!evidence && 'lists' in evidence;

export interface CheckOutcome {
  type_code: CheckTypeCode;
  /** Null for a waived check. */
  result: CheckResult | null;
  /** For a check that ends without running because of the project's policy. */
  waive_reason?: 'Not applicable';
  /** Free-form (API §4.3). Never a secret. */
  result_data: Record<string, unknown>;
  findings: Finding[];
}

interface Judged {
  status: string;
  result: string | null;
  result_data: unknown;
}

const valueIn = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null && name in data ? Reflect.get(data, name) : undefined;

/**
 * Counts stored matches rather than alerts: a match of several categories raises one alert, on the check of
 * the most serious category.
 */
const hasMatches = ({ result_data }: Judged): boolean => Number(valueIn(result_data, 'matches')) > 0;

const unscreenedStatuses: readonly string[] = ['Waived', 'Cancelled', 'Failed'];

/**
 * Whether the check has an answer of hit or clean. Not if it was waived, cancelled or failed, if no list in
 * force covers its category, or if it refers without a match.
 */
export const isScreened = (check: Judged): boolean =>
  !isOpenCheck(check) &&
  !unscreenedStatuses.includes(check.status) &&
  valueIn(check.result_data, 'not_screened') !== true &&
  (check.result !== 'Refer' || hasMatches(check));

/**
 * Combined result of the screening checks of one category; null while one is open (API §3.6). A check is
 * cleared when its matches were resolved as false positives.
 */
export function hitStatusOf<Check extends Judged>(
  checks: readonly Check[],
  isCleared: (check: Check) => boolean = () => false,
): HitStatus | null {
  const ended = checks.filter((check) => !isOpenCheck(check));
  if (ended.some((check) => hasMatches(check) && !isCleared(check))) return 'Hit';
  if (ended.length < checks.length) return null;
  return ended.length > 0 && ended.every(isScreened) ? 'No Hit' : 'Not Screened';
}
