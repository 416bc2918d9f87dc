import { CircleX } from 'lucide-react';
import { Pips } from '@/components/ui/pips';
import { Score } from '@/components/ui/score';
import type { Alert } from '@/lib/domain/alerts/schema';
import { agreeing, conflictsText, corroborationLabel, corroborationOf } from './corroboration';

/** The score, any conflict, and how many facts besides the name agree. */
export function Strength({ alert: { match, subject } }: { alert: Pick<Alert, 'match' | 'subject'> }) {
  if (!match) return null;
  const facts = corroborationOf(match, subject?.type);
  return (
    <span className="inline-flex shrink-0 items-center gap-1.5">
      <ConflictMark text={conflictsText(match, subject?.type)} />
      <span className="sr-only">Score </span>
      <Score score={match.match_score} className="text-sm font-medium text-ink" />
      <Pips count={agreeing(facts)} of={facts.length} label={corroborationLabel(facts)} />
    </span>
  );
}

const ConflictMark = ({ text }: { text: string | null }) =>
  text && (
    <span title={text} className="tone-danger inline-flex text-tone">
      <CircleX aria-hidden className="size-3.5" />
      <span className="sr-only">{text}. </span>
    </span>
  );
