'use client';

import { useQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import Link from 'next/link';
import { readQuery } from '@/lib/api/query';
import type { FlowResult } from '@/lib/domain/flows/result-schema';
import { NotLoaded } from '@/components/ui/not-loaded';
import { PageHeader } from '@/components/ui/page-header';
import { TierText } from '@/components/cases/tier-text';
import { NotYetApproved } from '@/components/risk/not-yet-approved';
import { CaseNumber } from '@/components/cases/case-number';
import { LiveMark } from '@/components/live/live-mark';
import { buttonStyle } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { Facts } from '@/components/ui/facts';
import { formatDateTime } from '@/components/ui/format';
import { formatDate } from '@/lib/domain/readable';
import { Panel } from '@/components/ui/panel';
import { Skeleton } from '@/components/ui/skeleton';
import { Stepper } from '@/components/ui/stepper';
import { flowTypeLook, outcomeLook } from './appearance';
import { FlowChecks } from './flow-checks';
import { FlowMatches } from './flow-matches';
import { FlowTypeText } from './flow-texts';
import { StatusBadge } from '@/components/ui/status-badge';
import { FlowParties } from './flow-parties';
import { progressOf, waitedFor } from './flow-steps';
import { FlowWebhooks } from './flow-webhooks';
import { useFlowEntities } from './use-flow-entities';

const back = { label: 'Flows', href: '/flows' };

export function FlowPage({ token }: { token: string }) {
  const {
    data: flow,
    isError,
    error,
    refetch,
  } = useQuery(readQuery('/v1/flows/{flow_token}', { path: { flow_token: token } }));
  if (!flow && isError)
    return <NotLoaded thing="flow" problem={error} onRetry={() => void refetch()} back={back} />;
  if (!flow) return <FlowSkeleton />;
  return <LoadedFlow flow={flow} />;
}

function LoadedFlow({ flow }: { flow: FlowResult }) {
  const { nameOfToken, primary } = useFlowEntities(flow);
  const { steps, current } = progressOf(flow);
  const waits = waitedFor(flow);
  return (
    <>
      <PageHeader
        title={
          flow.company?.legal_name ?? nameOfToken(primary) ?? `${flowTypeLook[flow.flow_type].word} flow`
        }
        beside={<StatusBadge look={outcomeLook(flow)} />}
        back={back}
        actions={
          <>
            <LiveMark className="mr-2" />
            {flow.case_token && (
              <Link href={`/cases/${flow.case_token}`} prefetch={false} className={buttonStyle()}>
                <BriefcaseBusiness aria-hidden />
                Open case
              </Link>
            )}
          </>
        }
      >
        <div className="pb-4">
          <Stepper label="Steps of the flow" steps={steps} current={current} />
        </div>
      </PageHeader>
      <div className="@container/page p-(--page-gutter)">
        <div className="grid items-start gap-4 @4xl/page:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-4">
            {waits.length > 0 && <Waits waits={waits} />}
            <FlowParties flow={flow} />
            <FlowChecks flow={flow} />
            <FlowMatches flow={flow} />
            <Panel title="The answer">
              <div className="p-4">
                <CodeBlock label="API response" code={JSON.stringify(flow, null, 2)} />
              </div>
            </Panel>
          </div>
          <div className="flex min-w-0 flex-col gap-4">
            <Result flow={flow} />
            {/* A flow that an analyst's document request started has no request of its own. */}
            {flow.flow_type !== 'document' && <FlowWebhooks flow={flow} />}
          </div>
        </div>
      </div>
    </>
  );
}

function Waits({ waits }: { waits: readonly string[] }) {
  return (
    <div role="status" className="tone-info rounded-md border border-tone/40 bg-tone-soft p-3 text-sm">
      <p className="font-semibold text-tone">Waiting for</p>
      <ul className="list-disc pl-5 text-ink">
        {waits.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}

/** The tier of the flow's case, which somebody may have set without a second person yet. */
function FlowTier({ flow: { risk_tier, risk_assessment } }: { flow: FlowResult }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      <TierText tier={risk_tier} score={null} />
      {risk_assessment && <NotYetApproved of={risk_assessment} />}
    </span>
  );
}

function Result({ flow }: { flow: FlowResult }) {
  const { completed_at, next_review_date, risk_assessment, compliance_metadata } = flow;
  const mono = (text: string) => <span className="font-mono text-xs">{text}</span>;
  return (
    <Panel title="Result">
      <Facts
        facts={[
          { label: 'Kind', value: <FlowTypeText type={flow.flow_type} /> },
          { label: 'Verdict', value: flow.overall_verdict ?? 'Not yet' },
          { label: 'Risk tier', value: <FlowTier flow={flow} /> },
          ...(risk_assessment
            ? [{ label: 'Risk score', value: Math.round(risk_assessment.overall_score) }]
            : []),
          { label: 'Ended', value: completed_at ? formatDateTime(completed_at) : 'Not yet' },
          { label: 'Data given', value: <span className="capitalize">{compliance_metadata.data_tier}</span> },
          ...(next_review_date ? [{ label: 'Next review', value: formatDate(next_review_date) }] : []),
          {
            label: 'Case',
            value: flow.case_reference ? (
              <CaseNumber>{flow.case_reference}</CaseNumber>
            ) : (
              'None: nothing was found'
            ),
          },
          { label: 'Your reference', value: flow.external_reference ?? '–' },
          { label: 'Identifier', value: mono(flow.flow_token), isLong: true },
        ]}
      />
    </Panel>
  );
}

function FlowSkeleton() {
  return (
    <div aria-busy className="@container/page flex flex-col gap-4 p-(--page-gutter)">
      <Skeleton className="h-7 w-72 max-w-full" />
      <Skeleton className="h-5 w-96 max-w-full" />
      <div className="grid gap-4 @4xl/page:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
