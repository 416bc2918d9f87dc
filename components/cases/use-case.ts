import { useQuery } from '@tanstack/react-query';
import { api, bodyOf } from '@/lib/api/client';
import { pageSize, readQuery, firstItemsQuery } from '@/lib/api/query';

export const useCase = (token: string) =>
  useQuery(readQuery('/v1/cases/{case_token}', { path: { case_token: token } }));

/** The people and companies of the case, in the order in which they were added. */
export function useParties(token: string) {
  const path = { case_token: token };
  return useQuery(
    firstItemsQuery('/v1/cases/{case_token}/entities', { path }, (cursor, signal) =>
      bodyOf(
        api.GET('/v1/cases/{case_token}/entities', {
          params: { path, query: { sort: 'created_at', limit: pageSize, cursor } },
          signal,
        }),
      ),
    ),
  );
}

/** The checks of the case, the newest first. */
export function useChecks(token: string) {
  const path = { case_token: token };
  return useQuery(
    firstItemsQuery('/v1/cases/{case_token}/checks', { path }, (cursor, signal) =>
      bodyOf(
        api.GET('/v1/cases/{case_token}/checks', {
          params: { path, query: { sort: '-created_at', limit: pageSize, cursor } },
          signal,
        }),
      ),
    ),
  );
}

/** The alerts of the case, the most urgent first. */
export function useCaseAlerts(token: string) {
  const path = { case_token: token };
  return useQuery(
    firstItemsQuery('/v1/cases/{case_token}/alerts', { path }, (cursor, signal) =>
      bodyOf(
        api.GET('/v1/cases/{case_token}/alerts', {
          params: { path, query: { sort: '-priority_score', limit: pageSize, cursor } },
          signal,
        }),
      ),
    ),
  );
}

/** The images that people sent, in the order in which they were taken. */
export function useDocuments(token: string) {
  const path = { case_token: token };
  return useQuery(
    firstItemsQuery('/v1/cases/{case_token}/documents', { path }, (cursor, signal) =>
      bodyOf(
        api.GET('/v1/cases/{case_token}/documents', {
          params: { path, query: { sort: 'created_at', limit: pageSize, cursor } },
          signal,
        }),
      ),
    ),
  );
}
