import type { Case } from '@/lib/domain/cases/schema';
import type { Tier } from '@/lib/domain/words';
import { Badge, TonedText } from '@/components/ui/badge';
import { Score } from '@/components/ui/score';
import { caseStatusLook, tierLook } from './appearance';

export function CaseStatusBadge({ status }: Pick<Case, 'status'>) {
  return <Badge {...caseStatusLook[status]}>{status}</Badge>;
}

/** A tier with its score, if it is known. */
export function TierText({ tier, score }: { tier: Tier | null; score: number | null }) {
  if (tier === null) return <span className="text-faint">Not assessed</span>;
  return (
    <TonedText {...tierLook[tier]}>
      <span className="font-medium">{tier}</span>
      {score !== null && <Score score={score} className="text-muted tabular-nums" />}
    </TonedText>
  );
}
