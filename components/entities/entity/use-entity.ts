import { useQuery } from '@tanstack/react-query';
import { api, bodyOf, dataOf } from '@/lib/api/client';
import { pageSize, type ReadPath, readQuery, firstItemsQuery } from '@/lib/api/query';
import type { UpdateEntity } from '@/lib/domain/entities/schema';
import { useChange } from '@/components/ui/use-change';

const path = (token: string) => ({ entity_token: token });

export const useEntity = (token: string) =>
  useQuery(readQuery('/v1/entities/{entity_token}', { path: path(token) }));

export const useEntityGraph = (token: string) =>
  useQuery(readQuery('/v1/entities/{entity_token}/graph', { path: path(token) }));

/** The entity's checks, the newest first. */
export const useEntityChecks = (token: string) =>
  useQuery(
    firstItemsQuery('/v1/entities/{entity_token}/checks', { path: path(token) }, (cursor, signal) =>
      bodyOf(
        api.GET('/v1/entities/{entity_token}/checks', {
          params: { path: path(token), query: { sort: '-created_at', limit: pageSize, cursor } },
          signal,
        }),
      ),
    ),
  );

export const useEntityAlerts = (token: string) =>
  useQuery(readQuery('/v1/alerts', { query: { entity_token: token, sort: '-priority_score', limit: 100 } }));

/** The entity's audit records, the newest first. */
export const useEntityHistory = (token: string) =>
  useQuery(readQuery('/v1/audit-logs', { query: { target_token: token, sort: '-sequence', limit: 100 } }));

/** The entity's cases, the newest first. */
export const useEntityCases = (token: string) =>
  useQuery(readQuery('/v1/cases', { query: { entity_token: token, sort: '-created_at', limit: 100 } }));

const changedWithEntities: readonly ReadPath[] = [
  '/v1/entities',
  '/v1/entities/{entity_token}',
  '/v1/entities/{entity_token}/checks',
  '/v1/entities/{entity_token}/graph',
  '/v1/cases/{case_token}/entities',
  '/v1/alerts',
  '/v1/audit-logs',
];

export const useUpdateEntity = (token: string) =>
  useChange({
    change: (body: UpdateEntity) =>
      dataOf(api.PATCH('/v1/entities/{entity_token}', { params: { path: path(token) }, body })),
    changes: changedWithEntities,
    done: 'Saved',
  });

/** Waits for the result, or returns without it when the server's own wait has timed out. */
export const useScreenNow = (token: string) =>
  useChange({
    change: async () => {
      const { response } = await api.POST('/v1/entities/{entity_token}/screen', {
        params: { path: path(token) },
        body: { categories: ['sanctions', 'pep', 'adverse_media', 'watchlist'] },
      });
      return { isDone: response.status === 200 };
    },
    changes: changedWithEntities,
    done: ({ isDone }) =>
      isDone
        ? 'Screened. The results are below.'
        : 'Still screening. The results will appear here automatically.',
  });
