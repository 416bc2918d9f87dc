import type { Case } from '@/lib/domain/cases/schema';
import { useCaseAlerts, useChecks } from '@/components/cases/use-case';
import { useAssessments } from '@/components/risk/use-risk';
import { type Blocker, blockersOf } from './before-approval';

/** None until all of it has come. */
export function useBlockers(of: Case): Blocker[] {
  const alerts = useCaseAlerts(of.token).data;
  const checks = useChecks(of.token).data;
  const assessments = useAssessments(of.token).data?.data;
  return alerts && checks && assessments ? blockersOf({ of, alerts, checks, assessments }) : [];
}
