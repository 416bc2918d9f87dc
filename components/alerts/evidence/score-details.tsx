import { PolicyAt } from '@/components/policies/policies-at';
import { formatDate } from '@/lib/domain/readable';
import { Score } from '@/components/ui/score';
import type { Compared } from './compare';
import { ContributionBars } from './contribution-bars';
import { otherScoresOf, sumOf } from './contributions';
import { Disclosure } from './disclosure';

interface ScoreDetailsProps extends Pick<Compared, 'match' | 'subject'> {
  /** Of the list. */
  version: string | undefined;
  raisedAt: string;
}

/** How the score is made up. Folded, because an analyst decides by the facts above it. */
export function ScoreDetails({ match, subject, version, raisedAt }: ScoreDetailsProps) {
  const facts = [
    {
      label: 'List',
      value: [match.list, version && `version ${formatDate(version)}`].filter(Boolean).join(', '),
    },
    { label: 'Entry', value: match.list_entry_id },
    ...(match.model_version ? [{ label: 'Model', value: match.model_version }] : []),
    { label: 'Screening policy', value: <PolicyAt moment={raisedAt} kind="screening" /> },
  ];
  return (
    <Disclosure title="How this score was calculated" note={sumOf(match, subject)}>
      <p className="border-b px-4 py-2.5 text-sm text-muted">
        Each part adds its points or takes them away, from top to bottom. The score stays between 0 and 100,
        so a part may add less than in another alert, or nothing.
      </p>
      <ContributionBars match={match} subject={subject} />
      <dl className="flex flex-wrap gap-x-6 gap-y-1 border-t px-4 py-2.5 text-sm">
        {otherScoresOf(match).map(({ label, score, meaning }) => (
          <div key={label} className="flex basis-full flex-wrap gap-x-1.5">
            <dt className="text-muted">{label}:</dt>
            <dd className="wrap-anywhere">
              <Score score={score} className="tabular-nums" />
              <span className="text-muted">, {meaning}</span>
            </dd>
          </div>
        ))}
        {facts.map(({ label, value }) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-muted">{label}:</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
