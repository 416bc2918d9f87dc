import { z } from 'zod';
import { fault } from '@/lib/platform/errors/detail-codes';
import { CreateEntity, NamedEntity } from '@/lib/domain/entities/schema';
import {
  Count,
  countsBy,
  Line,
  Metadata,
  Moment,
  Name,
  NewMetadata,
  SearchText,
  Text,
  Timestamp,
  token,
  tokenFilter,
} from '@/lib/domain/primitives';
import { inOrder } from '@/lib/domain/moment';
import { maxReasonLength } from '@/lib/domain/text-limits';
import { CaseType, EntityRole, SlaStatus, Tier } from '@/lib/domain/words';
import { caseTable } from './moves';

const CaseToken = token('cas');
export const CaseParams = z.object({ case_token: CaseToken });

export const CaseStatus = z.enum(caseTable.statuses);

export const EntityCategory = z.enum(['Person', 'Company']);
export type EntityCategory = z.infer<typeof EntityCategory>;

export const CaseDecision = z.enum(['Approve', 'Decline']);
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
  risk_score: z.number().min(0).max(100).nullable(),
  /** The tier was set by an override; the score is still the calculated one. */
  risk_tier_overridden: z.boolean(),
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

/** API §4.5. A case in a list, with the person or company that it is about. */
export const ListedCase = Case.extend({
  primary_entity: NamedEntity.nullable(),
  /** The same cases as `override=waiting`. */
  risk_override_waiting: z.boolean(),
});
export type ListedCase = z.infer<typeof ListedCase>;

/** API §5.1. `q` searches the name and the external reference, and those of the case's people and companies. */
export const CaseFilters = inOrder(
  'closed',
  z.strictObject({
    status: CaseStatus.optional(),
    type: CaseType.optional(),
    entity_category: EntityCategory.optional(),
    /** `none`: cases without a tier. */
    risk_tier: z.enum([...Tier.options, 'none']).optional(),
    assigned_to: tokenFilter('usr').optional(),
    /** In any role in the case. */
    entity_token: tokenFilter('ent').optional(),
    sla_status: SlaStatus.optional(),
    /** Cases that are not Closed and have a risk override that a reviewer can approve now. */
    override: z.enum(['waiting']).optional(),
    closed: z.enum(['exclude']).optional(),
    /** When they were closed. */
    closed_from: Moment.optional(),
    closed_to: Moment.optional(),
    q: SearchText.optional(),
  }),
);
export type CaseFilters = z.infer<typeof CaseFilters>;

export const caseSorts = ['created_at', 'updated_at', 'sla_deadline', 'risk_score'] as const;

/**
 * API §5.1. Number of cases that match the filters of the list. Contains every value as a key, even without cases;
 * assignees only with cases.
 */
export const CaseCounts = z.object({
  total: Count,
  /** More cases match a search than were counted, so every count is a minimum (docs/adr/0145). */
  total_is_minimum: z.boolean(),
  status: countsBy(CaseStatus.options),
  type: countsBy(CaseType.options),
  entity_category: countsBy(EntityCategory.options),
  risk_tier: countsBy([...Tier.options, 'none']),
  sla_status: countsBy(SlaStatus.options),
  /** By token of the person, or `unassigned`. */
  assigned_to: z.record(z.string(), Count),
});
export type CaseCounts = z.infer<typeof CaseCounts>;

const notBothGiven = (entity: unknown, entity_token: unknown) =>
  entity === undefined || entity_token === undefined;
const notBoth = {
  path: ['entity_token'],
  ...fault('not_allowed', 'must not be given together with entity'),
};
/** The same in JSON Schema. */
const bothNamed = { required: ['entity', 'entity_token'] };
const entityThatIs = (type: EntityCategory, entity_category: EntityCategory) => ({
  required: ['entity'],
  properties: {
    entity: { properties: { type: { const: type } } },
    entity_category: { const: entity_category },
  },
});

/** API §5.1. */
export const CreateCase = z
  .strictObject({
    type: CaseType,
    entity_category: EntityCategory,
    entity: CreateEntity.optional(),
    entity_token: token('ent').optional(),
    assigned_to: token('usr').nullish(),
    external_reference: Line.max(255).nullish(),
    metadata: NewMetadata,
  })
  .refine(({ entity, entity_token }) => notBothGiven(entity, entity_token), notBoth)
  .refine(({ entity, entity_category }) => !entity || entity.type === entity_category, {
    path: ['entity', 'type'],
    message: 'must equal the entity_category of the case',
  })
  .meta({
    not: { anyOf: [bothNamed, entityThatIs('Person', 'Company'), entityThatIs('Company', 'Person')] },
  });
export type CreateCase = z.infer<typeof CreateCase>;

/** Omitted fields keep their values. */
export const UpdateCase = z.strictObject({
  /** Null for no assignee. */
  assigned_to: token('usr').nullable().optional(),
  metadata: NewMetadata,
});
export type UpdateCase = z.infer<typeof UpdateCase>;

const Reason = Text.max(maxReasonLength);

export const TransitionCase = z.strictObject({
  trigger: z.enum([
    'progress',
    'review',
    'request_client_input',
    'request_internal_review',
    'return',
    'escalate',
  ]),
  reason: Reason.optional(),
});
export type TransitionCase = z.infer<typeof TransitionCase>;

export const EscalateCase = z.strictObject({ reason: Name.max(maxReasonLength), escalate_to: token('usr') });
export type EscalateCase = z.infer<typeof EscalateCase>;

export const CloseCase = z.strictObject({ decision: CaseDecision, summary: Reason.optional() });
export type CloseCase = z.infer<typeof CloseCase>;

/** An existing entity, or one to create. */
export const AddEntityToCase = z
  .strictObject({
    entity_token: token('ent').optional(),
    entity: CreateEntity.optional(),
    role: EntityRole,
  })
  .refine(({ entity, entity_token }) => notBothGiven(entity, entity_token), notBoth)
  .refine(({ entity, entity_token }) => entity ?? entity_token, {
    path: ['entity_token'],
    ...fault('required', 'is required unless entity is given'),
  })
  .meta({ not: bothNamed, minProperties: 2 });
export type AddEntityToCase = z.infer<typeof AddEntityToCase>;
