import { createHmac, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { maxAttempts, nextAttemptAt } from '@/lib/domain/webhooks/schedule';
import { newWebhookSecret, sealBytes } from '@/lib/platform/crypto';
import { log } from '@/lib/platform/errors/log';
import { aCase } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type aReceiver, aWebhookTo } from '@/tests/fixtures/webhook-receiver';
import {
  aSender,
  aSendingProject,
  deliveriesOf,
  receiver,
  sendAll,
  webhookOf,
} from '@/tests/fixtures/webhook-sending';

let project: TestProject;
beforeEach(async () => {
  project = await aSendingProject();
});

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

describe('webhooks · events', () => {
  it('create a delivery for each webhook that subscribes to them, in their own transaction', async () => {
    const [all, some, others, disabled] = [
      await aWebhookTo(project.ctx, { url: 'https://hooks.example/' }),
      await aWebhookTo(project.ctx, { url: 'https://hooks.example/' }, ['case.created', 'case.closed']),
      await aWebhookTo(project.ctx, { url: 'https://hooks.example/' }, ['case.closed']),
      await aWebhookTo(project.ctx, { url: 'https://hooks.example/' }),
    ];
    await project.ask('PATCH', `/v1/webhooks/${disabled.id}`, { body: { status: 'disabled' } });
    await aCase(project.ctx);
    const [toAll] = await deliveriesOf(project, all.id);
    expect(toAll).toMatchObject({ event_type: 'case.created', status: 'pending', attempt_count: 0 });
    expect(await deliveriesOf(project, some.id)).toMatchObject([
      { event_id: toAll?.event_id, status: 'pending' },
    ]);
    expect([await deliveriesOf(project, others.id), await deliveriesOf(project, disabled.id)]).toEqual([
      [],
      [],
    ]);
  });

  it('create none for another project', async () => {
    const other = await aProject();
    const { id } = await aWebhookTo(project.ctx, { url: 'https://hooks.example/' });
    await aCase(other.ctx);
    expect(await deliveriesOf(project, id)).toEqual([]);
  });
});

describe('webhooks · a delivery', () => {
  it('contains the event with both signatures, and its log has the response', async () => {
    const { url, received } = await receiver((response) => response.writeHead(201).end('Thanks\0'));
    const { id, secret } = await aWebhookTo(project.ctx, { url });
    const opened = await aCase(project.ctx);
    await sendAll();

    const [delivery] = await deliveriesOf(project, id);
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

  it('of a flow’s result contains the tokens to read it, which are not stored', async () => {
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
    const [{ json } = { json: null }] = received;
    const { tokens, flow_token } = json.data;
    const pulled = await project.ask('GET', `/api/gateway/sharable-payload/${tokens.pull}`);
    expect(pulled.json).toMatchObject({ flow_token, tokens });
  });

  it('is signed with both secrets for a day after a rotation; the service signature uses only the new one', async () => {
    const { url, received } = await receiver();
    const { id, secret: before } = await aWebhookTo(project.ctx, { url });
    const rotated = await project.ask('POST', `/v1/webhooks/${id}/rotate-secret`);
    const { secret } = rotated.json.data;
    await aCase(project.ctx);
    await sendAll();
    const dayLater = new Date(Date.now() + 86_400_000);
    await aCase(project.ctx);
    await sendAll(await aSender({ now: () => dayLater }));
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

describe('webhooks · after the loss of the encryption key', () => {
  const lost = (project_id: number) =>
    asOwner('update webhooks set secret = $2 where project_id = $1', [
      project_id,
      sealBytes(Buffer.from(newWebhookSecret()), randomBytes(32), ''),
    ]);

  it('the attempt and the log say that the secret cannot be read, once for each secret', async () => {
    const logged = vi.spyOn(log, 'error');
    onTestFinished(() => logged.mockRestore());
    const { url, received } = await receiver();
    const { id } = await aWebhookTo(project.ctx, { url });
    await lost(project.ctx.project.id);
    await aCase(project.ctx);
    await aCase(project.ctx);
    await sendAll();
    expect(received).toHaveLength(0);
    const error = 'the secret of this webhook cannot be decrypted: rotate it';
    const failed = { status: 'failed', attempts: [{ error, response_status: null }] };
    expect(await deliveriesOf(project, id)).toMatchObject([failed, failed]);
    const fields = { project_id: project.ctx.project.id, webhook_token: id };
    expect(logged.mock.calls).toEqual([[fields, 'the secret of a webhook cannot be read: rotate it']]);
  });

  it('one rotation is enough: only the new secret signs', async () => {
    const { url, received } = await receiver();
    const { id } = await aWebhookTo(project.ctx, { url });
    await lost(project.ctx.project.id);
    const rotated = await project.ask('POST', `/v1/webhooks/${id}/rotate-secret`);
    await aCase(project.ctx);
    await sendAll();
    expect(await deliveriesOf(project, id)).toMatchObject([{ status: 'delivered' }]);
    const { secret } = rotated.json.data;
    const digests = received.map(({ body }) => hmac(secret, body).digest('hex'));
    expect(received.map(({ headers }) => headers)).toEqual([
      expect.objectContaining({
        'x-service-signature': `sha256=${digests[0]}`,
        'webhook-signature': expect.stringMatching(/^v1,\S+$/),
      }),
    ]);
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

  it.each(failures)('by %s are logged, and retried after a minute', async (_what, answer, logged) => {
    const { url } = await receiver(answer);
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    await sendAll(await aSender({ timeoutMs: 300 }));
    const [delivery] = await deliveriesOf(project, id);
    expect(delivery).toMatchObject({ status: 'failed', attempt_count: 1, attempts: [logged] });
    const [attempt] = delivery?.attempts ?? [];
    expect(Date.parse(delivery?.next_attempt_at ?? '') - Date.parse(attempt?.started_at ?? '')).toBe(60_000);
    expect((await webhookOf(project, id)).failing_since).toBe(attempt?.started_at);
  });

  it('end with the next success', async () => {
    const { url, received } = await receiver((response, nth) =>
      response.writeHead(nth < 3 ? 500 : 200).end(),
    );
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    let at = new Date();
    const sender = await aSender({ now: () => at });
    for (const minutes of [0, 1, 5]) {
      at = new Date(at.getTime() + minutes * 60_000);
      await sendAll(sender);
    }
    expect((await webhookOf(project, id)).failing_since).toBeNull();
    expect(await deliveriesOf(project, id)).toMatchObject([{ status: 'delivered', attempt_count: 3 }]);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('are retried at every time of the schedule, never before it, and then no more', async () => {
    const { url, received } = await receiver((response) => response.writeHead(500).end());
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    let at = new Date();
    const sender = await aSender({ now: () => at });
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
    const [delivery] = await deliveriesOf(project, id);
    expect(delivery).toMatchObject({ status: 'undeliverable', attempt_count: 168, next_attempt_at: null });
    at = new Date(at.getTime() + 30 * 86_400_000);
    expect(await sender.sendDue()).toBe(0);
  }, 120_000);
});
