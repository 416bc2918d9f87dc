import type { components } from '@/clients/typescript/src/schema';
import { api, dataOf } from '@/lib/api/client';
import { useChange } from '@/components/ui/use-change';

type Schemas = components['schemas'];

const changes = ['/v1/oauth-clients', '/v1/audit-logs'] as const;
const pathOf = (client_id: string) => ({ params: { path: { client_id } } });

export const useCreateClient = () =>
  useChange({
    change: (body: Schemas['CreateOauthClient']) => dataOf(api.POST('/v1/oauth-clients', { body })),
    changes,
  });

export const useUpdateClient = (id: string) =>
  useChange({
    change: (body: Schemas['CreateOauthClient']) =>
      dataOf(api.PATCH('/v1/oauth-clients/{client_id}', { ...pathOf(id), body })),
    changes,
    done: 'OAuth client changed',
  });

export const useRotateClient = (id: string) =>
  useChange<void, Schemas['OauthClientWithSecret']>({
    change: () => dataOf(api.POST('/v1/oauth-clients/{client_id}/rotate-secret', pathOf(id))),
    changes,
  });

export const useRevokeClient = (id: string) =>
  useChange<void, unknown>({
    change: () => api.DELETE('/v1/oauth-clients/{client_id}', pathOf(id)),
    changes,
    done: 'OAuth client revoked',
  });
