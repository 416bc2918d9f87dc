import { z } from 'zod';
import { fault } from '@/lib/platform/errors/detail-codes';
import { Name, Text, Timestamp, token } from '@/lib/domain/primitives';
import { ListedParty, Mismatch } from '@/lib/domain/checks/schema';
import { Match } from '@/lib/domain/screening/schema';
import { maxReasonLength } from '@/lib/domain/text-limits';
import {
  AlertCategory,
  AlertStatus,
  AlertType,
  CheckTypeCode,
  EntityType,
  Priority,
  SlaStatus,
} from '@/lib/domain/words';

const AlertToken = token('alt');
export const AlertParams = z.object({ alert_token: AlertToken });

export const ResolutionAction = z.enum([
  'Approve',
  'Decline',
  'Escalate',
  'Request Document',
  'Approve with Conditions',
]);
export type ResolutionAction = z.infer<typeof ResolutionAction>;

/** A mismatch, or the listed party of a match. */
export const AlertEvidence = z.union([Mismatch, ListedParty]);

export const conditionalAction = 'Approve with Conditions' satisfies ResolutionAction;
const conditional = { const: conditionalAction };
const replacingAction = 'Approve' satisfies ResolutionAction;
const conditionsAsJson = {
  not: {
    anyOf: [
      {
        required: ['action', 'replaced_by'],
        properties: { action: { not: { const: replacingAction } } },
      },
      {
        required: ['is_false_positive', 'replaced_by'],
        properties: { is_false_positive: { const: true } },
      },
      { required: ['action'], properties: { action: conditional, conditions: { not: {} } } },
      { required: ['action', 'conditions'], properties: { action: { not: conditional } } },
    ],
  },
};

/** A resolution, also as proposed by an escalation. */
export const Resolution = z
  .strictObject({
    action: ResolutionAction,
    rationale: Name.max(maxReasonLength),
    is_false_positive: z.boolean().default(false),
    conditions: Name.max(maxReasonLength).optional(),
    replaced_by: token('chk').optional(),
  })
  .refine(({ action, conditions }) => action !== conditionalAction || conditions, {
    path: ['conditions'],
    ...fault('required', `is required for ${conditionalAction}`),
  })
  .refine(({ action, conditions }) => action === conditionalAction || conditions === undefined, {
    path: ['conditions'],
    ...fault('not_allowed', `is only allowed with ${conditionalAction}`),
  })
  .refine(
    ({ action, is_false_positive, replaced_by }) =>
      replaced_by === undefined || (action === replacingAction && !is_false_positive),
    {
      path: ['replaced_by'],
      ...fault('not_allowed', `is only allowed with ${replacingAction} without is_false_positive`),
    },
  )
  .meta(conditionsAsJson);
export type Resolution = z.infer<typeof Resolution>;

export const Proposal = z.object({
  action: ResolutionAction,
  rationale: z.string(),
  is_false_positive: z.boolean(),
  conditions: z.string().nullable(),
  replaced_by: token('chk').nullable().optional(),
  proposed_by: z.string(),
  proposed_at: Timestamp,
});
export type Proposal = z.infer<typeof Proposal>;

/** Moves that can be held, so that they can be undone (API §5.3). */
export const HeldAction = z.enum(['acknowledge', 'assign', 'escalate', 'resolve']);
export type HeldAction = z.infer<typeof HeldAction>;

/** The newest document that the person has sent since, once its check has read it. */
export const NewerDocument = z.object({
  of: z.enum(['document', 'portrait']),
  check_token: token('chk'),
  is_accepted: z.boolean(),
  completed_at: Timestamp,
});

export const NamedSubject = z.object({ name: z.string(), type: EntityType });
export const PendingMove = z.object({ action: HeldAction, by: z.string(), until: Timestamp });

