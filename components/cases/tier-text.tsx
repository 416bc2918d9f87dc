import type { Tier } from '@/lib/domain/words';
import { TonedText } from '@/components/ui/badge';
import { Score } from '@/components/ui/score';
import { tierLook } from './appearance';

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
