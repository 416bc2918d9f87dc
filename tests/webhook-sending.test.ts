import { createHmac } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { maxAttempts, nextAttemptAt } from '@/lib/domain/webhooks/schedule';
import type { WebhookDelivery } from '@/lib/domain/webhooks/schema';
import { Sender, type SenderOptions } from '@/lib/domain/webhooks/sender';
import { deleteOldDeliveries } from '@/lib/domain/webhooks/service/delete-old-deliveries';
import { giveUpFailingWebhooks } from '@/lib/domain/webhooks/service/give-up-failing';
import { claimDeliveries } from '@/lib/domain/webhooks/store/queue';
import { GuardedClient } from '@/lib/platform/guarded-client';
import { NameServer } from '@/lib/platform/fixtures/name-server';
import { aCase } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { patience, until } from '@/tests/fixtures/until';
import { aReceiver, aWebhookTo, type Receiver } from '@/tests/fixtures/webhook-receiver';

let project: TestProject;
/** Knows no name, so that nothing is sent to where other tests' webhooks are registered. */
let names: NameServer;

beforeAll(async () => {
  names = await NameServer.start();
  return () => names.stop();
});
beforeEach(async () => {
  await asOwner(`update webhooks set status = 'disabled'`);
  project = await aProject();
});

const open: Receiver[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((receiver) => receiver.stop()));
});

async function receiver(...answer: Parameters<typeof aReceiver>): Promise<Receiver> {
  const opened = await aReceiver(...answer);
  open.push(opened);
  return opened;
}

function aSender({ timeoutMs, ...options }: Partial<SenderOptions> & { timeoutMs?: number } = {}): Sender {
  const client = new GuardedClient({
    reach: 'public or loopback',
    userAgent: 'Probity/test',
    nameServers: [names.address],
    ...(timeoutMs && { timeoutMs }),
  });
  onTestFinished(() => client.close());
  return new Sender({ client, onFree() {}, ...options });
}

async function sendAll(sender = aSender()): Promise<void> {
  while ((await sender.sendDue()) > 0) await sender.settle();
}

const deliveriesOf = async (id: string): Promise<WebhookDelivery[]> =>
  (await project.ask('GET', `/v1/webhooks/${id}/deliveries?sort=created_at&limit=100`)).json.data;
const webhookOf = async (id: string) => (await project.ask('GET', `/v1/webhooks/${id}`)).json.data;
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

describe('webhooks · events', () => {
  it('make a delivery for each webhook that wants them, in their own transaction', async () => {
    const [all, some, others, disabled] = [
      await aWebhookTo(project.ctx, { url: 'https://hooks.example/' }),
      await aWebhookTo(project.ctx, { url: 'https://hooks.example/' }, ['case.created', 'case.closed']),
      await aWebhookTo(project.ctx, { url: 'https://hooks.example/' }, ['case.closed']),
      await aWebhookTo(project.ctx, { url: 'https://hooks.example/' }),
    ];
    await project.ask('PATCH', `/v1/webhooks/${disabled.id}`, { body: { status: 'disabled' } });
    await aCase(project.ctx);
    const [toAll] = await deliveriesOf(all.id);
    expect(toAll).toMatchObject({ event_type: 'case.created', status: 'pending', attempt_count: 0 });
    expect(await deliveriesOf(some.id)).toMatchObject([{ event_id: toAll?.event_id, status: 'pending' }]);
    expect([await deliveriesOf(others.id), await deliveriesOf(disabled.id)]).toEqual([[], []]);
  });

  it('make none for another project', async () => {
    const other = await aProject();
    const { id } = await aWebhookTo(project.ctx, { url: 'https://hooks.example/' });
    await aCase(other.ctx);
    expect(await deliveriesOf(id)).toEqual([]);
  });
});

