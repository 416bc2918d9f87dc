import type { Match } from '@/lib/domain/screening/schema';
import type { ListedParty, Mismatch } from './schema';
import type { AlertCategory, AlertType, CheckResult, CheckTypeCode } from '@/lib/domain/words';

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
