import Link from 'next/link';
import type { PolicyPreview } from '@/lib/domain/policies/schema';
import { CaseNumber } from '@/components/cases/case-number';
import { formatCount } from '@/components/ui/format';
import { orderedOutcomes, outcomeName } from './outcome-order';

const outcomeText = (
  kind: PolicyPreview['kind'],
  { outcome, score }: PolicyPreview['changes'][number]['before'],
): string => {
  const name = outcomeName(kind, outcome);
  return score === null ? name : `${name} (${Math.round(score)})`;
};

/** The outcomes that past cases would have had, and the cases with a different one. Nothing was changed. */
export function PreviewResult({ preview }: { preview: PolicyPreview }) {
  const { kind, before, after, changes } = preview;
  const outcomes = orderedOutcomes(kind, [...Object.keys(before), ...Object.keys(after)]);
  return (
    <>
      {outcomes.length > 0 && (
        <table aria-label="Cases by outcome" className="mt-2 text-left">
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className="py-1 pr-4 font-medium">
                Outcome
              </th>
              <th scope="col" className="px-4 py-1 text-right font-medium">
                In force
              </th>
              <th scope="col" className="py-1 text-right font-medium">
                Draft
              </th>
            </tr>
          </thead>
          <tbody>
            {outcomes.map((outcome) => (
              <tr key={outcome}>
                <th scope="row" className="py-1 pr-4 font-normal">
                  {outcomeName(kind, outcome)}
                </th>
                <td className="px-4 py-1 text-right">{formatCount(before[outcome] ?? 0)}</td>
                <td className="py-1 text-right">{formatCount(after[outcome] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes.length > 0 && (
        <ul aria-label="Cases that change" className="mt-2">
          {changes.map((change) => (
            <li key={change.case_token} className="flex flex-wrap gap-x-3 py-0.5">
              <Link
                href={`/cases/${change.case_token}`}
                prefetch={false}
                className="min-w-0 wrap-anywhere text-accent hover:underline"
              >
                <CaseNumber>{change.case_name}</CaseNumber>
                {change.subject_name && (
                  <>
                    {' '}
                    <bdi>{change.subject_name}</bdi>
                  </>
                )}
              </Link>
              <span>
                {outcomeText(kind, change.before)} → {outcomeText(kind, change.after)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