describe('webhooks · a delivery', () => {
  it('is the event, with both signatures, and its log says what was answered', async () => {
    const { url, received } = await receiver((response) => response.writeHead(201).end('Thanks\0'));
    const { id, secret } = await aWebhookTo(project.ctx, { url });
    const opened = await aCase(project.ctx);
    await sendAll();

    const [delivery] = await deliveriesOf(id);
    const [{ headers, body, json } = { headers: {}, body: '', json: null }] = received;
    expect(received).toHaveLength(1);
    expect(json).toEqual({
      event_id: delivery?.event_id,
      event_type: 'case.created',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      project_hash: project.hash,
      api_version: '3.0.0',
      data: (await project.ask('GET', `/v1/cases/${opened.token}`)).json.data,
    });
    const signed = `${delivery?.event_id}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Probity/test',
      'x-service-signature': `sha256=${hmac(secret, body).digest('hex')}`,
      'webhook-id': delivery?.event_id,
      'webhook-signature': `v1,${hmac(key, signed).digest('base64')}`,
    });
    expect(delivery).toMatchObject({
      status: 'delivered',
      attempt_count: 1,
      next_attempt_at: null,
      delivered_at: expect.any(String),
      attempts: [{ number: 1, response_status: 201, response_body: 'Thanks\ufffd', error: null }],
    });
  });

  it('of a flow’s result has the tokens that read it, which are not stored', async () => {
    const { url, received } = await receiver();
    await aWebhookTo(project.ctx, { url }, ['screening.completed']);
    const body = { name: 'Ann Ash' };
    await project.ask('POST', `${project.execute}/screening/api`, { body });
    await sendAll();
    const [stored] = await asOwner<{ body: Buffer }>(
      'select body from webhook_deliveries where project_id = $1',
      [project.ctx.project.id],
    );
    expect(JSON.parse(String(stored?.body)).data.tokens).toBeNull();
    const { tokens, flow_token } = received[0]?.json.data;
    const pulled = await project.ask('GET', `/api/gateway/sharable-payload/${tokens.pull}`);
    expect(pulled.json).toMatchObject({ flow_token, tokens });
  });

  it('is signed with both secrets for a day after a rotation, and by the service with the new one alone', async () => {
    const { url, received } = await receiver();
    const { id, secret: before } = await aWebhookTo(project.ctx, { url });
    const rotated = await project.ask('POST', `/v1/webhooks/${id}/rotate-secret`);
    const { secret } = rotated.json.data;
    await aCase(project.ctx);
    await sendAll();
    const dayLater = new Date(Date.now() + 86_400_000);
    await aCase(project.ctx);
    await sendAll(aSender({ now: () => dayLater }));
    const standardOf = (key: string, { headers, body }: (typeof received)[number]) =>
      `v1,${hmac(Buffer.from(key.replace('whsec_', ''), 'base64'), `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64')}`;
    const [first, second] = received;
    if (!first || !second) throw new Error('Two deliveries were expected.');
    expect(first.headers['x-service-signature']).toBe(`sha256=${hmac(secret, first.body).digest('hex')}`);
    expect(first.headers['webhook-signature']).toBe(
      `${standardOf(secret, first)} ${standardOf(before, first)}`,
    );
    expect(second.headers['webhook-signature']).toBe(standardOf(secret, second));
  });
});

describe('webhooks · failures', () => {
  const failures: [string, Parameters<typeof aReceiver>[0], object][] = [
    [
      'an error',
      (response) => response.writeHead(503).end('Later'),
      { response_status: 503, response_body: 'Later' },
    ],
    [
      'a redirect',
      (response) => response.writeHead(308, { location: 'http://127.0.0.1:1/' }).end(),
      { response_status: 308, error: 'redirects are not followed' },
    ],
    ['no answer', () => {}, { response_status: null, response_body: null, error: 'no answer within 0.3 s' }],
    ['a lost connection', ({ socket }) => socket?.destroy(), { error: 'the connection was broken' }],
    [
      'an endless error',
      (response) => {
        const more = setInterval(() => response.write('x'.repeat(4_096)), 1);
        response.writeHead(500).once('close', () => clearInterval(more));
      },
      { response_status: 500, response_body: 'x'.repeat(2_048) },
    ],
  ];

  it.each(failures)('by %s are logged, and tried again in a minute', async (_what, answer, logged) => {
    const { url } = await receiver(answer);
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    await sendAll(aSender({ timeoutMs: 300 }));
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({ status: 'failed', attempt_count: 1, attempts: [logged] });
    const [attempt] = delivery?.attempts ?? [];
    expect(Date.parse(delivery?.next_attempt_at ?? '') - Date.parse(attempt?.started_at ?? '')).toBe(60_000);
    expect((await webhookOf(id)).failing_since).toBe(attempt?.started_at);
  });

  it('are over with the next success', async () => {
    const { url, received } = await receiver((response, nth) =>
      response.writeHead(nth < 3 ? 500 : 200).end(),
    );
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    let at = new Date();
    const sender = aSender({ now: () => at });
    for (const minutes of [0, 1, 5]) {
      at = new Date(at.getTime() + minutes * 60_000);
      await sendAll(sender);
    }
    expect((await webhookOf(id)).failing_since).toBeNull();
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered', attempt_count: 3 }]);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('are tried at every instant of the schedule, never before it, and then no more', async () => {
    const { url, received } = await receiver((response) => response.writeHead(500).end());
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    let at = new Date();
    const sender = aSender({ now: () => at });
    for (let n = 1; n <= maxAttempts; n += 1) {
      await sender.sendDue();
      await sender.settle();
      expect(received).toHaveLength(n);
      const next = nextAttemptAt(n, at);
      if (!next) break;
      at = new Date(next.getTime() - 1);
      expect(await sender.sendDue(), `before attempt ${n + 1}`).toBe(0);
      at = next;
    }
    const [delivery] = await deliveriesOf(id);
    expect(delivery).toMatchObject({ status: 'undeliverable', attempt_count: 168, next_attempt_at: null });
    at = new Date(at.getTime() + 30 * 86_400_000);
    expect(await sender.sendDue()).toBe(0);
  }, 120_000);
});

describe('webhooks · a dead endpoint', () => {
  it(
    'delays no other, and gets few requests once it is known to fail',
    async () => {
      const held: (() => void)[] = [];
      const dead = await receiver((response) => void held.push(() => response.writeHead(500).end()));
      const live = await receiver();
      await aWebhookTo(project.ctx, dead);
      await aWebhookTo(project.ctx, live);
      const sender = aSender();
      for (let n = 0; n < 50; n += 1) await aCase(project.ctx);
      await until(
        async () => {
          await sender.sendDue();
          return live.received.length;
        },
        (count) => count === 50,
      );
      expect(held).toHaveLength(32);
      for (const end of held.splice(0)) end();
      await sender.settle();
      expect(await sender.sendDue()).toBe(2);
      await until(
        () => held.length,
        (count) => count === 2,
      );
      for (const end of held) end();
      await sender.settle();
    },
    patience.timeout,
  );
});

describe('webhooks · a worker that dies', () => {
  it('leaves what it had to the others, who send the same bytes under the same id', async () => {
    const { url, received } = await receiver();
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    const claim = { at: new Date(), leaseMs: 30_000, busy: {}, places: 1, failingPlaces: 1 };
    const lost = await claimDeliveries({ ...claim, budget: 10, failingBudget: 10 });
    expect(lost).toHaveLength(1);
    await sendAll();
    expect(received).toEqual([]);
    const later = new Date(claim.at.getTime() + 30_001);
    await sendAll(aSender({ now: () => later }));
    expect(received.map(({ body, headers }) => [body, headers['webhook-id']])).toEqual([
      [String(lost[0]?.body), lost[0]?.event_token],
    ]);
    expect(await deliveriesOf(id)).toMatchObject([{ status: 'delivered', attempt_count: 1 }]);
  });

  it('shares nothing with those beside it: each delivery is sent once', async () => {
    const { url, received } = await receiver();
    await aWebhookTo(project.ctx, { url });
    for (let n = 0; n < 40; n += 1) await aCase(project.ctx);
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    expect(new Set(received.map(({ json }) => json.event_id)).size).toBe(40);
    expect(received).toHaveLength(40);
  });
});

describe('webhooks · nothing but failures for seven days', () => {
  const weekMs = 7 * 86_400_000;

  it('makes the webhook undeliverable, tells its admins once, and waits until it is active again', async () => {
    const admin = await project.person('admin');
    await project.person('analyst');
    const { url, received } = await receiver((response, nth) =>
      response.writeHead(nth < 2 ? 500 : 200).end(),
    );
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    await sendAll();
    const { failing_since } = await webhookOf(id);
    const since = Date.parse(failing_since);

    await giveUpFailingWebhooks(new Date(since + weekMs - 1));
    expect((await webhookOf(id)).status).toBe('active');
    await Promise.all([0, 1].map((n) => giveUpFailingWebhooks(new Date(since + weekMs + n))));
    expect(await webhookOf(id)).toMatchObject({ status: 'undeliverable', failing_since });
    const told = await asOwner(
      'select user_token, kind, target_type, target_token, note from notifications where project_id = $1',
      [project.ctx.project.id],
    );
    const target = { target_type: 'webhook', target_token: id, note: url };
    expect(told).toEqual([{ user_token: admin.actor.id, kind: 'webhook.undeliverable', ...target }]);
    const audited = await project.ask(
      'GET',
      `/v1/audit-logs?target_token=${id}&event_type=webhook.undeliverable`,
    );
    expect(audited.json.data).toMatchObject([{ actor: { type: 'system' }, details: { url, failing_since } }]);

    const later = new Date(since + weekMs + 60_000);
    await aCase(project.ctx);
    await sendAll(aSender({ now: () => later }));
    expect(received).toHaveLength(1);
    await project.ask('PATCH', `/v1/webhooks/${id}`, { body: { status: 'active' } });
    await sendAll(aSender({ now: () => later }));
    expect(received).toHaveLength(2);
    expect(await webhookOf(id)).toMatchObject({ status: 'active', failing_since: null });
  });
});

describe('webhooks · old deliveries', () => {
  it('are deleted thirty days after they were made, once they have ended', async () => {
    const { url } = await receiver();
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    await sendAll();
    await aCase(project.ctx);
    const [delivered, pending] = await deliveriesOf(id);
    await deleteOldDeliveries(new Date(Date.now() + 29 * 86_400_000));
    expect(await deliveriesOf(id)).toEqual([delivered, pending]);
    await deleteOldDeliveries(new Date(Date.now() + 31 * 86_400_000));
    expect(await deliveriesOf(id)).toEqual([pending]);
  });
});
