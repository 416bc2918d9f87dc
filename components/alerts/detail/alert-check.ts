import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { operationQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';
import { getCheck } from '@/lib/domain/checks/operations';
import type { Check } from '@/lib/domain/checks/schema';
import { ListVersion } from '@/lib/domain/screening/schema';

/** The check that raised an alert. */
export function useAlertCheck({ check_token }: Alert): Check | undefined {
  const check = useQuery({
    ...operationQuery(getCheck, { params: { check_token: check_token ?? '' } }),
    enabled: check_token !== null,
  });
  return check.data;
}

const WithLists = z.object({ lists: z.array(ListVersion) });

/** The version of the list that a check was made with, where its result tells. */
export function listVersionOf(check: Check | undefined, list: string): ListVersion | undefined {
  return WithLists.safeParse(check?.result_data).data?.lists.find(({ name }) => name === list);
}
