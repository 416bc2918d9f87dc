import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { operationQuery } from '@/lib/api/query';
import type { Alert, AlertCategory } from '@/lib/domain/alerts/schema';
import type { Check, CheckTypeCode } from '@/lib/domain/checks/schema';
import { listEntityChecks } from '@/lib/domain/entities/operations';
import { ListVersion } from '@/lib/domain/screening/schema';

/** Which checks raise alerts of a category, the likeliest first. */
const checksBehind: Record<AlertCategory, readonly CheckTypeCode[]> = {
  'Sanctions Hit': ['SCR_SANCTIONS'],
  'PEP Match': ['SCR_PEP'],
  'Adverse Media': ['SCR_ADVERSE_MEDIA'],
  'Watchlist Match': ['SCR_WATCHLIST'],
  'Name Mismatch': ['IDV_DATABASE', 'COM_REGISTRY', 'IDV_DOCUMENT'],
  'DOB Mismatch': ['IDV_DATABASE', 'IDV_DOCUMENT'],
  'API Failure': [],
};

const isBehind = (alert: Alert, check: Check) =>
  check.case_token === alert.case_token &&
  (alert.category === 'API Failure'
    ? check.status === 'Failed'
    : checksBehind[alert.category].includes(check.type_code));

/** The check that raised an alert, as far as its kind and case tell. */
export function useAlertCheck(alert: Alert): Check | undefined {
  const checks = useQuery({
    ...operationQuery(listEntityChecks, {
      params: { entity_token: alert.entity_token ?? '' },
      query: { limit: 100 },
    }),
    enabled: alert.entity_token !== null,
  });
  const behind = (checks.data?.data ?? []).filter((check) => isBehind(alert, check));
  return behind.find((check) => check.result !== 'Pass') ?? behind[0];
}

const WithLists = z.object({ lists: z.array(ListVersion) });

/** The version of the list that a check was made with, where its result tells. */
export function listVersionOf(check: Check | undefined, list: string): ListVersion | undefined {
  return WithLists.safeParse(check?.result_data).data?.lists.find(({ name }) => name === list);
}