/** API §4.2. */
export const Alert = z.object({
  token: AlertToken,
  case_token: token('cas').nullable(),
  entity_token: token('ent').nullable(),
  check_token: token('chk').nullable(),
  check_type_code: CheckTypeCode.nullable(),
  /** Checks that are settled when the alert is resolved: the one that raised it, and those with the same finding. */
  check_tokens: z.array(token('chk')),
  type: AlertType,
  category: AlertCategory,
  status: AlertStatus,
  priority: Priority,
  /** 0 to 100. */
  priority_score: z.number().min(0).max(100),
  sla_deadline: Timestamp,
  sla_warning_at: Timestamp,
  sla_status: SlaStatus,
  sla_paused_at: Timestamp.nullable(),
  /** 0 to 100. */
  match_score: z.number().min(0).max(100).nullable(),
  match: Match.nullable(),
  /** Null for an API Failure. Omitted in lists. */
  evidence: AlertEvidence.nullable().optional(),
  /** For an alert about a document, or a face compared with one. Omitted in lists. */
  replaced_by: NewerDocument.nullable().optional(),
  /** The person or company that the alert is about, with its name when the alert was opened. */
  subject: NamedSubject.nullable(),
  case_name: z.string().nullable(),
  summary: z.string(),
  /** One sentence made from the evidence. Null for alerts from before rationales existed. */
  rationale: z.string().nullable(),
  /** Kept after the alert is resolved. */
  proposal: Proposal.nullable(),
  ai_assessment: z.string().nullable(),
  resolution_action: ResolutionAction.nullable(),
  resolution_rationale: z.string().nullable(),
  resolution_conditions: z.string().nullable(),
  /** The check of the newer document that counts instead. */
  resolution_replaced_by: token('chk').nullable(),
  resolved_by: z.string().nullable(),
  resolved_at: Timestamp.nullable(),
  assigned_to: token('usr').nullable(),
  is_false_positive: z.boolean(),
  snoozed_until: Timestamp.nullable(),
  /** A move that can still be undone. */
  held: PendingMove.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type Alert = z.infer<typeof Alert>;

/** The message to open consoles when somebody acknowledges, assigns, snoozes or holds an alert. */
export type AlertChange = Pick<
  Alert,
  'token' | 'case_token' | 'entity_token' | 'status' | 'assigned_to' | 'snoozed_until' | 'held' | 'updated_at'
>;

/** The alert that the person has open; null for none. */
export const ViewAlert = z.strictObject({ alert_token: AlertToken.nullable() });
export type ViewAlert = z.infer<typeof ViewAlert>;

export const Scoring = Match.pick({ model_version: true, match_score: true, explanation: true });
export type Scoring = z.infer<typeof Scoring>;

/** The score of a match as stored and as recalculated (API §5.3). */
export const AlertReplay = z.object({
  stored: Scoring,
  /** By the model that made the score. */
  replayed: Scoring,
  is_same: z.boolean(),
  current: Scoring,
});
export type AlertReplay = z.infer<typeof AlertReplay>;

/** How long a move can be undone before it is made. */
const holdable = { hold_seconds: z.number().int().min(0).max(10).optional() };
export interface Holdable {
  hold_seconds?: number;
}

const none = z.never().optional();
/** A body with one of these fields is a resolution, and is validated as one. */
const noResolution = {
  action: none,
  rationale: none,
  is_false_positive: none,
  conditions: none,
  replaced_by: none,
};

/** API §5.3. A body without a resolution confirms the proposal. */
export const ResolveAlert = z.union([
  Resolution.safeExtend(holdable).meta(conditionsAsJson),
  z.strictObject({ ...holdable, ...noResolution }),
]);
export type ResolveAlert = z.infer<typeof ResolveAlert>;

export const EscalateAlert = z.strictObject({
  reason: Name.max(maxReasonLength),
  escalate_to: token('usr'),
  proposed_resolution: Resolution.optional(),
  ...holdable,
});
export type EscalateAlert = z.infer<typeof EscalateAlert>;

export const AssignAlert = z.strictObject({
  user_id: token('usr'),
  note: Text.max(maxReasonLength).optional(),
});
export type AssignAlert = z.infer<typeof AssignAlert>;

export const SnoozeAlert = z.strictObject({ until: Timestamp.nullable() });
export type SnoozeAlert = z.infer<typeof SnoozeAlert>;

/** A malformed token fails individually, like one that does not exist. */
const several = { alert_tokens: z.array(AlertToken).min(1).max(50), ...holdable };

/** API §5.3. */
export const BulkAcknowledge = z.strictObject(several);
export type BulkAcknowledge = z.infer<typeof BulkAcknowledge>;

export const BulkAssign = AssignAlert.extend(several);
export type BulkAssign = z.infer<typeof BulkAssign>;

export const BulkResolve = z.union([
  Resolution.safeExtend(several).meta(conditionsAsJson),
  BulkAcknowledge.extend(noResolution),
]);
export type BulkResolve = z.infer<typeof BulkResolve>;

/** A token given twice is processed and counted once. */
export const BulkOutcome = z.object({
  succeeded: z.number().int(),
  failed: z.number().int(),
  errors: z.array(
    z.object({
      alert_token: z.string(),
      code: z.string(),
      message: z.string(),
      details: z.array(z.object({ field: z.string(), message: z.string(), code: z.string() })).optional(),
    }),
  ),
});
export type BulkOutcome = z.infer<typeof BulkOutcome>;
