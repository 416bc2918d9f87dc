import type { Case } from '@/lib/domain/cases/schema';
import { TierText } from './tier-text';

interface RiskTextProps {
  of: Pick<Case, 'risk_tier' | 'risk_score' | 'risk_tier_overridden'>;
}

/** The tier with the calculated score, which an override keeps: "High 17, tier set manually". */
export function RiskText({ of: { risk_tier, risk_score, risk_tier_overridden } }: RiskTextProps) {
  return (
    <span className="inline-block align-middle">
      <TierText tier={risk_tier} score={risk_score} />
      {risk_tier_overridden && (
        <span className="block text-xs font-normal whitespace-nowrap text-muted">Tier set manually</span>
      )}
    </span>
  );
}
