import type { RiskAssessment, RiskStatus } from './schema.ts';

// Excludes zod: the console and the evidence pack say what the server decides by the same rules.

export const statusesInEffect = ['Active', 'Approved'] as const satisfies readonly RiskStatus[];

/** The newest assessment of a case with such a status sets its tier and score (API §6.4). */
export const isInEffect = ({ status }: { status: string }): boolean =>
  (statusesInEffect as readonly string[]).includes(status);

interface Overridable {
  status: string;
  override_tier: string | null;
  approved_tier: string | null;
}

/**
 * `waiting`: a reviewer can approve it now; the view `waiting_overrides` has the same rule (docs/adr/0091).
 * `needs calculation`: nobody can approve it until a calculation has made it part of an Active assessment.
 */
export function overrideStateOf({
  status,
  override_tier,
  approved_tier,
}: Overridable): 'none' | 'waiting' | 'approved' | 'needs calculation' {
  if (override_tier === null) return 'none';
  if (status === ('Active' satisfies RiskStatus)) return 'waiting';
  return approved_tier === override_tier ? 'approved' : 'needs calculation';
}

/** The newest Approved assessment of a case. */
export type Approval = Pick<RiskAssessment, 'approved_tier'>;

/**
 * Why the risk of a case does not allow to approve the case: the tier that it shows must be approved, and not overridden
 * since (docs/adr/0072). Null if it does.
 */
export function approvalFault(
  approval: Approval | null | undefined,
  tier: string | null,
): 'not approved' | 'overridden since' | 'of another tier' | null {
  if (!approval) return 'not approved';
  if (approval.approved_tier === null) return 'overridden since';
  return approval.approved_tier === tier ? null : 'of another tier';
}
