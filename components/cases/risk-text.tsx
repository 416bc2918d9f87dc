import { CircleCheck, UserCheck } from 'lucide-react';
import type { Case } from '@/lib/domain/cases/schema';
import { TierText } from './tier-text';

const iconOf = { 'aria-hidden': true, className: 'size-3 shrink-0' } as const;

/** An approved case has an approved tier (API §7.4). Otherwise a list does not know, and must not sound as if it did. */
const manuallyText = (decision: Case['decision']): string =>
  decision === 'Approve' ? 'Set manually, approved' : 'Set manually, check approval';

interface RiskTextProps {
  of: Pick<Case, 'risk_tier' | 'risk_score' | 'risk_tier_overridden' | 'decision'>;
}

/** The tier with the calculated score, which an override keeps: "High 17, set manually". */
export function RiskText({ of: { risk_tier, risk_score, risk_tier_overridden, decision } }: RiskTextProps) {
  return (
    <span className="inline-block align-middle">
      <TierText tier={risk_tier} score={risk_score} />
      {risk_tier_overridden && (
        <span className="flex items-center gap-1 text-xs font-normal whitespace-nowrap text-muted">
          {decision === 'Approve' ? <CircleCheck {...iconOf} /> : <UserCheck {...iconOf} />}
          {manuallyText(decision)}
        </span>
      )}
    </span>
  );
}
