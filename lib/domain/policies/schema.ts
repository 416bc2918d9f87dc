import { z } from 'zod';
import { Timestamp, token } from '@/lib/domain/primitives';

export const PolicyKind = z.enum([
  'alert_sla',
  'case_sla',
  'four_eyes',
  'journey',
  'priority',
  'retention',
  'reuse',
  'risk_model',
  'screening',
  'straight_through',
]);
export type PolicyKind = z.infer<typeof PolicyKind>;

export const PolicyParams = z.object({ kind: PolicyKind });

/** What the kind sets (API §7). Its fields are those of the kind, so they are checked by the verb that knows it. */
const Settings = z.record(z.string().max(100), z.unknown());

/** The version of one kind that is in force (API §4.11). */
export const PolicyVersion = z.object({
  kind: PolicyKind,
  /** Null for Probity's default. */
  token: token('pol').nullable(),
  /** Counts from 1; 0 for Probity's default. */
  version: z.number().int().min(0),
  settings: Settings,
  /** False when the stored settings cannot be used: whatever needs them is refused until another is published. */
  is_readable: z.boolean(),
  /** Whoever changed the draft last. */
  author: token('usr').nullable(),
  drafted_at: Timestamp.nullable(),
  published_by: token('usr').nullable(),
  published_at: Timestamp.nullable(),
});
export type PolicyVersion = z.infer<typeof PolicyVersion>;

export const policySorts = ['kind'] as const;

export const PolicyDraft = z.object({
  kind: PolicyKind,
  settings: Settings,
  /** Grows by one with each change. */
  revision: z.number().int().min(1),
  /** Whoever changed it last. */
  author: token('usr'),
  /** The version in force, which it would replace. */
  replaces_version: z.number().int().min(0),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type PolicyDraft = z.infer<typeof PolicyDraft>;

/** With the draft, so that nobody has to ask for one that may not be there. */
export const PolicyInForce = PolicyVersion.extend({
  /** What would replace it. */
  draft: PolicyDraft.nullable(),
});
export type PolicyInForce = z.infer<typeof PolicyInForce>;

/** The whole settings of the kind. */
export const SavePolicyDraft = z.strictObject({ settings: Settings });
export type SavePolicyDraft = z.infer<typeof SavePolicyDraft>;

/** With the revision that was read, so that a change made since is not published unseen. */
export const PublishPolicyDraft = z.strictObject({ revision: z.number().int().min(1).optional() });
export type PublishPolicyDraft = z.infer<typeof PublishPolicyDraft>;

export const PolicyOutcome = z.object({
  /** What the policy leads to: a tier, a priority, an SLA status and the like. */
  outcome: z.string(),
  /** 0 to 100, of risk models. */
  score: z.number().nullable(),
});
export type PolicyOutcome = z.infer<typeof PolicyOutcome>;

const Counts = z.record(z.string(), z.number().int());

/** What past cases would have come to by the policy in force and by the draft. Nothing is changed. */
export const PolicyPreview = z.object({
  kind: PolicyKind,
  revision: z.number().int().min(1),
  /** How many cases were looked at: the newest, at most `max_cases`. */
  cases: z.number().int(),
  max_cases: z.number().int(),
  /** How many of them have another outcome or score. */
  changed: z.number().int(),
  /** Cases by outcome. */
  before: Counts,
  after: Counts,
  /** The first of those that change, newest first. */
  changes: z.array(z.object({ case_token: token('cas'), before: PolicyOutcome, after: PolicyOutcome })),
});
export type PolicyPreview = z.infer<typeof PolicyPreview>;
