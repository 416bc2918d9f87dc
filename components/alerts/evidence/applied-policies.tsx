import { PoliciesAt } from '@/components/policies/policies-at';
import { raisedUnder, resolvedUnder } from '@/lib/domain/alerts/applied-policies';
import type { Alert } from '@/lib/domain/alerts/schema';

/** The versions of the policies that decided how the alert was raised and resolved. */
export function AppliedPolicies({ alert }: { alert: Alert }) {
  return (
    <div className="px-4 pt-2 pb-3">
      <PoliciesAt when="When it was raised" moment={alert.created_at} kinds={raisedUnder(alert)} />
      {alert.resolved_at && (
        <PoliciesAt when="When it was resolved" moment={alert.resolved_at} kinds={resolvedUnder} />
      )}
    </div>
  );
}
