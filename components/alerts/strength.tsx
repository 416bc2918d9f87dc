import { Pips } from '@/components/ui/pips';
import { Score } from '@/components/ui/score';
import type { Alert } from '@/lib/domain/alerts/schema';
import { agreeing, corroborationLabel, corroborationOf, nameScoreOf } from './corroboration';

/** How well the name agrees, and how much beside it. */
export function Strength({ alert: { match, subject } }: { alert: Alert }) {
  if (!match) return null;
  const facts = corroborationOf(match, subject?.type);
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5">
      <Score score={nameScoreOf(match)} className="text-sm font-medium text-ink" />
      <Pips count={agreeing(facts)} of={facts.length} label={corroborationLabel(facts)} />
    </span>
  );
}
