import { z } from 'zod';
import { CheckSettlement } from '@/lib/domain/checks/schema';
import { CheckResult, CheckStatus, CheckTypeCode, DataTier, HitStatus, Tier } from '@/lib/domain/words';
import { CalendarDate, Timestamp, token } from '@/lib/domain/primitives';
import { RiskAssessment } from '@/lib/domain/risk/schema';
import { ListVersion, Match } from '@/lib/domain/screening/schema';
import { FlowStatus, FlowTokens, FlowType, Verdict } from './schema';

const hits = {
  pep_status: HitStatus.nullable(),
  sanctions_status: HitStatus.nullable(),
  adverse_media_status: HitStatus.nullable(),
  watchlist_status: HitStatus.nullable(),
};

export const CompanyBlock = z.object({
  legal_name: z.string(),
  registration_number: z.string().nullable(),
  jurisdiction: z.string().nullable(),
  company_status: z.string().nullable(),
  company_type: z.string().nullable(),
  incorporation_date: CalendarDate.nullable(),
  registered_address: z.string().nullable(),
  sic_codes: z.array(z.string()),
  verification_status: z.enum(['Verified', 'Failed', 'Pending']),
  verified_at: Timestamp.nullable(),
  /** For the company itself; those of `screening` are for all parties together. */
  ...hits,
});

export const FlowMatch = Match.extend({ alert_token: token('alt') });
export type FlowMatch = z.infer<typeof FlowMatch>;

export const ScreeningBlock = z.object({
  ...hits,
  adverse_media_count: z.number().int(),
  screening_provider: z.string().nullable(),
  screening_completed_at: Timestamp.nullable(),
  lists: z.array(ListVersion),
  matches: z.array(FlowMatch),
});

export const PartyBlock = z.object({
  entity_token: token('ent').nullable(),
  name: z.string(),
  date_of_birth: CalendarDate.nullable(),
  role: z.string().nullable(),
  ownership_percentage: z.number().nullable(),
  ...hits,
  screening_completed_at: Timestamp.nullable(),
});
export type PartyBlock = z.infer<typeof PartyBlock>;

export const IdentityBlock = z.object({ verified: z.boolean(), decision: z.string(), score: z.number() });
export const PhoneBlock = z.object({
  verified: z.boolean(),
  carrier: z.string().nullable(),
  phone_type: z.string().nullable(),
});
export const EmailBlock = z.object({
  verified: z.boolean(),
  risk_score: z.number(),
  deliverable: z.boolean().nullable(),
});
export const AddressBlock = z.object({
  verified: z.boolean(),
  match_level: z.enum(['full', 'partial', 'none']),
});

const Extracted = z.string().nullable().default(null);

export const DocumentBlock = z.object({
  verified: z.boolean(),
  document_type: Extracted,
  document_country: Extracted,
  validation_result: Extracted,
  tamper_result: Extracted,
  extracted_data: z
    .object({
      full_name: Extracted,
      date_of_birth: Extracted,
      expiration_date: Extracted,
      gender: Extracted,
      document_number: Extracted,
      nationality: Extracted,
    })
    .nullable()
    .default(null),
});

/** Scores are 0 to 100. */
export const BiometricBlock = z.object({
  liveness_verified: z.boolean(),
  liveness_score: z.number().nullable().default(null),
  face_match: z.boolean(),
  face_match_score: z.number().nullable().default(null),
});

export const ChecksBlock = z.object({
  total: z.number().int(),
  passed: z.number().int(),
  referred: z.number().int(),
  failed: z.number().int(),
  checks: z.array(
    z.object({
      token: token('chk'),
      type: CheckTypeCode,
      status: CheckStatus,
      result: CheckResult.nullable(),
      settled: CheckSettlement.nullable().optional(),
      provider: z.string().nullable(),
    }),
  ),
});

/** API §3.6. Parts that the flow type does not have are omitted; parts not known yet are null. */
export const FlowResult = z.object({
  flow_token: token('flw'),
  tokens: FlowTokens.nullable(),
  flow_type: FlowType,
  processing_status: FlowStatus,
  case_token: token('cas').nullable(),
  case_reference: z.string().nullable(),
  external_reference: z.string().nullable(),
  overall_verdict: Verdict.nullable(),
  risk_tier: Tier.nullable(),
  completed_at: Timestamp.nullable(),
  next_review_date: CalendarDate.nullable(),
  company: CompanyBlock.nullable().optional(),
  screening: ScreeningBlock.nullable(),
  directors: z.array(PartyBlock).optional(),
  beneficial_owners: z.array(PartyBlock).optional(),
  identity: IdentityBlock.nullable().optional(),
  phone_verification: PhoneBlock.nullable().optional(),
  email_verification: EmailBlock.nullable().optional(),
  address_verification: AddressBlock.nullable().optional(),
  document: DocumentBlock.nullable().optional(),
  biometric: BiometricBlock.nullable().optional(),
  risk_assessment: RiskAssessment.nullable().optional(),
  checks_summary: ChecksBlock,
  compliance_metadata: z.object({
    cdd_completed: z.boolean(),
    cdd_completed_at: Timestamp.nullable(),
    edd_required: z.boolean().nullable(),
    data_tier: DataTier,
  }),
});
export type FlowResult = z.infer<typeof FlowResult>;
