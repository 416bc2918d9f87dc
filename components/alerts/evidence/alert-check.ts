import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';
import { isOpenCheck, waitsForPerson } from '@/lib/domain/checks/moves';
import type { Check } from '@/lib/domain/checks/schema';

/** No event tells that a check has ended; one that waits for a person may take days. */
const isRunning = (check: Check): boolean => isOpenCheck(check) && !waitsForPerson(check);
const runningMs = 2000;

export function useAlertCheck({ check_token }: Alert): Check | undefined {
  const check = useQuery({
    ...readQuery('/v1/checks/{check_token}', { path: { check_token: check_token ?? '' } }),
    enabled: check_token !== null,
    refetchInterval: ({ state }) => state.data && isRunning(state.data) && runningMs,
  });
  return check.data;
}
