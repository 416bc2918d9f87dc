import { Bar } from '@/components/risk/bar';
import { breakdownOf, reasonOf } from '@/lib/domain/risk/breakdown';
import { RiskSummary } from '@/components/risk/risk-summary';
import { useRiskRecords } from '@/components/risk/use-risk';
import { formatScore } from '@/components/ui/format';
import { Score } from '@/components/ui/score';
import type { RiskAssessment } from '@/lib/domain/risk/schema';

interface AssessedRiskProps {
  assessment: RiskAssessment;
  caseToken: string;
}

/** The tier and its origin, and the contribution of each dimension. */
export function AssessedRisk({ assessment, caseToken }: AssessedRiskProps) {
  const records = useRiskRecords(caseToken);
  const { parts, floor } = breakdownOf(assessment.dimensions);
  return (
    <>
      <RiskSummary assessment={assessment} records={records.data?.data ?? []} />
      <table className="w-full border-t text-sm">
        <thead>
          <tr className="h-9 border-b text-xs text-muted [&>th]:font-medium">
            <th scope="col" className="pl-4 text-left">
              Dimension
            </th>
            <th scope="col" className="px-2 text-left">
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
          {parts.map(({ key, name, score, weightPercent, adds, wholeAdds, factors }) => (
            <tr key={key} className="h-9 border-b">
              <th scope="row" className="py-1.5 pl-4 text-left font-medium">
                {name}
                <span className="block text-xs font-normal wrap-anywhere text-muted">
                  {reasonOf(factors)}
                </span>
              </th>
              <td className="px-2">
                <span className="flex items-center gap-2">
                  <Bar startPercent={0} widthPercent={score} />
                  <Score score={score} className="w-7 shrink-0 text-right" />
                </span>
              </td>
              <td className="px-2 text-right text-muted">{weightPercent}%</td>
              <td className="px-2 pr-4 text-right">
                <span title={formatScore(adds)}>{wholeAdds}</span>
              </td>
            </tr>
          ))}
          {floor && (
            <tr className="h-9 border-b">
              <th scope="row" colSpan={3} className="py-1.5 pl-4 text-left font-medium">
                {floor.text}
              </th>
              <td className="px-2 pr-4 text-right">
                <span title={formatScore(floor.adds)}>{floor.wholeAdds}</span>
              </td>
            </tr>
          )}
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
