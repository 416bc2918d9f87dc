'use client';

import Link from 'next/link';
import { inEffect } from '@/components/risk/decisions';
import { useAssessments } from '@/components/risk/use-risk';
import { buttonStyle } from '@/components/ui/button';
import { CodeNotLoaded } from '@/components/ui/code-not-loaded';
import { withPage } from '@/components/ui/on-demand';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Skeleton } from '@/components/ui/skeleton';

/** Loaded while the assessments are read. */
const assessed = withPage(() => import('./assessed-risk'));

/** A summary of the case's risk; the Risk tab has the rest. */
export function RiskPanel({ caseToken }: { caseToken: string }) {
  const found = useAssessments(caseToken);
  const assessment = inEffect(found.data?.data ?? []);
  const { code, hasFailed } = assessed.useArrival(true);
  return (
    <Panel
      title="Risk"
      aside={
        <Link
          href={`/cases/${caseToken}/risk`}
          prefetch={false}
          className={buttonStyle({ look: 'quiet', size: 'small' })}
        >
          How it was calculated
        </Link>
      }
    >
      {found.isError && (
        <ProblemNotice
          className="m-3"
          title="The risk could not be loaded"
          problem={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      {hasFailed && <CodeNotLoaded onRetry={() => void assessed.load()} />}
      {(found.isPending || (assessment && !code && !hasFailed)) && <Skeleton className="m-4 h-40" />}
      {found.data && !assessment && (
        <p className="px-4 py-3 text-sm text-muted">
          The risk has not been assessed. It is calculated once the checks have ended.
        </p>
      )}
      {assessment && code && <code.AssessedRisk assessment={assessment} caseToken={caseToken} />}
    </Panel>
  );
}
