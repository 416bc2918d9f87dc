import type { Case } from '@/lib/domain/cases/schema';
import { useCaseAlerts, useChecks, useParties } from '@/components/cases/use-case';
import { nameOf } from '@/lib/domain/entity-name';
import { useAssessments } from '@/components/risk/use-risk';
import { type Blocker, blockersOf } from './before-approval';
import { type Remark, remarksOf } from './to-weigh';

/** What blocks an approval; empty until everything has loaded. */
export function useBlockers(of: Case): Blocker[] {
  const alerts = useCaseAlerts(of.token).data;
  const checks = useChecks(of.token).data;
  const assessments = useAssessments(of.token).data?.data;
  return alerts && checks && assessments ? blockersOf({ of, alerts, checks, assessments }) : [];
}

/** What to weigh before an approval; empty until everything has loaded. */
export function useRemarks(of: Case): Remark[] {
  const alerts = useCaseAlerts(of.token).data;
  const checks = useChecks(of.token).data;
  const parties = useParties(of.token).data;
  if (!alerts || !checks || !parties) return [];
  const known = parties.map((party) => ({ token: party.token, name: nameOf(party) }));
  return remarksOf({ of, alerts, checks, parties: known });
}

/** Whether what an approval depends on is still loading. */
export const useIsWeighing = (token: string): boolean =>
  [useCaseAlerts(token), useChecks(token), useAssessments(token), useParties(token)].some(
    ({ isPending }) => isPending,
  );
