import { useQuery } from '@tanstack/react-query';
import { readQuery } from '@/lib/api/query';
import type { Alert } from '@/lib/domain/alerts/schema';
import type { Check } from '@/lib/domain/checks/schema';

export function useAlertCheck({ check_token }: Alert): Check | undefined {
  const check = useQuery({
    ...readQuery('/v1/checks/{check_token}', { path: { check_token: check_token ?? '' } }),
    enabled: check_token !== null,
  });
  return check.data;
}
