'use client';

import dynamic from 'next/dynamic';
import { Calculator, CircleCheck, FlaskConical, Lock, Scale, SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { anyText } from '@/components/ui/filters/address';
import { useAddress } from '@/components/ui/filters/use-address';
import { useCase } from '@/components/cases/use-case';
import { ModelName } from '@/components/policies/model-name';
import { useViewer } from '@/components/shell/viewer';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { onDemand } from '@/components/ui/on-demand';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { canAct } from '@/lib/domain/access/roles';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import { inEffect, type Refusals, refusalsFor } from './decisions';
import { DimensionTable } from './dimension-table';
import type { RiskDialogName } from './all-risk-dialogs';
import { RiskDialogs } from './risk-dialogs';
import { RiskSummary } from './risk-summary';
import { useAssessments, useCalculateRisk, useRiskRecords } from './use-risk';

/** Kept out of the page's first script: few use it, and its fields include all countries (docs/adr/0078). */
const WhatIf = dynamic(() => import('./what-if/what-if').then((module) => module.WhatIf), { ssr: false });

/** Loaded separately, because it is below everything else and only shown for more than one assessment. */
const history = onDemand(() => import('./assessment-history'));

const place = { assessment: anyText };

/** The risk of a case: how it was calculated, what was overridden, who approved it, and its history. */
export function CaseRisk({ caseToken }: { caseToken: string }) {
  const viewer = useViewer();
  const code = history.useCode();
  const found = useCase(caseToken);
  const query = useAssessments(caseToken);
  const records = useRiskRecords(caseToken);
  const [{ assessment: chosen }, setPlace] = useAddress(place);
  const choose = (assessment: string | null) => setPlace({ assessment });
  const [isAsking, ask] = useState(false);
  const whatIf = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<RiskDialogName | null>(null);
  const assessments = query.data?.data ?? [];
  const current = inEffect(assessments);
  const shown = assessments.find(({ token }) => token === chosen) ?? current;
  const refusals = refusalsFor(viewer, {
    isClosed: found.data?.status === 'Closed',
    assessment: current,
  });

  if (query.isError && !query.data)
    return (
      <ProblemNotice
        title="The risk of this case could not be loaded"
        problem={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  if (query.isPending) return <RiskSkeleton />;
  return (
    <div className="flex flex-col gap-4">
      <Panel
        title={shown && shown !== current ? 'Earlier assessment' : 'Risk'}
        aside={
          shown &&
          shown !== current && (
            <Button size="small" onClick={() => choose(null)}>
              Show the current one
            </Button>
          )
        }
      >
        {shown ? (
          <RiskSummary assessment={shown} records={records.data?.data ?? []} />
        ) : (
          <EmptyState icon={Scale} title="Not assessed yet">
            The risk is calculated when the checks of this case have ended, or on request.
          </EmptyState>
        )}
        {canAct(viewer.role) && shown === current && (
          <RiskActions caseToken={caseToken} assessment={current} refusals={refusals} onOpen={setDialog} />
        )}
      </Panel>
      {shown && (
        <Panel
          title="How this score was calculated"
          note={
            <>
              Model <ModelName model={shown.model_version} />
            </>
          }
          aside={
            <Button ref={whatIf} size="small" aria-expanded={isAsking} onClick={() => ask(!isAsking)}>
              <FlaskConical aria-hidden />
              What if
            </Button>
          }
        >
          <DimensionTable assessment={shown} />
        </Panel>
      )}
      {shown && isAsking && (
        <WhatIf
          key={shown.token}
          assessment={shown}
          onClose={() => {
            ask(false);
            whatIf.current?.focus();
          }}
        />
      )}
      {code && assessments.length > 1 && (
        <code.AssessmentHistory
          assessments={assessments}
          query={query}
          shown={shown?.token}
          onShow={(token) => choose(token === current?.token ? null : token)}
        />
      )}
      <RiskDialogs open={dialog} assessment={current} onClose={() => setDialog(null)} />
    </div>
  );
}

interface RiskActionsProps {
  caseToken: string;
  assessment: RiskAssessment | undefined;
  refusals: Refusals;
  onOpen: (dialog: RiskDialogName) => void;
}

function RiskActions({ caseToken, assessment, refusals, onOpen }: RiskActionsProps) {
  const calculate = useCalculateRisk(caseToken);
  const reason = assessment?.status === 'Approved' ? null : refusals.approve;
  return (
    <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3">
      {refusals.approve === null && (
        <Button look="primary" aria-haspopup="dialog" onClick={() => onOpen('approve')}>
          <CircleCheck aria-hidden />
          Approve
        </Button>
      )}
      {refusals.override === null && (
        <Button aria-haspopup="dialog" onClick={() => onOpen('override')}>
          <SlidersHorizontal aria-hidden />
          Override
        </Button>
      )}
      {refusals.calculate === null && (
        <Button
          aria-disabled={calculate.isPending}
          onClick={() => !calculate.isPending && calculate.mutate(undefined)}
        >
          <Calculator aria-hidden />
          {calculate.isPending ? 'Calculating…' : assessment ? 'Calculate again' : 'Calculate'}
        </Button>
      )}
      {[...new Set([reason, refusals.override])].filter(Boolean).map((text) => (
        <p key={text} className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
          <Lock aria-hidden className="size-3.5 shrink-0" />
          {text}
        </p>
      ))}
      {calculate.isError && (
        <ProblemNotice
          className="basis-full"
          title="The risk could not be calculated"
          problem={calculate.error}
        />
      )}
    </div>
  );
}

function RiskSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <span role="status" className="sr-only">
        Loading the risk
      </span>
      <Skeleton className="h-52 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}
