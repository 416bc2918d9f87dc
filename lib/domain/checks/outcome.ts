import type { Match } from '@/lib/domain/screening/schema';
import type { AlertCategory, AlertType, CheckResult, CheckTypeCode } from '@/lib/domain/words';

/** What a check found that a person must judge. Becomes an alert. */
export interface Finding {
  type: AlertType;
  category: AlertCategory;
  /** One sentence in an analyst's words. */
  summary: string;
  match?: Match;
}

export interface CheckOutcome {
  type_code: CheckTypeCode;
  result: CheckResult;
  /** The free-form `result_data` of section 2.7; never holds secrets. */
  result_data: Record<string, unknown>;
  findings: Finding[];
}
