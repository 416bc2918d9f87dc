import { z } from 'zod';
import { fault } from '@/lib/platform/errors/detail-codes';
import { imageChecks } from '@/lib/domain/image-checks';
import { isVisible, Text, Timestamp, token } from '@/lib/domain/primitives';
import { ListedIdentifier } from '@/lib/domain/screening/schema';
import { maxNotesLength } from '@/lib/domain/text-limits';
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

/**
 * Outcome of a check that did not pass, after people decided. Its own `result` does not change (API §3.9,
 * §4.3).
 */
export const CheckSettlement = z.object({
  result: CheckResult.exclude(['Refer']),
  by: z.string(),
  at: Timestamp,
  /** The check of the newer document that counts instead. */
  replaced_by: CheckToken.nullable(),
});
export type CheckSettlement = z.infer<typeof CheckSettlement>;

const WaiveReason = z.enum(['Not applicable', 'Already verified externally', 'Low materiality', 'Other']);

/** API §4.3. */
export const Check = z.object({
  token: CheckToken,
  entity_token: token('ent').nullable(),
  case_token: token('cas').nullable(),
  type_code: CheckTypeCode,
  category: CheckCategory,
  status: CheckStatus,
  result: CheckResult.nullable(),
  /** Null until people have decided. Events and responses of moves leave it out. */
  settled: CheckSettlement.nullable().optional(),
  provider: z.string().nullable(),
  execution_method: z.string(),
  result_data: z.record(z.string(), z.unknown()),
  alerts_generated: z.number().int(),
  waive_reason: WaiveReason.nullable(),
  retry_count: z.number().int(),
  valid_until: Timestamp.nullable(),
  executed_at: Timestamp.nullable(),
  completed_at: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Check = z.infer<typeof Check>;

/** API §5.4. */
export const WaiveCheck = z
  .strictObject({ reason: WaiveReason, notes: Text.max(maxNotesLength).optional() })
  .refine(({ reason, notes }) => reason !== 'Other' || notes !== undefined, {
    path: ['notes'],
    ...fault('required', 'is required when the reason is Other'),
  })
  .refine(({ reason, notes = '' }) => reason !== 'Other' || isVisible(notes), {
    path: ['notes'],
    message: 'must say why when the reason is Other',
  })
  .meta({
    not: {
      required: ['reason'],
      properties: { reason: { const: 'Other' }, notes: { pattern: '^\\s*$' } },
    },
  });
export type WaiveCheck = z.infer<typeof WaiveCheck>;

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

/** For an alert that a check raises for a reason of its own (API §3.10). */
export function alertTypeOf(code: CheckTypeCode): AlertType {
  if (imageChecks.includes(code)) return 'Document';
  if (code.startsWith('SCR_')) return 'Screening';
  return code.startsWith('COM_') ? 'Company' : 'Identity';
}

/** The given value and the value found instead. Null if there is none. */
const Compared = z.object({ given: z.string().nullable(), found: z.string().nullable() });

/** API §4.2. For images, which are decided once with all their findings. */
export const Mismatch = Compared.extend({
  findings: z.array(Compared.extend({ summary: z.string() })).optional(),
});
export type Mismatch = z.infer<typeof Mismatch>;

const Article = z.object({
  title: z.string(),
  publisher: z.string().nullable(),
  published_on: z.string().nullable(),
  url: z.string().nullable(),
});

const Position = z.object({
  title: z.string(),
  country: z.string().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

const NamedOn = z.object({
  name: z.string(),
  /** Null if the list version is unknown. */
  version: z.string().nullable(),
  list_entry_id: z.string(),
  source_url: z.string().nullable(),
  /** The version of the list that removed the entry. */
  delisted_by: z.string().optional(),
});

/** Changes since the pair was resolved as a false positive (API §3.10). */
export const MaterialChange = z.object({
  side: z.enum(['subject', 'listed_party']),
  field: z.string(),
  before: z.array(z.string()),
  after: z.array(z.string()),
});
export type MaterialChange = z.infer<typeof MaterialChange>;

/** The complete listed party from all lists that contain it, in the versions that matched (API §4.2). */
export const ListedParty = z.object({
  names: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['primary', 'alias']),
      /** `weak` if the list says that the alias is not enough to identify anybody. */
      quality: z.enum(['strong', 'weak']),
    }),
  ),
  dates_of_birth: z.array(z.string()),
  places_of_birth: z.array(z.string()),
  nationalities: z.array(z.string()),
  addresses: z.array(z.string()),
  identifiers: z.array(ListedIdentifier),
  programs: z.array(z.string()),
  reason: z.string().nullable(),
  listed_on: z.string().nullable(),
  /** The lists' further text. */
  remarks: z.string().nullable(),
  positions: z.array(Position),
  articles: z.array(Article),
  /** Starts with the list entry of the alert's match. */
  lists: z.array(NamedOn),
  /** The earlier alert resolved as a false positive, and the changes since. */
  previous_alert_token: token('alt').optional(),
  changed: z.array(MaterialChange).optional(),
});
export type ListedParty = z.infer<typeof ListedParty>;

export const screeningCheckOf = {
  sanctions: 'SCR_SANCTIONS',
  pep: 'SCR_PEP',
  adverse_media: 'SCR_ADVERSE_MEDIA',
  watchlist: 'SCR_WATCHLIST',
} as const satisfies Record<ScreeningCategory, CheckTypeCode>;

export const screeningCodes: readonly CheckTypeCode[] = Object.values(screeningCheckOf);

export const screeningCategoryOf = (code: CheckTypeCode): ScreeningCategory | undefined =>
  ScreeningCategory.options.find((category) => screeningCheckOf[category] === code);
