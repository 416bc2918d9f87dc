import type { Case as CaseModel, RiskAssessment } from '@/generated/prisma/client';
import { isClosed } from '@/lib/domain/cases/lifecycle';
import { type CheckOutcome, haveAllPassed } from '@/lib/domain/checks/passed';
import { isOpenToSystem } from '@/lib/domain/risk/four-eyes';
import { systemActor } from '@/lib/platform/context';

/** The data of a case that decides whether the system may close it. */
export interface ClosingFacts {
  record: CaseModel;
  unresolvedAlerts: number;
  checks: readonly CheckOutcome[];
  /** The assessment in effect. */
  assessment: RiskAssessment | null;
}

/** A case that a person has begun to work on is left to them. */
const isUntouched = ({ status, assigned_to }: CaseModel) => status === 'New' && assigned_to === null;

/**
 * Whether the system closes the case, if the policy allows it at all (API §7.5). Decides in `closeStraightThrough` and
 * in the preview of the policy.
 */
export const isStraightThrough = ({ record, unresolvedAlerts, checks, assessment }: ClosingFacts): boolean =>
  isUntouched(record) &&
  record.risk_tier === 'Low' &&
  unresolvedAlerts === 0 &&
  haveAllPassed(checks) &&
  isOpenToSystem(assessment);

/** The system only approves the risk of cases that it closes. */
export const wasClosedBySystem = ({
  record,
  assessment,
}: Pick<ClosingFacts, 'record' | 'assessment'>): boolean =>
  isClosed(record) && assessment?.approved_by === systemActor.id;
