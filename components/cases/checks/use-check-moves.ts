import { api, dataOf } from '@/lib/api/client';
import type { WaiveCheck } from '@/lib/domain/checks/schema';
import { useChange } from '@/components/ui/use-change';
import { changedWithChecks, checkParams } from './use-retry-all';

export const useCancelCheck = () =>
  useChange({
    change: (token: string) =>
      dataOf(api.POST('/v1/checks/{check_token}/cancel', { params: checkParams(token) })),
    changes: changedWithChecks,
    done: 'Check cancelled',
    refused: 'The check could not be cancelled',
  });

export const useWaiveCheck = (token: string) =>
  useChange({
    change: (body: WaiveCheck) =>
      dataOf(api.POST('/v1/checks/{check_token}/waive', { params: checkParams(token), body })),
    changes: changedWithChecks,
    done: 'Check waived',
  });
