import type { Case } from '@/lib/domain/cases/schema';
import type { Tier } from '@/lib/domain/words';
import { Badge, TonedText } from '@/components/ui/badge';
import { Score } from '@/components/ui/score';
import { caseStatusLook, tierLook } from './appearance';

export function CaseStatusBadge({ status }: Pick<Case, 'status'>) {
  return <Badge {...caseStatusLook[status]}>{status}</Badge>;
}

interface RiskTextProps {
  of: Pick<Case, 'risk_tier' | 'risk_score' | 'risk_tier_overridden'>;
}

/** The tier with the calculated score, from which an override may differ. */
export function RiskText({ of }: RiskTextProps) {
  const { risk_tier, risk_score, risk_tier_overridden } = of;
  if (!risk_tier_overridden || risk_score === null) return <TierText tier={risk_tier} score={risk_score} />;
  return (
    <span className="inline-block align-middle">
      <TierText tier={risk_tier} score={null} />
      <span className="block text-xs font-normal whitespace-nowrap text-muted">
        Set manually · <Score score={risk_score} className="tabular-nums" />
      </span>
    </span>
  );
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
