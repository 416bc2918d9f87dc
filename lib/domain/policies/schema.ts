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

/**
 * The settings of the kind (API §7). Their fields depend on the kind, so the service that knows it validates
 * them.
 */
const Settings = z.record(z.string().max(100), z.unknown());

/** A version of one kind (API §4.11). */
export const PolicyVersion = z.object({
  kind: PolicyKind,
  /** `rmd_` for a risk model. Null for Probity's default. */
  token: token('pol', 'rmd').nullable(),
  /** Counts from 1; 0 for Probity's default. */
  version: z.number().int().min(0),
  settings: Settings,
  /**
   * False if the stored settings are invalid: operations that need them are refused until a valid version is
   * published.
   */
  is_readable: z.boolean(),
  /** The last person to change the draft. */
  author: token('usr').nullable(),
  drafted_at: Timestamp.nullable(),
  published_by: token('usr').nullable(),
  published_at: Timestamp.nullable(),
});
export type PolicyVersion = z.infer<typeof PolicyVersion>;

/** A version that was in force when something was decided. */
export const AppliedPolicy = PolicyVersion.pick({ kind: true, token: true, version: true });
export type AppliedPolicy = z.infer<typeof AppliedPolicy>;

export const policySorts = ['kind'] as const;
export const versionSorts = ['version'] as const;

export const PolicyDraft = z.object({
  kind: PolicyKind,
  settings: Settings,
  /** Increases by one with each change. */
  revision: z.number().int().min(1),
  /** The last person to change it. */
  author: token('usr'),
  /** The version in force, which the draft would replace. */
  replaces_version: z.number().int().min(0),
  created_at: Timestamp,
  updated_at: Timestamp,
});
export type PolicyDraft = z.infer<typeof PolicyDraft>;

/** Includes the draft, so that a separate request for it is not needed. */
export const PolicyInForce = PolicyVersion.extend({
  /** The draft that will replace it. */
  draft: PolicyDraft.nullable(),
});
export type PolicyInForce = z.infer<typeof PolicyInForce>;

/** The complete settings of the kind. */
export const SavePolicyDraft = z.strictObject({ settings: Settings });
export type SavePolicyDraft = z.infer<typeof SavePolicyDraft>;

/** The revision that was read, so that a later change is not published unseen. */
export const PublishPolicyDraft = z.strictObject({ revision: z.number().int().min(1).optional() });
export type PublishPolicyDraft = z.infer<typeof PublishPolicyDraft>;

export const PolicyOutcome = z.object({
  /** Outcome under the policy, such as a tier, a priority or an SLA status. */
  outcome: z.string(),
  /** Of a risk model, or the highest priority score of the case's alerts. */
  score: z.number().nullable(),
});
export type PolicyOutcome = z.infer<typeof PolicyOutcome>;

const Counts = z.record(z.string(), z.number().int());

/** Outcomes of past cases under the policy in force and under the draft. Nothing is changed. */
export const PolicyPreview = z.object({
  kind: PolicyKind,
  revision: z.number().int().min(1),
  /** Number of cases in the preview: the newest, at most `max_cases`. */
  cases: z.number().int(),
  max_cases: z.number().int(),
  /** Number of cases with a different outcome or score. */
  changed: z.number().int(),
  /** Cases by outcome. */
  before: Counts,
  after: Counts,
  /** The first changed cases, newest first. */
  changes: z.array(
    z.object({
      case_token: token('cas'),
      case_name: z.string(),
      /** Null without a primary entity. */
      subject_name: z.string().nullable(),
      before: PolicyOutcome,
      after: PolicyOutcome,
    }),
  ),
});
export type PolicyPreview = z.infer<typeof PolicyPreview>;
