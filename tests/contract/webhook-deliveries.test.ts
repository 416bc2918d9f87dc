import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, type TestProject } from '@/tests/fixtures/project';
import { race } from '@/tests/fixtures/race';

let project: TestProject;
let webhook: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  webhook = await aWebhook();
});

async function aWebhook(): Promise<string> {
  const body = { url: 'https://hooks.example/', events: ['case.closed'] };
  return (await project.ask('POST', '/v1/webhooks', { body })).json.data.id;
}

const test = () => project.ask('POST', `/v1/webhooks/${webhook}/test`);
const aDelivery = async (): Promise<string> => (await test()).json.data.id;
const replay = (id: string, of = webhook) =>
  project.ask('POST', `/v1/webhooks/${of}/deliveries/${id}/replay`);
const list = async (query = '') =>
  (await project.ask('GET', `/v1/webhooks/${webhook}/deliveries?${query}`)).json;
const refusal = ({ status, json }: Answer) => [status, json.error.code];

/** Ends the delivery as sending would. */
const end = (id: string, status: string, attempts = 0) =>
  asOwner(
    `update webhook_deliveries set status = $2, attempt_count = $3, next_attempt_at = null,
       delivered_at = case $2 when 'delivered' then now() end where token = $1`,
    [id, status, attempts],
  );

const addAttempts = (id: string, count: number) =>
  asOwner(
    `insert into webhook_attempts
       (project_id, delivery_token, number, started_at, duration_ms, response_status, response_body, error)
     select $2, $1, n, '2026-11-22T10:00:00Z', 12, 500, 'Oh', null from generate_series(1, $3::int) n`,
    [id, project.ctx.project.id, count],
  );

const bodyOf = async (id: string) =>
  (await asOwner<{ body: Buffer }>('select body from webhook_deliveries where token = $1', [id]))[0]?.body;

describe('webhooks · test', () => {
  it('adds a pending delivery of webhook.test to that webhook only, whatever its events', async () => {
    const other = await aWebhook();
    const { status, json } = await test();
    expect(status).toBe(201);
    expect(json.data).toEqual({
      id: expect.stringMatching(/^whd_[0-9a-z]{26}$/),
      webhook_id: webhook,
      event_id: expect.stringMatching(/^evt_[0-9a-z]{26}$/),
      event_type: 'webhook.test',
      status: 'pending',
      attempt_count: 0,
      next_attempt_at: expect.any(String),
      delivered_at: null,
      attempts: [],
    });
    expect((await list()).data).toEqual([json.data]);
    const others = await project.ask('GET', `/v1/webhooks/${other}/deliveries`);
    expect(others.json.meta.total).toBe(0);
    const outbox = `select 1 from events where project_id = $1 and type = 'webhook.test'`;
    expect(await asOwner(outbox, [project.ctx.project.id])).toEqual([]);
  });

  it('writes the payload of the event as the body', async () => {
    const { json } = await test();
    expect(JSON.parse(String(await bodyOf(json.data.id)))).toEqual({
      event_id: json.data.event_id,
      event_type: 'webhook.test',
      created_at: json.data.next_attempt_at,
      project_hash: project.hash,
      api_version: '3.0.0',
      data: { webhook_id: webhook },
    });
  });

  it('is refused with 409 for a webhook that is not active', async () => {
    for (const status of ['disabled', 'undeliverable']) {
      await asOwner('update webhooks set status = $2 where token = $1', [webhook, status]);
      const answer = await test();
      expect(refusal(answer)).toEqual([409, 'INVALID_STATE']);
      expect(answer.json.error.message).toContain(`the webhook is ${status}`);
    }
    expect((await list()).meta.total).toBe(0);
  });
});

describe('webhooks · deliveries', () => {
  it('are listed newest first, in pages, by status and event type', async () => {
    const ids = [await aDelivery(), await aDelivery(), await aDelivery()].reverse();
    await end(ids[1] ?? '', 'failed');
    const idsOf = async (query: string) => (await list(query)).data.map(({ id }: { id: string }) => id);
    expect(await idsOf('')).toEqual(ids);
    expect(await idsOf('sort=created_at')).toEqual([...ids].reverse());
    expect(await idsOf('status=failed')).toEqual([ids[1]]);
    expect(await idsOf('event_type=webhook.test&status=pending')).toEqual([ids[0], ids[2]]);
    expect(await idsOf('event_type=case.closed')).toEqual([]);
    const { meta } = await list('limit=2&status=pending&event_type=webhook.test');
    expect([meta.total, meta.page.has_more]).toEqual([2, false]);
    expect((await list(`limit=2&cursor=${(await list('limit=2')).meta.page.cursor}`)).data).toHaveLength(1);
  });

  it('show their last 20 attempts, oldest first', async () => {
    const [few, many] = [await aDelivery(), await aDelivery()];
    await addAttempts(few, 1);
    await addAttempts(many, 25);
    await end(many, 'failed', 25);
    const { data } = await list();
    expect(data[1].attempts).toEqual([
      {
        number: 1,
        started_at: '2026-11-22T10:00:00.000Z',
        duration_ms: 12,
        response_status: 500,
        response_body: 'Oh',
        error: null,
      },
    ]);
    expect(data[0].attempt_count).toBe(25);
    const numbers = data[0].attempts.map(({ number }: { number: number }) => number);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, n) => n + 6));
  });

  it.each(['status=sent', 'event_type=hat.lost', 'webhook_id=whk_1'])('refuse %s with 400', async (query) => {
    const answer = await project.ask('GET', `/v1/webhooks/${webhook}/deliveries?${query}`);
    expect(refusal(answer)).toEqual([400, 'VALIDATION_ERROR']);
  });
});

