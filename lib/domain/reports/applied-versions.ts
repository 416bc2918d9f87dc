import { raisedUnder, resolvedUnder } from '@/lib/domain/alerts/applied-policies';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Case } from '@/lib/domain/cases/schema';
import type { AppliedPolicy, PolicyKind } from '@/lib/domain/policies/schema';
import { type PublishedVersion, versionsAt } from '@/lib/domain/policies/versions-at';
import type { RiskAssessmentWithFacts } from '@/lib/domain/risk/schema';
import type { ReportedAlert, ReportedCase, ReportedRiskAssessment } from './schema';

const approvedUnder = ['four_eyes'] as const;
const closedUnder = ['four_eyes', 'straight_through'] as const;

/** Puts the versions of the policies beside what was decided under them. */
export class AppliedVersions {
  readonly #published: readonly PublishedVersion[];

  /** @param published every version of the project, oldest first */
  constructor(published: readonly PublishedVersion[]) {
    this.#published = published;
  }

  ofCase(record: Case): ReportedCase {
    return { ...record, policies_when_closed: this.#atOrNull(record.closed_at, closedUnder) };
  }

  ofAlert(alert: Alert): ReportedAlert {
    return {
      ...alert,
      policies_when_raised: this.#at(alert.created_at, raisedUnder(alert)),
      policies_when_resolved: this.#atOrNull(alert.resolved_at, resolvedUnder),
    };
  }

  ofAssessment(assessment: RiskAssessmentWithFacts): ReportedRiskAssessment {
    return { ...assessment, policies_when_approved: this.#atOrNull(assessment.approved_at, approvedUnder) };
  }

  #at(moment: string, kinds: readonly PolicyKind[]): AppliedPolicy[] {
    return versionsAt(this.#published, new Date(moment), kinds);
  }

  #atOrNull(moment: string | null, kinds: readonly PolicyKind[]): AppliedPolicy[] | null {
    return moment === null ? null : this.#at(moment, kinds);
  }
}
