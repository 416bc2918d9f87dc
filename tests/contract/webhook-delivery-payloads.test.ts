import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bytesOf } from '@/lib/domain/webhooks/payload';
import { getDelivery } from '@/lib/domain/webhooks/service/get-delivery';
import type { Scope } from '@/lib/platform/context';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let webhook: string;

async function aWebhook(): Promise<string> {
  const body = { url: 'https://hooks.example/', events: ['case.closed'] };
  return (await project.ask('POST', '/v1/webhooks', { body })).json.data.id;
}

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  webhook = await aWebhook();
});

const aDelivery = async (): Promise<string> =>
  (await project.ask('POST', `/v1/webhooks/${webhook}/test`)).json.data.id;
const list = async () => (await project.ask('GET', `/v1/webhooks/${webhook}/deliveries`)).json;
const get = async (id: string, of = webhook) => project.ask('GET', `/v1/webhooks/${of}/deliveries/${id}`);

describe('webhooks · a delivery', () => {
  it('shows its exact payload and its attempts', async () => {
    const id = await aDelivery();
    await asOwner(
      `insert into webhook_attempts (project_id, delivery_token, number, started_at, duration_ms, response_status)
       values ($2, $1, 1, now(), 12, 500)`,
      [id, project.ctx.project.id],
    );
    const [stored] = await asOwner<{ body: Buffer }>('select body from webhook_deliveries where token = $1', [
      id,
    ]);
    const { payload, ...delivery } = (await get(id)).json.data;
    expect(delivery).toEqual((await list()).data[0]);
    expect(delivery.attempts.at(-1).response_status).toBe(500);
    const sent = bytesOf({
      event_type: 'webhook.test',
      body: stored?.body ?? Buffer.from(''),
      start_token_hash: null,
    });
    expect(payload).toBe(Buffer.from(sent).toString());
    expect(JSON.parse(payload)).toMatchObject({ event_id: delivery.event_id, event_type: 'webhook.test' });
  });

  it('shows a payload only to those who may read its content, and never tokens', async () => {
    const body = {
      event_id: 'evt_1',
      data: { flow_token: 'flw_1', company: { legal_name: 'Quiet Water Ltd' } },
    };
    const id = await aDelivery();
    await asOwner(
      `update webhook_deliveries set event_type = 'verification.completed', body = $2, has_tokens = true where token = $1`,
      [id, Buffer.from(JSON.stringify(body))],
    );
    const payloadFor = async (...scopes: Scope[]) => {
      const delivery = await getDelivery({ ...project.ctx, scopes: new Set(scopes) }, webhook, id);
      expect(delivery).toMatchObject({ id, attempts: [] });
      return delivery.payload;
    };
    expect(await payloadFor('webhooks:read')).toBeNull();
    expect(await payloadFor('webhooks:read', 'alerts:read', 'cases:read')).toBeNull();
    const payload = await payloadFor('webhooks:read', 'flows:read');
    expect(JSON.parse(payload ?? '')).toEqual(body);
    await asOwner(`update webhook_deliveries set event_type = 'unheard.of' where token = $1`, [id]);
    expect(await payloadFor('webhooks:read', 'flows:read')).toBeNull();
  });

  it('answers 404 for a delivery of another webhook, and lists contain no payload', async () => {
    const id = await aDelivery();
    const { status, json } = await get(id, await aWebhook());
    expect([status, json.error.code]).toEqual([404, 'NOT_FOUND']);
    expect(Object.keys((await list()).data[0])).not.toContain('payload');
  });
});