describe('webhooks · replay', () => {
  it.each(['delivered', 'failed', 'undeliverable'])(
    'makes a %s delivery pending again, due at once, with its body and attempts',
    async (status) => {
      const id = await aDelivery();
      const body = await bodyOf(id);
      await addAttempts(id, 2);
      await end(id, status, 2);
      const answer = await replay(id);
      expect(answer.status).toBe(200);
      expect(answer.json.data).toMatchObject({
        id,
        status: 'pending',
        attempt_count: 2,
        next_attempt_at: expect.any(String),
        delivered_at: null,
        attempts: [{ number: 1 }, { number: 2 }],
      });
      expect(await bodyOf(id)).toEqual(body);
    },
  );

  it('is refused with 409 for a pending delivery', async () => {
    const answer = await replay(await aDelivery());
    expect(refusal(answer)).toEqual([409, 'INVALID_STATE']);
    expect(answer.json.error.message).toContain('the delivery is pending');
  });

  it('is refused with 409 for a webhook that is not active, and changes nothing', async () => {
    const id = await aDelivery();
    await end(id, 'failed');
    await project.ask('PATCH', `/v1/webhooks/${webhook}`, { body: { status: 'disabled' } });
    expect(refusal(await replay(id))).toEqual([409, 'INVALID_STATE']);
    expect((await list()).data[0].status).toBe('failed');
  });

  it('answers 404 for a delivery of another webhook', async () => {
    const id = await aDelivery();
    await end(id, 'failed');
    expect(refusal(await replay(id, await aWebhook()))).toEqual([404, 'NOT_FOUND']);
  });

  it('happens once when two are requested at the same time', async () => {
    const id = await aDelivery();
    await end(id, 'failed');
    const answers = await race('webhook_deliveries', id, [() => replay(id), () => replay(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('webhooks · replay of many', () => {
  const replayMany = (body: object) =>
    project.ask('POST', `/v1/webhooks/${webhook}/deliveries/replay`, { body });
  const statuses = async () =>
    (await list('sort=created_at')).data.map(({ status }: { status: string }) => status);

  it('makes deliveries of one status pending again, the oldest first and at most as many as requested', async () => {
    const ids = [await aDelivery(), await aDelivery(), await aDelivery(), await aDelivery()];
    for (const [n, status] of ['undeliverable', 'delivered', 'undeliverable', 'undeliverable'].entries()) {
      await end(ids[n] ?? '', status, 3);
    }
    const { status, json } = await replayMany({ status: 'undeliverable', limit: 2 });
    expect([status, json.data]).toEqual([200, { replayed: 2, has_more: true }]);
    expect(await statuses()).toEqual(['pending', 'delivered', 'pending', 'undeliverable']);
    const [first] = (await list('sort=created_at')).data;
    expect(first).toMatchObject({
      attempt_count: 3,
      next_attempt_at: expect.any(String),
      delivered_at: null,
    });
    const rest = await replayMany({ status: 'undeliverable', event_type: 'webhook.test' });
    expect(rest.json.data).toEqual({ replayed: 1, has_more: false });
    const none = await replayMany({ status: 'delivered', event_type: 'case.closed' });
    expect(none.json.data).toEqual({ replayed: 0, has_more: false });
  });

  it('leaves deliveries of other webhooks alone', async () => {
    await end(await aDelivery(), 'failed');
    const mine = webhook;
    webhook = await aWebhook();
    expect((await replayMany({ status: 'failed' })).json.data.replayed).toBe(0);
    webhook = mine;
    expect(await statuses()).toEqual(['failed']);
  });

  it('is refused with 409 for a webhook that is not active', async () => {
    await end(await aDelivery(), 'failed');
    await project.ask('PATCH', `/v1/webhooks/${webhook}`, { body: { status: 'disabled' } });
    expect(refusal(await replayMany({ status: 'failed' }))).toEqual([409, 'INVALID_STATE']);
    expect(await statuses()).toEqual(['failed']);
  });

  it.each([
    {},
    { status: 'pending' },
    { status: 'failed', limit: 1001 },
    { status: 'failed', event_type: 'hat.lost' },
  ])('refuses %j with 400', async (body) =>
    expect(refusal(await replayMany(body))).toEqual([400, 'VALIDATION_ERROR']),
  );
});
