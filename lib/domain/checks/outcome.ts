import type { Match } from '@/lib/domain/screening/schema';
import type { AlertCategory, AlertType, CheckResult, CheckTypeCode } from '@/lib/domain/words';

/** What a person must judge: it becomes an alert (API §3.10). */
export interface Finding {
  type: AlertType;
  category: AlertCategory;
  summary: string;
  match?: Match;
}

export interface CheckOutcome {
  type_code: CheckTypeCode;
  result: CheckResult;
  /** Free-form (API §4.3). Never a secret. */
  result_data: Record<string, unknown>;
  findings: Finding[];
}
