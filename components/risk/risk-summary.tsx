'use client';

import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { UserName } from '@/components/people/user-name';
import { ModelName } from '@/components/policies/model-name';
import { StatusBadge } from '@/components/ui/status-badge';
import { classNames } from '@/components/ui/class-names';
import { formatDateTime } from '@/components/ui/format';
import { Score } from '@/components/ui/score';
import { toneClass } from '@/components/ui/tone';
import type { AuditRecord } from '@/lib/domain/audit/schema';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import type { Tier } from '@/lib/domain/words';
import { tierLook } from '@/components/cases/appearance';
import { Written } from '@/components/ui/written';
import { assessmentLook } from './appearance';
import { pathName, reviewedEvery } from '@/lib/domain/risk/names';
import { approvalNotesOf, overridesOf } from './decisions';
import { NotYetApproved } from './not-yet-approved';

interface RiskSummaryProps {
  assessment: RiskAssessment;
  records: readonly AuditRecord[];
}

/** The calculated risk, beside the override if there is one. */
export function RiskSummary({ assessment, records }: RiskSummaryProps) {
  const { overall_score, tier, override_tier, model_version, review_frequency, due_diligence_path } =
    assessment;
  return (
    <div className="@container">
      <div className="flex gap-x-8 gap-y-4 px-4 py-4 @max-lg:flex-col">
        <Side label={`Calculated ${formatDateTime(assessment.created_at)}`}>
          <p className="flex items-baseline gap-2">
            <Score score={overall_score} className="text-2xl font-semibold tabular-nums" />
            <TierWord tier={tier} className="text-base font-semibold" />
          </p>
          <p className="mt-1 text-xs text-muted">
            Model <ModelName model={model_version} />
          </p>
        </Side>
        {override_tier !== null && (
          <>
            <ArrowRight aria-hidden className="mt-7 size-4 shrink-0 text-faint @max-lg:hidden" />
            <OverrideSide assessment={assessment} records={records} tier={override_tier} />
          </>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 border-t px-4 py-3 text-sm">
        <Fact label="Status">
          <StatusBadge look={assessmentLook[assessment.status]} />
        </Fact>
        <Fact label="Path">{pathName[due_diligence_path]}</Fact>
        <Fact label="Review">{reviewedEvery(review_frequency)}</Fact>
        {assessment.approved_by !== null && <Approval assessment={assessment} records={records} />}
      </dl>
    </div>
  );
}

function OverrideSide({ assessment, records, tier }: RiskSummaryProps & { tier: Tier }) {
  const [override] = overridesOf(assessment, records);
  return (
    <Side
      label={
        override ? (
          <>
            Override · <UserName token={override.actor.id} />, {formatDateTime(override.created_at)}
          </>
        ) : (
          'Override'
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <TierWord tier={tier} className="text-2xl font-semibold" />
        <NotYetApproved of={assessment} />
      </p>
      <p className="mt-1 text-sm whitespace-pre-wrap">
        “<Written>{assessment.override_justification ?? ''}</Written>”
      </p>
      {assessment.override_carried_from !== null && (
        <p className="mt-1 text-xs text-muted">Kept from an earlier assessment.</p>
      )}
    </Side>
  );
}

function Approval({ assessment, records }: RiskSummaryProps) {
  const notes = approvalNotesOf(assessment, records);
  return (
    <Fact label="Approved by">
      <UserName token={assessment.approved_by} />
      {assessment.approved_at && `, ${formatDateTime(assessment.approved_at)}`}
      {notes && (
        <span className="block whitespace-pre-wrap text-muted">
          “<Written>{notes}</Written>”
        </span>
      )}
    </Fact>
  );
}

const Side = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="min-w-0 last:flex-1">
    <p className="mb-1 text-xs text-muted">{label}</p>
    {children}
  </div>
);

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);

export const TierWord = ({ tier, className }: { tier: Tier; className?: string }) => (
  <span className={classNames(toneClass[tierLook[tier].tone], 'text-tone', className)}>{tier}</span>
);
