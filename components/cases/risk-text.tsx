import { UserCheck } from 'lucide-react';
import type { ListedCase } from '@/lib/domain/cases/schema';
import { TierText } from './tier-text';

interface RiskTextProps {
  of: Pick<ListedCase, 'risk_tier' | 'risk_score' | 'risk_tier_overridden' | 'risk_override_waiting'>;
}

/** The tier with the calculated score, which an override keeps: "High 17, set manually". */
export function RiskText({
  of: { risk_tier, risk_score, risk_tier_overridden, risk_override_waiting },
}: RiskTextProps) {
  return (
    <span className="inline-block align-middle">
      <TierText tier={risk_tier} score={risk_score} />
      {risk_tier_overridden && (
        <span className="flex items-center gap-1 text-xs font-normal whitespace-nowrap text-muted">
          <UserCheck aria-hidden className="size-3 shrink-0" />
          Set manually{risk_override_waiting && ', not yet approved'}
        </span>
      )}
    </span>
  );
}
