import { z } from 'zod';
import { CaseType, SlaStatus, Tier } from '@/lib/domain/words';
import { Metadata, Name, Timestamp, token } from '@/lib/domain/primitives';

const CaseToken = token('cas');
export const CaseParams = z.object({ case_token: CaseToken });

export const CaseStatus = z.enum([
  'New',
  'In Progress',
  'In Review',
  'Client Input',
  'Internal Review',
  'Escalated',
  'Closed',
]);

export const EntityCategory = z.enum(['Person', 'Company']);
export type EntityCategory = z.infer<typeof EntityCategory>;

const CaseDecision = z.enum(['Approve', 'Decline']);
export type CaseDecision = z.infer<typeof CaseDecision>;

/** API §4.5. */
export const Case = z.object({
  token: CaseToken,
  name: z.string(),
  type: CaseType,
  status: CaseStatus,
  entity_category: EntityCategory,
  primary_entity_token: token('ent').nullable(),
  assigned_to: token('usr').nullable(),
  /** Null for a Perpetual case. */
  sla_deadline: Timestamp.nullable(),
  sla_status: SlaStatus,
  open_alerts_count: z.number().int(),
  total_entities_count: z.number().int(),
  risk_tier: Tier.nullable(),
  /** 0 to 100. */
  risk_score: z.number().nullable(),
  decision: CaseDecision.nullable(),
  decision_summary: z.string().nullable(),
  external_reference: z.string().nullable(),
  metadata: Metadata,
  flow_token: token('flw').nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  closed_at: Timestamp.nullable(),
});
export type Case = z.infer<typeof Case>;

/** API §5.1. `q` searches the name and the external reference. */
export const CaseFilters = z.strictObject({
  status: CaseStatus.optional(),
  type: CaseType.optional(),
  entity_category: EntityCategory.optional(),
  risk_tier: Tier.optional(),
  assigned_to: token('usr').optional(),
  sla_status: SlaStatus.optional(),
  q: Name.max(200).optional(),
});
export type CaseFilters = z.infer<typeof CaseFilters>;

export const caseSorts = ['created_at', 'updated_at', 'sla_deadline', 'risk_score'] as const;
