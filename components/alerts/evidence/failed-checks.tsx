import { failedTogether } from '@/components/alerts/failed-together';
import { useChecks } from '@/components/cases/use-case';
import type { Check } from '@/lib/domain/checks/schema';
import { namesOfChecks } from '@/lib/domain/check-names';

/** The names of all checks of the party that failed with this one. */
export function FailedChecks({ check, caseToken }: { check: Check; caseToken: string }) {
  const failed = failedTogether(check, useChecks(caseToken).data ?? []);
  return namesOfChecks(failed.map(({ type_code }) => type_code));
}
