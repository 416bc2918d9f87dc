import {
  agreeing,
  corroborationLabel,
  corroborationOf,
  nameScoreOf,
} from '@/components/alerts/corroboration';
import { Pips } from '@/components/ui/pips';
import { Score } from '@/components/ui/score';
import { Written } from '@/components/ui/written';
import type { Alert } from '@/lib/domain/alerts/schema';
import { type Compared, corroboratingFacts } from './compare';
import { sentenceOf } from './sentence-of';
import { VerdictMark } from './verdict-mark';

/** The sentence, and how many other facts agree: a score of 100 on the name alone is not a sure match. */
export function MatchHero({ alert, compared }: { alert: Alert; compared: Compared }) {
  const { match } = compared;
  const facts = corroborationOf(match, alert.subject?.type);
  const label = corroborationLabel(facts);
  return (
    <section aria-label="Match" className="rounded-lg border bg-surface">
      <p className="px-4 py-3 text-lg font-medium text-pretty wrap-anywhere">
        <Written>{sentenceOf(alert)}</Written>.
      </p>
      <div className="flex border-t">
        <dl className="grid content-start gap-1 border-r px-4 py-3">
          <div>
            <dt className="text-xs text-muted">Score</dt>
            <dd className="text-2xl font-semibold">
              <Score score={match.match_score} />
            </dd>
          </div>
          <div className="flex items-baseline gap-1.5 text-xs">
            <dt className="text-muted">Name</dt>
            <dd className="font-medium">
              <Score score={nameScoreOf(match)} />
            </dd>
          </div>
        </dl>
        <div className="min-w-0 flex-1 px-4 py-3">
          <p className="flex items-center gap-2 text-sm font-semibold">
            {label}
            <span aria-hidden className="inline-flex">
              <Pips count={agreeing(facts)} of={facts.length} label={label} />
            </span>
          </p>
          <dl className="mt-1.5 grid grid-cols-2 gap-x-4 gap-y-1.5 @xl/evidence:grid-cols-4">
            {corroboratingFacts(compared).map(({ label: name, verdict, word }) => (
              <div key={name}>
                <dt className="text-xs text-muted">{name}</dt>
                <dd>
                  <VerdictMark verdict={verdict} word={word} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
