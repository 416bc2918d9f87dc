import { z } from 'zod';
import { Alert } from '@/lib/domain/alerts/schema';
import { AuditActor, ExtractedRecord } from '@/lib/domain/audit/schema';
import { Case } from '@/lib/domain/cases/schema';
import { Check } from '@/lib/domain/checks/schema';
import { Comment } from '@/lib/domain/comments/schema';
import { OwnedEntity } from '@/lib/domain/entities/schema';
import { FlowScreening } from '@/lib/domain/flows/schema';
import { AppliedPolicy } from '@/lib/domain/policies/schema';
import { Timestamp, token } from '@/lib/domain/primitives';
import { RiskAssessmentWithFacts } from '@/lib/domain/risk/schema';

export const ReportFormat = z.enum(['json', 'pdf']);
export type ReportFormat = z.infer<typeof ReportFormat>;

export const CaseReportQuery = z.strictObject({ format: ReportFormat.default('json') });

const Checkpoint = z.object({
  project: z.string(),
  sequence: z.number().int(),
  hash: z.string(),
  time: Timestamp,
  signature: z.string(),
});

/** Position of the extract in the project's chain (API §4.12). */
export const AuditProof = z.object({
  /** The newest record of the project at the time of the pack; null for an empty log. */
  head: z.object({ sequence: z.number().int(), hash: z.string() }).nullable(),
  /** The newest signed checkpoint up to the head; null without one. */
  checkpoint: Checkpoint.nullable(),
});
export type AuditProof = z.infer<typeof AuditProof>;

const Applied = z.array(AppliedPolicy);

/** Each decision names the versions of the policies that were in force when it was taken. */
export const ReportedCase = Case.extend({ policies_when_closed: Applied.nullable() });
export type ReportedCase = z.infer<typeof ReportedCase>;
export const ReportedAlert = Alert.extend({
  policies_when_raised: Applied,
  policies_when_resolved: Applied.nullable(),
});
export type ReportedAlert = z.infer<typeof ReportedAlert>;
/** With its share of the company of the case as the flow had it, which may be indirect. */
export const ReportedEntity = OwnedEntity.extend({
  ownership_percentage: z.number().min(0).max(100).nullable(),
});
export type ReportedEntity = z.infer<typeof ReportedEntity>;
export const ReportedRiskAssessment = RiskAssessmentWithFacts.extend({
  policies_when_approved: Applied.nullable(),
});
export type ReportedRiskAssessment = z.infer<typeof ReportedRiskAssessment>;

export const ReportHead = z.object({
  format: z.literal('probity evidence pack 1'),
  /** All parts show the state at this time. */
  generated_at: Timestamp,
  generated_by: AuditActor,
  request_id: z.string(),
  /** The project's hash. */
  project: z.string(),
  environment: z.enum(['staging', 'production']),
  /** What the pack does not contain. */
  left_out: z.array(z.string()),
  case: ReportedCase,
});
export type ReportHead = z.infer<typeof ReportHead>;

/** The lists of the pack, in its order; oldest first. */
export const reportLists = {
  flows: FlowScreening,
  entities: ReportedEntity,
  checks: Check,
  alerts: ReportedAlert,
  risk_assessments: ReportedRiskAssessment,
  comments: Comment,
  audit_records: ExtractedRecord,
  /** People whose tokens appear in the pack. */
  people: z.object({ token: token('usr'), name: z.string() }),
} as const;
export type ReportListName = keyof typeof reportLists;

/** API §4.12. */
export const CaseReport = ReportHead.extend({
  flows: z.array(reportLists.flows),
  entities: z.array(reportLists.entities),
  checks: z.array(reportLists.checks),
  alerts: z.array(reportLists.alerts),
  risk_assessments: z.array(reportLists.risk_assessments),
  comments: z.array(reportLists.comments),
  audit_records: z.array(reportLists.audit_records),
  people: z.array(reportLists.people),
  audit_proof: AuditProof,
});
export type CaseReport = z.infer<typeof CaseReport>;
