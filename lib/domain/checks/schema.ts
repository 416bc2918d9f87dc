import { z } from 'zod';
import { Timestamp, token } from '@/lib/domain/primitives';
import {
  type AlertType,
  CheckResult,
  CheckStatus,
  CheckTypeCode,
  ScreeningCategory,
} from '@/lib/domain/words';

export const CheckCategory = z.enum(['Identity', 'Screening', 'Company', 'Financial', 'EDD']);
export type CheckCategory = z.infer<typeof CheckCategory>;

const CheckToken = token('chk');
export const CheckParams = z.object({ check_token: CheckToken });

/** API §4.3. */
export const Check = z.object({
  token: CheckToken,
  entity_token: token('ent').nullable(),
  case_token: token('cas').nullable(),
  type_code: CheckTypeCode,
  category: CheckCategory,
  status: CheckStatus,
  result: CheckResult.nullable(),
  provider: z.string().nullable(),
  execution_method: z.string(),
  result_data: z.record(z.string(), z.unknown()),
  alerts_generated: z.number().int(),
  waive_reason: z.string().nullable(),
  retry_count: z.number().int(),
  valid_until: Timestamp.nullable(),
  executed_at: Timestamp.nullable(),
  completed_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Check = z.infer<typeof Check>;

/** API §5.4. */
export const CheckFilters = z.strictObject({
  status: CheckStatus.optional(),
  category: CheckCategory.optional(),
});
export type CheckFilters = z.infer<typeof CheckFilters>;

export const checkSorts = ['created_at'] as const;

export function categoryOf(code: CheckTypeCode): CheckCategory {
  if (code.startsWith('SCR_')) return 'Screening';
  return code.startsWith('COM_') ? 'Company' : 'Identity';
}

/** Of an alert that a check raises for a reason of its own (API §3.10). */
export function alertTypeOf(code: CheckTypeCode): AlertType {
  if (code === 'IDV_DOCUMENT' || code === 'IDV_BIOMETRIC') return 'Document';
  if (code.startsWith('SCR_')) return 'Screening';
  return code.startsWith('COM_') ? 'Company' : 'Identity';
}

export const screeningCheckOf = {
  sanctions: 'SCR_SANCTIONS',
  pep: 'SCR_PEP',
  adverse_media: 'SCR_ADVERSE_MEDIA',
  watchlist: 'SCR_WATCHLIST',
} as const satisfies Record<ScreeningCategory, CheckTypeCode>;

export const screeningCodes: readonly CheckTypeCode[] = Object.values(screeningCheckOf);

export const screeningCategoryOf = (code: CheckTypeCode): ScreeningCategory | undefined =>
  ScreeningCategory.options.find((category) => screeningCheckOf[category] === code);
