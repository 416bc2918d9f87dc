import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, type TestProject } from '@/tests/fixtures/project';
import { race } from '@/tests/fixtures/race';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const url = 'https://example.com/probity';
const register = (body: object = {}) =>
  project.ask('POST', '/v1/webhooks', { body: { url, events: ['*'], ...body } });
const aWebhook = async (body: object = {}) => (await register(body)).json.data;
const auditOf = async (id: string) =>
  (await project.ask('GET', `/v1/audit-logs?target_token=${id}&sort=sequence`)).json.data;
const refusal = ({ status, json }: Answer) => [status, json.error.code];

describe('webhooks · create', () => {
  it('answers 201 with a secret that is shown once and stored sealed', async () => {
    const { status, json } = await register({
      events: ['alert.created', 'sla.breached'],
      description: 'Ours',
    });
    expect(status).toBe(201);
    const { secret, ...webhook } = json.data;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toEqual({
      id: expect.stringMatching(/^whk_[0-9a-z]{26}$/),
      url,
      events: ['alert.created', 'sla.breached'],
      description: 'Ours',
      status: 'active',
      failing_since: null,
      created_at: expect.any(String),
      updated_at: webhook.created_at,
    });
    const read = await project.ask('GET', `/v1/webhooks/${webhook.id}`);
    expect(read.json.data).toEqual(webhook);
    const listed = await project.ask('GET', '/v1/webhooks?limit=100');
    expect(listed.json.data).toContainEqual(webhook);
    const [audited] = await auditOf(webhook.id);
    expect([audited.event_type, audited.target_type]).toEqual(['webhook.created', 'webhook']);
    expect(JSON.stringify([read.text, listed.text, audited])).not.toContain('whsec_');
  });

  it('answers a repeated Idempotency-Key with the same secret, and creates one webhook', async () => {
    const own = await aProject();
    const asking = { body: { url, events: ['*'] }, headers: { 'Idempotency-Key': 'one' } };
    const [first, second] = [
      await own.ask('POST', '/v1/webhooks', asking),
      await own.ask('POST', '/v1/webhooks', asking),
    ];
    expect(second.text).toBe(first.text);
    expect((await own.ask('GET', '/v1/webhooks')).json.meta.total).toBe(1);
  });

  it.each<[string, object, string]>([
    ['plain http', { url: 'http://example.com/' }, 'url'],
    ['loopback', { url: 'https://2130706433/' }, 'url'],
    ['a private address', { url: 'https://[::ffff:10.0.0.1]/' }, 'url'],
    ['credentials', { url: 'https://ann:secret@example.com/' }, 'url'],
    ['a fragment', { url: 'https://example.com/#a' }, 'url'],
    ['an address of 2,049 characters', { url: `https://example.com/${'a'.repeat(2029)}` }, 'url'],
    ['no events', { events: [] }, 'events'],
    ['an unknown event', { events: ['alert.created', 'hat.lost'] }, 'events.1'],
    ['an event that is only audited', { events: ['alert.acknowledged'] }, 'events.0'],
    ['an event twice', { events: ['case.closed', 'case.closed'] }, 'events'],
    ['all events and one more', { events: ['*', 'case.closed'] }, 'events'],
    ['a status', { status: 'disabled' }, 'status'],
    ['a secret of the caller', { secret: 'whsec_mine' }, 'secret'],
    ['a description of 501 characters', { description: 'a'.repeat(501) }, 'description'],
  ])('refuses %s with 400', async (_name, body, field) => {
    const { status, json } = await register(body);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
  });

  it.each([
    [
      'http://localhost:4000/hook',
      /^must be an https address of a public host; .*webhooks -- listen --forward/,
    ],
    ['https://127.0.0.1/hook', /webhooks -- listen --forward/],
    ['https://10.0.0.1/hook', /^must be an https address of a public host$/],
    ['http://example.com/hook', /^must begin with https:/],
  ])('says of %s what is wrong, and what to do', async (address, message) => {
    const { json } = await register({ url: address });
    expect(json.error.details).toEqual([
      { field: 'url', code: 'address_not_allowed', message: expect.stringMatching(message) },
    ]);
  });

  it('accepts the same address twice', async () => {
    const own = await aProject();
    const body = { url, events: ['*'] };
    expect((await own.ask('POST', '/v1/webhooks', { body })).status).toBe(201);
    expect((await own.ask('POST', '/v1/webhooks', { body })).status).toBe(201);
  });

  it('accepts an address of 2,048 characters', async () => {
    const long = `https://example.com/${'a'.repeat(2028)}`;
    expect((await aWebhook({ url: long })).url).toBe(long);
  });

  it('accepts every event of the base contract by its name', async () => {
    const events = [
      'case.created',
      'case.status_changed',
      'case.closed',
      'case.escalated',
      'alert.created',
      'alert.resolved',
      'alert.escalated',
      'check.completed',
      'check.failed',
      'risk_assessment.completed',
      'risk_assessment.approved',
      'sla.warning',
      'sla.breached',
    ];
    expect((await aWebhook({ events })).events).toEqual(events);
  });

  it('allows at most 50 per project, even when they are registered at the same time', async () => {
    const own = await aProject();
    const body = { url, events: ['*'] };
    for (let n = 0; n < 48; n++) await own.ask('POST', '/v1/webhooks', { body });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => own.ask('POST', '/v1/webhooks', { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
    const refused = answers.find(({ status }) => status === 400)?.json.error.details[0];
    expect([refused.field, refused.code]).toEqual(['url', 'too_many']);
    expect((await own.ask('GET', '/v1/webhooks')).json.meta.total).toBe(50);
  });
});

describe('webhooks · list', () => {
  it('is paged, newest first, with a total', async () => {
    const own = await aProject();
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) {
      ids.unshift((await own.ask('POST', '/v1/webhooks', { body: { url, events: ['*'] } })).json.data.id);
    }
    const first = (await own.ask('GET', '/v1/webhooks?limit=2')).json;
    expect([first.meta.total, first.meta.page.has_more]).toEqual([3, true]);
    const second = (await own.ask('GET', `/v1/webhooks?limit=2&cursor=${first.meta.page.cursor}`)).json;
    expect([second.meta.page.has_more, second.meta.page.cursor]).toEqual([false, null]);
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
  });
});

describe('webhooks · update', () => {
  it('changes the given fields, and records them in the audit log', async () => {
    const { id } = await aWebhook({ description: 'Old' });
    const { status, json } = await project.ask('PATCH', `/v1/webhooks/${id}`, {
      body: { url: 'https://example.org/', events: ['case.closed'], description: null },
    });
    expect(status).toBe(200);
    const to = {
      url: 'https://example.org/',
      events: ['case.closed'],
      description: null,
      status: 'active',
    };
    expect(json.data).toMatchObject(to);
    const [, audited] = await auditOf(id);
    const from = { url, events: ['*'], description: 'Old', status: 'active' };
    expect([audited.event_type, audited.details]).toEqual(['webhook.updated', { from, to }]);
  });

  it('disables a webhook and makes it active again, each also when repeated', async () => {
    const { id } = await aWebhook();
    for (const status of ['disabled', 'disabled', 'active', 'active']) {
      const { json } = await project.ask('PATCH', `/v1/webhooks/${id}`, { body: { status } });
      expect(json.data.status).toBe(status);
    }
  });

  it('makes an undeliverable webhook active again, and clears its failures', async () => {
    const { id } = await aWebhook();
    await asOwner(`update webhooks set status = 'undeliverable', failing_since = now() where token = $1`, [
      id,
    ]);
    const failing = (await project.ask('GET', `/v1/webhooks/${id}`)).json.data;
    expect([failing.status, failing.failing_since]).toEqual(['undeliverable', expect.any(String)]);
    const { json } = await project.ask('PATCH', `/v1/webhooks/${id}`, { body: { status: 'active' } });
    expect([json.data.status, json.data.failing_since]).toEqual(['active', null]);
  });

  it.each<[object, string]>([
    [{ url: 'https://127.0.0.1/' }, 'url'],
    [{ status: 'undeliverable' }, 'status'],
    [{ events: null }, 'events'],
  ])('refuses %j with 400, and changes nothing', async (body, field) => {
    const { secret: _secret, ...before } = await aWebhook();
    const { status, json } = await project.ask('PATCH', `/v1/webhooks/${before.id}`, { body });
    expect([status, json.error.details[0].field]).toEqual([400, field]);
    expect((await project.ask('GET', `/v1/webhooks/${before.id}`)).json.data).toEqual(before);
  });
});

describe('webhooks · delete', () => {
  it('removes the webhook and its deliveries, and answers 404 from then on', async () => {
    const { id } = await aWebhook();
    await project.ask('POST', `/v1/webhooks/${id}/test`);
    expect((await project.ask('DELETE', `/v1/webhooks/${id}`)).status).toBe(204);
    expect(await asOwner('select 1 from webhook_deliveries where webhook_token = $1', [id])).toEqual([]);
    expect(refusal(await project.ask('GET', `/v1/webhooks/${id}`))).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await project.ask('DELETE', `/v1/webhooks/${id}`))).toEqual([404, 'NOT_FOUND']);
    const audited = await auditOf(id);
    expect(audited.at(-1)).toMatchObject({ event_type: 'webhook.deleted', details: { url } });
  });

  it('happens once when two are requested at the same time', async () => {
    const { id } = await aWebhook();
    const remove = () => project.ask('DELETE', `/v1/webhooks/${id}`);
    const answers = await race('webhooks', id, [remove, remove]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });
});
