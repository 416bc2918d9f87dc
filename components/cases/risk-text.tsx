import type { Case } from '@/lib/domain/cases/schema';
import { Score } from '@/components/ui/score';
import { TierText } from './case-badges';

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
