'use client';

import { ArrowRight, Terminal } from 'lucide-react';
import Link from 'next/link';
import type { FlowResult } from '@/lib/domain/flows/result-schema';
import { statusLook } from '@/components/alerts/appearance';
import { StatusBadge } from '@/components/ui/status-badge';
import { topicOf } from '@/lib/domain/alerts/kinds';
import { sentenceOf } from '@/components/alerts/evidence/sentence-of';
import { passedText } from '@/components/cases/checks/check-look';
import { TierText } from '@/components/cases/tier-text';
import { outcomeLook } from '@/components/flows/appearance';
import { waitedFor } from '@/components/flows/flow-steps';
import { buttonStyle } from '@/components/ui/button';
import { CodeBlock } from '@/components/ui/code-block';
import { EmptyState } from '@/components/ui/empty-state';
import { Facts } from '@/components/ui/facts';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';
import { Written } from '@/components/ui/written';
import { useRaisedAlerts, useFlowOf } from './use-try';

interface TryAnswerProps {
  answer: FlowResult | undefined;
  isWaiting: boolean;
}

export function TryAnswer({ answer, isWaiting }: TryAnswerProps) {
  const flow = useFlowOf(answer);
  return (
    <Panel title="Answer">
      <div role="status" className="sr-only">
        {isWaiting
          ? 'Waiting for the answer'
          : flow && `The answer is ${flow.overall_verdict ?? 'not complete yet'}`}
      </div>
      {isWaiting && (
        <div aria-busy className="flex flex-col gap-2 p-4">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-64 max-w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {!isWaiting && !flow && (
        <EmptyState icon={Terminal} title="Nothing sent yet">
          <p>The answer and the alerts that it raises appear here.</p>
        </EmptyState>
      )}
      {!isWaiting && flow && <Answer flow={flow} />}
    </Panel>
  );
}

function Answer({ flow }: { flow: FlowResult }) {
  const waits = waitedFor(flow);
  return (
    <>
      <Facts
        facts={[
          { label: 'Verdict', value: <StatusBadge look={outcomeLook(flow)} /> },
          ...(waits.length > 0 ? [{ label: 'Waiting for', value: waits.join('. ') }] : []),
          { label: 'Checks', value: passedText(flow.checks_summary.checks) },
          ...(flow.risk_tier
            ? [{ label: 'Risk tier', value: <TierText tier={flow.risk_tier} score={null} /> }]
            : []),
        ]}
      />
      <Alerts caseToken={flow.case_token} />
      <div className="flex flex-wrap gap-2 border-t px-4 py-3">
        <Link href={`/flows/${flow.flow_token}`} className={buttonStyle()}>
          See it step by step
          <ArrowRight aria-hidden />
        </Link>
        {flow.case_token && (
          <Link href={`/cases/${flow.case_token}`} prefetch={false} className={buttonStyle()}>
            Open case {flow.case_reference}
          </Link>
        )}
      </div>
      <div className="border-t p-4">
        <CodeBlock label="Whole answer" code={JSON.stringify(flow, null, 2)} />
      </div>
    </>
  );
}

/** The case's alerts as they are raised: the list follows the event stream. */
function Alerts({ caseToken }: { caseToken: string | null }) {
  const found = useRaisedAlerts(caseToken);
  const alerts = found.data?.data ?? [];
  return (
    <section aria-label="Alerts raised" aria-live="polite" className="border-t">
      <h3 className="px-4 pt-3 pb-1 text-sm font-semibold">
        Alerts <span className="font-normal text-muted">{alerts.length || 'none'}</span>
      </h3>
      {found.isError && (
        <ProblemNotice
          className="m-3"
          title="The alerts could not be loaded"
          problem={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      <ul className="pb-2">
        {alerts.map((alert) => (
          <li key={alert.token}>
            <Link
              href={`/alerts/${alert.token}`}
              prefetch={false}
              className="flex items-start justify-between gap-3 px-4 py-2 text-sm -outline-offset-2 hover:bg-hover"
            >
              <span className="min-w-0">
                <span className="block font-medium">{topicOf(alert)}</span>
                <span className="block text-xs wrap-anywhere text-muted">
                  <Written>{sentenceOf(alert)}</Written>
                </span>
              </span>
              <StatusBadge look={statusLook[alert.status]} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
