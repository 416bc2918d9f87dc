import type { RiskAssessment } from './schema';

/** The newest Approved assessment of a case. */
export type Approval = Pick<RiskAssessment, 'approved_tier'>;

/**
 * Why the risk of a case does not allow to approve the case: the tier that it shows must be approved, and not overridden
 * since (docs/adr/0072). Null if it does. Excludes zod, for the console, which says it before it is asked.
 */
export function approvalFault(
  approval: Approval | null | undefined,
  tier: string | null,
): 'not approved' | 'overridden since' | 'of another tier' | null {
  if (!approval) return 'not approved';
  if (approval.approved_tier === null) return 'overridden since';
  return approval.approved_tier === tier ? null : 'of another tier';
}
