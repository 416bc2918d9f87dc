import { useChecks } from '@/components/cases/use-case';
import { namesOfChecks } from '@/lib/domain/check-names';
import { isOpenCheck, waitsForPerson } from '@/lib/domain/checks/moves';
import type { Check } from '@/lib/domain/checks/schema';

/** Whether the provider has not answered, or is being asked again. */
export const isWithoutAnswer = (check: Check): boolean =>
  check.status === 'Failed' || (isOpenCheck(check) && !waitsForPerson(check));

/** The names of all checks of the party that are without an answer, with this one. */
export function FailedChecks({ check, caseToken }: { check: Check; caseToken: string }) {
  const ofParty = (useChecks(caseToken).data ?? []).filter(
    (each) => each.entity_token === check.entity_token && isWithoutAnswer(each),
  );
  return namesOfChecks([check, ...ofParty].map(({ type_code }) => type_code));
}
