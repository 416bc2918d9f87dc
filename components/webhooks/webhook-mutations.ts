import { api, dataOf } from '@/lib/api/client';
import type { components } from '@/clients/typescript/src/schema';
import { useChange } from '@/components/ui/use-change';

type Schemas = components['schemas'];

const shown = ['/v1/webhooks', '/v1/webhooks/{webhook_id}'] as const;
const deliveries = ['/v1/webhooks/{webhook_id}/deliveries'] as const;
const pathOf = (webhook_id: string) => ({ params: { path: { webhook_id } } });

export const useCreateWebhook = () =>
  useChange({
    change: (body: Schemas['CreateWebhook']) => dataOf(api.POST('/v1/webhooks', { body })),
    changes: shown,
  });

export const useUpdateWebhook = (id: string, done: string) =>
  useChange({
    change: (body: Schemas['UpdateWebhook']) =>
      dataOf(api.PATCH('/v1/webhooks/{webhook_id}', { ...pathOf(id), body })),
    changes: shown,
    done,
  });

export const useDeleteWebhook = (id: string) =>
  useChange<void, unknown>({
    change: () => api.DELETE('/v1/webhooks/{webhook_id}', pathOf(id)),
    changes: ['/v1/webhooks'],
    done: 'Webhook deleted',
  });

export const useRotateSecret = (id: string) =>
  useChange<void, Schemas['WebhookWithSecret']>({
    change: () => dataOf(api.POST('/v1/webhooks/{webhook_id}/rotate-secret', pathOf(id))),
    changes: shown,
  });

export const useTestWebhook = (id: string) =>
  useChange<void, Schemas['WebhookDelivery']>({
    change: () => dataOf(api.POST('/v1/webhooks/{webhook_id}/test', pathOf(id))),
    changes: deliveries,
    done: 'Test event sent',
    refused: 'The test event was not sent',
  });

const replay = (webhook_id: string, delivery_id: string) =>
  dataOf(
    api.POST('/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/replay', {
      params: { path: { webhook_id, delivery_id } },
    }),
  );

export const useReplayDelivery = (id: string) =>
  useChange({
    change: (delivery: string) => replay(id, delivery),
    changes: deliveries,
    done: 'The delivery will be sent again',
    refused: 'The delivery was not sent again',
  });

/** Replays the chosen deliveries one by one, and counts those that are refused. */
export const useReplayChosen = (id: string) =>
  useChange({
    change: async (chosen: readonly string[]) => {
      let refused = 0;
      for (const delivery of chosen) await replay(id, delivery).catch(() => (refused += 1));
      return { replayed: chosen.length - refused, refused };
    },
    changes: deliveries,
  });

/** Replays all of them: the API takes up to a thousand per request. */
export const useReplayAll = (id: string) =>
  useChange({
    change: async (status: 'failed' | 'undeliverable') => {
      const path = '/v1/webhooks/{webhook_id}/deliveries/replay';
      const body = { status, limit: 1_000 };
      let replayed = 0;
      for (let hasMore = true; hasMore;) {
        const answer = await dataOf(api.POST(path, { ...pathOf(id), body }));
        replayed += answer.replayed;
        hasMore = answer.has_more && answer.replayed > 0;
      }
      return replayed;
    },
    changes: deliveries,
    refused: 'The deliveries were not sent again',
  });
