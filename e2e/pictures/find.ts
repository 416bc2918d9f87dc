import type { APIRequestContext } from '@playwright/test';
import type { FirstRun } from '@/scripts/start/announce';
import type { Find } from './screen';

export function findBy(request: APIRequestContext, { base_url, api_key }: FirstRun): Find {
  const first = async (resource: string): Promise<{ token: string }> => {
    const answer = await request.get(`${base_url}/v1/${resource}`, { headers: { 'X-API-KEY': api_key } });
    const [found] = (await answer.json()).data ?? [];
    if (!found) throw new Error(`/v1/${resource} answers ${answer.status()}, and with nothing to show.`);
    return { token: found.token ?? found.flow_token ?? found.id };
  };
  const addressIn = (place: string, resource: string) => async (text: string) =>
    `/${place}/${(await first(`${resource}?q=${encodeURIComponent(text)}`)).token}`;
  const places = { flows: 'flows', webhooks: 'webhooks', 'watchlists?scope=public': 'lists' };
  return {
    alert: addressIn('alerts', 'alerts'),
    case: addressIn('cases', 'cases'),
    entity: addressIn('entities', 'entities'),
    first: async (resource) => `/${places[resource]}/${(await first(resource)).token}`,
  };
}
