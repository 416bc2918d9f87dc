import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api, dataOf } from '@/lib/api/client';
import type { ReadPath } from '@/lib/api/query';
import type { WaiveCheck } from '@/lib/domain/checks/schema';
import { describeProblem, refetchAroundCase } from '@/components/cases/moves/use-case-moves';
import { toast } from '@/components/ui/toast';

const changedWithChecks: readonly ReadPath[] = [
  '/v1/cases/{case_token}/checks',
  '/v1/entities/{entity_token}/checks',
  '/v1/cases/{case_token}/risk-assessments',
];

function refetchAroundCheck(queryClient: QueryClient): void {
  for (const path of changedWithChecks) void queryClient.invalidateQueries({ queryKey: [path] });
  refetchAroundCase(queryClient);
}

const params = (check_token: string) => ({ path: { check_token } });
const retry = (token: string) =>
  dataOf(api.POST('/v1/checks/{check_token}/retry', { params: params(token) }));

/** Asks for each again, and says how many were not taken. */
export function useRetryAll() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (tokens: readonly string[]) => {
      const outcomes = await Promise.allSettled(tokens.map(retry));
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      if (refused.length === tokens.length) throw refused[0]?.reason;
      return { taken: tokens.length - refused.length, refused: refused.length };
    },
    onSuccess: ({ taken, refused }) => {
      const done = taken === 1 ? 'The check runs again' : `${taken} checks run again`;
      if (refused > 0) toast.info(done, { description: `${refused} could not be retried.` });
      else toast.success(done);
    },
    onError: (problem) =>
      toast.error('The check could not be retried', { description: describeProblem(problem) }),
    onSettled: () => refetchAroundCheck(queryClient),
  });
}

export function useCancelCheck() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) =>
      dataOf(api.POST('/v1/checks/{check_token}/cancel', { params: params(token) })),
    onSuccess: () => toast.success('Check cancelled'),
    onError: (problem) =>
      toast.error('The check could not be cancelled', { description: describeProblem(problem) }),
    onSettled: () => refetchAroundCheck(queryClient),
  });
}

export function useWaiveCheck(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: WaiveCheck) =>
      dataOf(api.POST('/v1/checks/{check_token}/waive', { params: params(token), body })),
    onSuccess: () => toast.success('Check waived'),
    onSettled: () => refetchAroundCheck(queryClient),
  });
}
