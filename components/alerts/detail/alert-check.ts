import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { readQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Check } from '@/lib/domain/checks/schema';
import { ListVersion } from '@/lib/domain/screening/schema';

export function useAlertCheck({ check_token }: Alert): Check | undefined {
  const check = useQuery({
    ...readQuery('/v1/checks/{check_token}', { path: { check_token: check_token ?? '' } }),
    enabled: check_token !== null,
  });
  return check.data;
}

const ResultWithLists = z.object({ lists: z.array(ListVersion) });

export function listVersionOf(check: Check | undefined, list: string): ListVersion | undefined {
  return ResultWithLists.safeParse(check?.result_data).data?.lists.find(({ name }) => name === list);
}
