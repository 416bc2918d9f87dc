import type { Match, ScreeningQuery } from '@/lib/domain/screening/schema';
import type { AlertCategory, AlertType, CheckResult, CheckTypeCode, HitStatus } from '@/lib/domain/words';
import { isOpenCheck } from './moves';
import type { ListedParty, Mismatch } from './schema';

/** What a person must judge: it becomes an alert (API §3.10). */
export interface Finding {
  type: AlertType;
  category: AlertCategory;
  /** Names what raised it within its check: one cause raises one alert, also when the check is settled again. */
  cause: string;
  summary: string;
  match?: Match;
  /** Of other lists that name the same party, best first. */
  further_matches?: Match[];
  evidence?: Mismatch | ListedParty;
  /** Of a match: the subject as it was searched for. */
  searched?: ScreeningQuery;
  /** The other checks of the same call that are settled with it. */
  settles?: readonly CheckTypeCode[];
}

export interface CheckOutcome {
  type_code: CheckTypeCode;
  /** Null for a check that is waived. */
  result: CheckResult | null;
  /** For a check that ends without having been run, because the project's policy says so. */
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

/** Stored matches, and not alerts: a match of several categories raises one, on the check of the most serious. */
const hasMatches = ({ result_data }: Judged): boolean => Number(valueIn(result_data, 'matches')) > 0;

const unscreenedStatuses: readonly string[] = ['Waived', 'Cancelled', 'Failed'];

/**
 * Has an answer that says hit or clean. Not so where the check was waived, cancelled or has failed, where no list in force
 * covers its category, and where it refers without a match.
 */
export const isScreened = (check: Judged): boolean =>
  !isOpenCheck(check) &&
  !unscreenedStatuses.includes(check.status) &&
  valueIn(check.result_data, 'not_screened') !== true &&
  (check.result !== 'Refer' || hasMatches(check));

/**
 * What the screening checks of one category say together; null while one is open (API §3.6). A check is cleared when its
 * matches were resolved as false positives.
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
