'use client';

import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { decisionName } from '@/lib/domain/cases/decision-names';
import type { Case } from '@/lib/domain/cases/schema';
import type { Entity } from '@/lib/domain/entities/schema';
import { nameOf } from '@/lib/domain/entity-name';
import { useUser } from '@/components/people/use-everybody';
import { UserName } from '@/components/people/user-name';
import { TierText } from '@/components/cases/tier-text';
import { CaseSlaText } from '@/components/cases/case-sla-text';
import { inEffect } from '@/components/risk/decisions';
import { NotYetApproved } from '@/components/risk/not-yet-approved';
import { useAssessments } from '@/components/risk/use-risk';
import { LiveMark } from '@/components/live/live-mark';
import { useViewer } from '@/components/shell/viewer';
import { Avatar } from '@/components/ui/avatar';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { classNames } from '@/components/ui/class-names';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { countryName } from '@/lib/domain/country-names';
import { LongName } from '@/components/ui/long-name';
import { withPage } from '@/components/ui/on-demand';
import { Score } from '@/components/ui/score';
import { Skeleton } from '@/components/ui/skeleton';
import { Stepper } from '@/components/ui/stepper';
import { Written } from '@/components/ui/written';
import { BeforeApprovalSkeleton } from './before-approval-skeleton';
import { CaseActions } from './case-actions';
import { caseSteps } from './case-steps';
import { useStatusChanges } from './use-status-changes';

/** Loaded only when needed, because few cases wait for their client. */
const WaitingForClient = dynamic(
  () => import('./waiting-for-client').then((module) => module.WaitingForClient),
  { ssr: false, loading: () => <div className="min-h-14" /> },
);

/** Loaded while what it weighs is read. */
const beforeApproval = withPage(() => import('./before-approval-panel'));

interface CaseHeaderProps {
  of: Case;
  /** Undefined while it loads, null if there is none or it could not be loaded. */
  subject: Entity | null | undefined;
}

export function CaseHeader({ of, subject }: CaseHeaderProps) {
  return (
    <header className="flex flex-col gap-4 px-4 pt-4 @max-xl/case:gap-3 @max-xl/case:pt-3 @2xl/case:px-6">
      <div className="flex items-center justify-between gap-4 text-sm">
        <Breadcrumb label="Cases" href="/cases">
          {of.name}
        </Breadcrumb>
        <LiveMark />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {subject === undefined ? (
            <Skeleton className="h-7 w-40" />
          ) : (
            <h1
              data-after-action
              tabIndex={-1}
              className="text-xl font-semibold tracking-tight wrap-anywhere outline-none"
            >
              <LongName name={subject ? nameOf(subject) : of.name} />
            </h1>
          )}
          <p className="text-sm text-muted">
            {summaryOf(of, subject)}
            {of.external_reference && (
              <>
                {' · '}
                <Written>{of.external_reference}</Written>
              </>
            )}
          </p>
        </div>
        <CaseActions key={of.token} of={of} />
      </div>
      <CaseStepper of={of} />
      <Vitals of={of} />
      {of.status === 'Client Input' && <WaitingForClient of={of} />}
      {of.status !== 'Closed' && <Before of={of} />}
    </header>
  );
}

const summaryOf = (of: Case, subject: CaseHeaderProps['subject']): string =>
  [of.entity_category, of.type, subject?.country && countryName(subject.country)].filter(Boolean).join(' · ');

function Before({ of }: { of: Case }) {
  const { code, hasFailed } = beforeApproval.useArrival(true);
  if (hasFailed) return <CodeNotLoaded onRetry={() => void beforeApproval.load()} />;
  return code ? <code.BeforeApproval of={of} /> : <BeforeApprovalSkeleton />;
}

const CaseStepper = ({ of }: { of: Case }) => (
  <Stepper label="States of the case" {...caseSteps(of, useStatusChanges(of.token))} />
);

function Vitals({ of }: { of: Case }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1.5 text-sm @max-xl/case:gap-x-5">
      <Vital label="Risk tier">
        <Tier of={of} />
      </Vital>
      <Vital label={of.status === 'Closed' ? 'Deadline' : 'Due'}>
        <CaseSlaText of={of} form="text" />
      </Vital>
      {/* On a line of its own where a name that arrives later would move to the next. */}
      <Vital label="Owner" className="@max-xl/case:basis-full">
        <Owner token={of.assigned_to} />
      </Vital>
      {of.decision && (
        <Vital label="Decision">
          <span className="font-medium">{decisionName[of.decision]}</span>
        </Vital>
      )}
    </dl>
  );
}

/** The tier. If it was set manually, the score is shown with the calculated tier, and whether a second person agreed. */
function Tier({ of }: { of: Case }) {
  const assessments = useAssessments(of.token).data?.data;
  if (!of.risk_tier_overridden) return <TierText tier={of.risk_tier} score={of.risk_score} />;
  const current = inEffect(assessments ?? []);
  return (
    <>
      <TierText tier={of.risk_tier} score={null} />
      {current && (
        <>
          <span className="text-muted">
            set manually, calculated {current.tier} <Score score={current.overall_score} />
          </span>
          <NotYetApproved of={current} />
        </>
      )}
    </>
  );
}

function Owner({ token }: { token: string | null }) {
  const viewer = useViewer();
  const user = useUser(token);
  const name = token === viewer.token ? viewer.name : user?.name;
  return (
    <>
      {name && <Avatar name={name} look={token === viewer.token ? 'me' : 'other'} />}
      <UserName token={token} />
    </>
  );
}

interface VitalProps {
  label: string;
  className?: string;
  children: ReactNode;
}

const Vital = ({ label, className, children }: VitalProps) => (
  <div className={classNames('flex items-center gap-2', className)}>
    <dt className="shrink-0 text-muted">{label}</dt>
    <dd className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">{children}</dd>
  </div>
);
