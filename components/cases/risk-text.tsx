import { UserCheck } from 'lucide-react';
import type { ListedCase } from '@/lib/domain/cases/schema';
import { TierText } from './tier-text';

interface RiskTextProps {
  of: Pick<ListedCase, 'risk_tier' | 'risk_score' | 'risk_tier_overridden' | 'risk_override_waiting'>;
}

/** The tier with its score. A tier that was set manually stands alone, with the calculated score in a line of its own. */
export function RiskText({
  of: { risk_tier, risk_score, risk_tier_overridden, risk_override_waiting },
}: RiskTextProps) {
  return (
    <span className="inline-block max-w-full align-middle">
      <TierText tier={risk_tier} score={risk_tier_overridden ? null : risk_score} />
      {risk_tier_overridden && (
        <>
          {' '}
          <span className="inline-flex items-center gap-1 align-middle text-xs font-normal whitespace-nowrap text-muted">
            <UserCheck aria-hidden className="size-3 shrink-0" />
            set manually
          </span>
          <span className="block truncate text-xs font-normal text-muted">
            {[
              risk_score !== null && `Calculated ${Math.round(risk_score)}`,
              risk_override_waiting && 'not yet approved',
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </>
      )}
    </span>
  );
}
