import { useQueryClient } from '@tanstack/react-query';
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
import type { DocumentRequest, RequestDocuments } from '@/lib/domain/journeys/schema';
import { useViewer } from '@/components/shell/viewer';
import { useChange } from '@/components/ui/use-change';
import { isBegunFirst } from './asks-client';
import { doneText, moveLook } from './case-moves';

/** Everything that shows a case or its history. */
export const changedWithCases: readonly ReadPath[] = [
  '/v1/cases',
  '/v1/cases/counts',
  '/v1/cases/{case_token}',
  '/v1/cases/{case_token}/alerts',
  '/v1/cases/{case_token}/audit-logs',
];

function useCaseChange<Body>(
  token: string,
  done: (body: Body, after: Case) => string,
  change: (body: Body) => Promise<Case>,
) {
  const queryClient = useQueryClient();
  const { queryKey } = readQuery('/v1/cases/{case_token}', { path: { case_token: token } });
  return useChange({
    change,
    changes: changedWithCases,
    done: (after, body: Body) => done(body, after),
    onDone: (after) => queryClient.setQueryData(queryKey, after),
  });
}

const params = (token: string) => ({ path: { case_token: token } });

export function useTransitionCase(of: Pick<Case, 'token' | 'assigned_to'>) {
  const viewer = useViewer();
  return useCaseChange(
    of.token,
    ({ trigger }: TransitionCase, after) => doneText(trigger, of, after, viewer),
    (body) => dataOf(api.POST('/v1/cases/{case_token}/transitions', { params: params(of.token), body })),
  );
}

export const useEscalateCase = (token: string) =>
  useCaseChange(
    token,
    () => moveLook.escalate.done,
    (body: EscalateCase) =>
      dataOf(api.POST('/v1/cases/{case_token}/escalate', { params: params(token), body })),
  );

export const useCloseCase = (token: string) =>
  useCaseChange(
    token,
    ({ decision }: CloseCase) => (decision === 'Approve' ? 'Case approved' : 'Case declined'),
    (body) => dataOf(api.POST('/v1/cases/{case_token}/close', { params: params(token), body })),
  );

export const useAssignCase = (token: string) =>
  useCaseChange(
    token,
    ({ assigned_to }: UpdateCase) => (assigned_to === null ? 'Case has no owner' : 'Case assigned'),
    (body) => dataOf(api.PATCH('/v1/cases/{case_token}', { params: params(token), body })),
  );

export const useAddToCase = (token: string) =>
  useChange({
    change: (body: AddEntityToCase) =>
      dataOf(api.POST('/v1/cases/{case_token}/entities', { params: params(token), body })),
    changes: [...changedWithCases, '/v1/cases/{case_token}/entities'],
    done: 'Added to the case',
  });

export const useRequestDocuments = (of: Pick<Case, 'token' | 'status'>) =>
  useChange({
    change: async (body: RequestDocuments) => {
      const ofCase = { params: params(of.token) };
      if (isBegunFirst(of))
        await dataOf(
          api.POST('/v1/cases/{case_token}/transitions', { ...ofCase, body: { trigger: 'progress' } }),
        );
      return dataOf(api.POST('/v1/cases/{case_token}/document-requests', { ...ofCase, body }));
    },
    changes: changedWithCases,
    done: moveLook.request_client_input.done,
  });

/** Renews the request with a new link. */
export const useRenewRequest = (token: string) =>
  useChange<void, DocumentRequest>({
    change: () =>
      dataOf(api.POST('/v1/cases/{case_token}/document-requests', { params: params(token), body: {} })),
    changes: changedWithCases,
    done: 'The previous link has stopped working',
  });

export const useStopWaiting = (token: string) =>
  useCaseChange<void>(
    token,
    () => 'Request withdrawn',
    () =>
      dataOf(
        api.POST('/v1/cases/{case_token}/transitions', {
          params: params(token),
          body: { trigger: 'return' },
        }),
      ),
  );
