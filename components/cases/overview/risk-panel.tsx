'use client';

import Link from 'next/link';
import type { RiskAssessment } from '@/lib/domain/risk/schema';
import { TierText } from '@/components/cases/case-badges';
import { breakdownOf } from '@/components/risk/breakdown';
import { useAssessments } from '@/components/risk/use-risk';
import { buttonStyle } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { ProblemNotice } from '@/components/ui/problem-notice';
import { Score } from '@/components/ui/score';
import { Skeleton } from '@/components/ui/skeleton';

/** What the risk of the case is made of; the tab Risk has the rest. */
export function RiskPanel({ caseToken }: { caseToken: string }) {
  const found = useAssessments(caseToken);
  const newest = found.data?.data[0];
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
      {found.data && !newest && (
        <p className="px-4 py-3 text-sm text-muted">
          The risk has not been assessed. It is calculated once the checks have ended.
        </p>
      )}
      {newest && <Assessed assessment={newest} />}
    </Panel>
  );
}

function Assessed({ assessment }: { assessment: RiskAssessment }) {
  const { tier, override_tier, override_justification, overall_score, status } = assessment;
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-3 px-4 py-3">
        <div>
          <p className="text-xs text-muted">Calculated</p>
          <p className="flex items-baseline gap-2">
            <Score score={overall_score} className="text-2xl font-semibold tabular-nums" />
            <span className="text-base font-semibold">{tier}</span>
          </p>
          <p className="text-xs text-muted">
            {status === 'Approved' ? 'Approved' : 'Not approved yet'}, review every{' '}
            {assessment.review_frequency.toLowerCase()}
          </p>
        </div>
        {override_tier && (
          <div className="min-w-0 flex-1 basis-48">
            <p className="text-xs text-muted">Set manually</p>
            <p className="text-2xl font-semibold">
              <TierText tier={override_tier} score={null} />
            </p>
            {override_justification && (
              <p className="text-xs wrap-anywhere text-muted">“{override_justification}”</p>
            )}
          </div>
        )}
      </div>
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
          {breakdownOf(assessment.dimensions).map(({ key, name, score, weightPercent, adds }) => (
            <tr key={key} className="h-9 border-b">
              <th scope="row" className="pl-4 text-left font-medium">
                {name}
              </th>
              <td className="px-2 text-right">
                <Score score={score} />
              </td>
              <td className="px-2 text-right text-muted">{weightPercent}%</td>
              <td className="px-2 pr-4 text-right">
                <Score score={adds} />
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
              <Score score={overall_score} />
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
