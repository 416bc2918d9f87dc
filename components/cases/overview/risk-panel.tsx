'use client';

import Link from 'next/link';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import { breakdownOf } from '@/components/risk/breakdown';
import { inEffect } from '@/components/risk/decisions';
import { RiskSummary } from '@/components/risk/risk-summary';
import { useAssessments, useRiskRecords } from '@/components/risk/use-risk';
import { buttonStyle } from '@/components/ui/button';
import { formatScore } from '@/components/ui/format';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Score } from '@/components/ui/score';
import { Skeleton } from '@/components/ui/skeleton';

/** What the risk of the case is made of; the tab Risk has the rest. */
export function RiskPanel({ caseToken }: { caseToken: string }) {
  const found = useAssessments(caseToken);
  const assessment = inEffect(found.data?.data ?? []);
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
      {found.isPending && <Skeleton className="m-4 h-40" />}
      {found.data && !assessment && (
        <p className="px-4 py-3 text-sm text-muted">
          The risk has not been assessed. It is calculated once the checks have ended.
        </p>
      )}
      {assessment && <Assessed assessment={assessment} caseToken={caseToken} />}
    </Panel>
  );
}

function Assessed({ assessment, caseToken }: { assessment: RiskAssessment; caseToken: string }) {
  const records = useRiskRecords(caseToken);
  return (
    <>
      <RiskSummary assessment={assessment} records={records.data?.data ?? []} />
      <table className="w-full border-t text-sm">
        <thead>
          <tr className="h-9 border-b text-xs text-muted [&>th]:font-medium">
            <th scope="col" className="pl-4 text-left">
              Dimension
            </th>
            <th scope="col" className="px-2 text-right">
              Score
            </th>
            <th scope="col" className="px-2 text-right">
              Weight
            </th>
            <th scope="col" className="px-2 pr-4 text-right">
              Adds
            </th>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {breakdownOf(assessment.dimensions).map(({ key, name, score, weightPercent, adds, wholeAdds }) => (
            <tr key={key} className="h-9 border-b">
              <th scope="row" className="pl-4 text-left font-medium">
                {name}
              </th>
              <td className="px-2 text-right">
                <Score score={score} />
              </td>
              <td className="px-2 text-right text-muted">{weightPercent}%</td>
              <td className="px-2 pr-4 text-right">
                <span title={formatScore(adds)}>{wholeAdds}</span>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="h-9 bg-sunken font-semibold">
            <th scope="row" colSpan={3} className="rounded-bl-lg pl-4 text-left">
              Score
            </th>
            <td className="rounded-br-lg pr-4 text-right tabular-nums">
              <Score score={assessment.overall_score} />
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
