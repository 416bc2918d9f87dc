import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ProbityError } from '@/clients/typescript/src/problem';
import { api, dataOf } from '@/lib/api/client';
import { type ReadPath, readQuery } from '@/lib/api/query';
import type {
  AddEntityToCase,
  Case,
  CloseCase,
  EscalateCase,
  TransitionCase,
  UpdateCase,
} from '@/lib/domain/cases/schema';
import { messageOf } from '@/components/ui/problem-notice';
import { toast } from '@/components/ui/toast';
import { moveLook } from './case-moves';

const changedWithCases: readonly ReadPath[] = [
  '/v1/cases',
  '/v1/cases/counts',
  '/v1/cases/{case_token}',
  '/v1/cases/{case_token}/alerts',
  '/v1/cases/{case_token}/audit-logs',
];

export function refetchAroundCase(queryClient: QueryClient): void {
  for (const path of changedWithCases) void queryClient.invalidateQueries({ queryKey: [path] });
}

const caseKey = (token: string) =>
  readQuery('/v1/cases/{case_token}', { path: { case_token: token } }).queryKey;

export function describeProblem(problem: unknown): string {
  const requestId = problem instanceof ProbityError ? problem.requestId : null;
  return [messageOf(problem), requestId && `Request ${requestId}`].filter(Boolean).join(' ');
}

function useCaseMutation<Body>(
  token: string,
  done: (body: Body) => string,
  change: (body: Body) => Promise<Case>,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (after, body) => {
      queryClient.setQueryData(caseKey(token), after);
      refetchAroundCase(queryClient);
      toast.success(done(body));
    },
    // It has changed since it was loaded.
    onError: (problem) => {
      if (problem instanceof ProbityError && problem.status === 409) refetchAroundCase(queryClient);
    },
  });
}

const params = (token: string) => ({ path: { case_token: token } });

export const useTransitionCase = (token: string) =>
  useCaseMutation(
    token,
    ({ trigger }: TransitionCase) => moveLook[trigger].done,
    (body) => dataOf(api.POST('/v1/cases/{case_token}/transitions', { params: params(token), body })),
  );

export const useEscalateCase = (token: string) =>
  useCaseMutation(
    token,
    () => moveLook.escalate.done,
    (body: EscalateCase) =>
      dataOf(api.POST('/v1/cases/{case_token}/escalate', { params: params(token), body })),
  );

export const useCloseCase = (token: string) =>
  useCaseMutation(
    token,
    ({ decision }: CloseCase) => (decision === 'Approve' ? 'Case approved' : 'Case declined'),
    (body) => dataOf(api.POST('/v1/cases/{case_token}/close', { params: params(token), body })),
  );

export const useAssignCase = (token: string) =>
  useCaseMutation(
    token,
    ({ assigned_to }: UpdateCase) => (assigned_to === null ? 'Case has no owner' : 'Case assigned'),
    (body) => dataOf(api.PATCH('/v1/cases/{case_token}', { params: params(token), body })),
  );

export function useAddToCase(token: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AddEntityToCase) =>
      dataOf(api.POST('/v1/cases/{case_token}/entities', { params: params(token), body })),
    onSuccess: () => {
      refetchAroundCase(queryClient);
      void queryClient.invalidateQueries({ queryKey: ['/v1/cases/{case_token}/entities'] });
      toast.success('Added to the case');
    },
  });
}
