import { beforeEach, describe, expect, it } from 'vitest';
import { deleteOldDeliveries } from '@/lib/domain/webhooks/service/delete-old-deliveries';
import { giveUpFailingWebhooks } from '@/lib/domain/webhooks/service/give-up-failing';
import { deliveryAttempts } from '@/lib/platform/metrics';
import { aCase } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { aWebhookTo } from '@/tests/fixtures/webhook-receiver';
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

describe('webhooks · a worker that dies', () => {
  it('leaves its deliveries to the others, which send the same bytes under the same id', async () => {
    const { url, received } = await receiver();
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    const at = new Date();
    const lost = await asOwner<{ body: Buffer; event_token: string }>(
      `select body, event_token from claim_webhook_deliveries($1, '30 s', '{}', 1, 1, 10, 10, 10)`,
      [at],
    );
    expect(lost).toHaveLength(1);
    await sendAll();
    expect(received).toEqual([]);
    const later = new Date(at.getTime() + 30_001);
    await sendAll(await aSender({ now: () => later }));
    expect(received.map(({ body, headers }) => [body, headers['webhook-id']])).toEqual([
      [JSON.stringify(JSON.parse(String(lost[0]?.body))), lost[0]?.event_token],
    ]);
    expect(await deliveriesOf(project, id)).toMatchObject([{ status: 'delivered', attempt_count: 1 }]);
  });

  it('shares no delivery with the others: each is sent once', async () => {
    const { url, received } = await receiver();
    await aWebhookTo(project.ctx, { url });
    for (let n = 0; n < 40; n += 1) await aCase(project.ctx);
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    expect(new Set(received.map(({ json }) => json.event_id)).size).toBe(40);
    expect(received).toHaveLength(40);
  });
});

describe('webhooks · only failures for seven days', () => {
  const weekMs = 7 * 86_400_000;

  it('makes the webhook undeliverable, notifies its admins once, and stops until it is active again', async () => {
    const admin = await project.person('admin');
    await project.person('analyst');
    const { url, received } = await receiver((response, nth) =>
      response.writeHead(nth < 2 ? 500 : 200).end(),
    );
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    await sendAll();
    const { failing_since } = await webhookOf(project, id);
    const since = Date.parse(failing_since);

    await giveUpFailingWebhooks(new Date(since + weekMs - 1));
    expect((await webhookOf(project, id)).status).toBe('active');
    await Promise.all([0, 1].map((n) => giveUpFailingWebhooks(new Date(since + weekMs + n))));
    expect(await webhookOf(project, id)).toMatchObject({ status: 'undeliverable', failing_since });
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
    await sendAll(await aSender({ now: () => later }));
    expect(received).toHaveLength(1);
    await project.ask('PATCH', `/v1/webhooks/${id}`, { body: { status: 'active' } });
    await sendAll(await aSender({ now: () => later }));
    expect(received).toHaveLength(2);
    expect(await webhookOf(project, id)).toMatchObject({ status: 'active', failing_since: null });
  });
});

describe('webhooks · many failing ones', () => {
  it('of one project do not keep others from being given up', async () => {
    const other = await aProject();
    for (let n = 0; n < 25; n += 1) await aWebhookTo(project.ctx, { url: 'https://hooks.example/' });
    const { id } = await aWebhookTo(other.ctx, { url: 'https://hooks.example/' });
    await asOwner(
      `update webhooks set failing_since = now() - case project_id when $1 then interval '9 days' else interval '8 days' end
       where project_id in ($1, $2)`,
      [project.ctx.project.id, other.ctx.project.id],
    );
    await giveUpFailingWebhooks();
    expect((await webhookOf(other, id)).status).toBe('undeliverable');
  });
});

describe('webhooks · old deliveries', () => {
  it('are deleted thirty days after they were created, once they have ended', async () => {
    const { url } = await receiver();
    const { id } = await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    await sendAll();
    await aCase(project.ctx);
    const [delivered, pending] = await deliveriesOf(project, id);
    await deleteOldDeliveries(new Date(Date.now() + 29 * 86_400_000));
    expect(await deliveriesOf(project, id)).toEqual([delivered, pending]);
    await deleteOldDeliveries(new Date(Date.now() + 31 * 86_400_000));
    expect(await deliveriesOf(project, id)).toEqual([pending]);
  });

  it('of a failing webhook do not count as late, but have their own figures', async () => {
    const figures = async () => {
      const rows = await asOwner<{ figure: string; value: number }>(
        `select figure, value from deployment_figures() where figure ~ 'deliver|webhooks_failing'`,
      );
      return Object.fromEntries(rows.map(({ figure, value }) => [figure, value]));
    };
    const attempts = async (outcome: string) => {
      const { values } = await deliveryAttempts.get();
      return values.find(({ labels }) => labels.outcome === outcome)?.value ?? 0;
    };
    const [failed, delivered] = [await attempts('failed'), await attempts('delivered')];
    const { url } = await receiver((response, nth) => response.writeHead(nth === 1 ? 500 : 200).end());
    await aWebhookTo(project.ctx, { url });
    await aCase(project.ctx);
    await sendAll();
    await aCase(project.ctx);
    expect(await figures()).toEqual({
      deliveries_due: 0,
      delivery_delay_seconds: 0,
      webhooks_failing: 1,
      failing_deliveries_due: 1,
    });
    await sendAll();
    await aCase(project.ctx);
    expect(await figures()).toMatchObject({
      deliveries_due: 1,
      webhooks_failing: 0,
      failing_deliveries_due: 0,
    });
    expect([await attempts('failed'), await attempts('delivered')]).toEqual([failed + 1, delivered + 1]);
  });

  it('of an inactive webhook do not count as late, and are deleted after thirty days', async () => {
    const figures = () =>
      asOwner<{ figure: string; value: number }>(
        `select figure, value from deployment_figures() where figure in ('deliveries_due', 'delivery_delay_seconds')`,
      );
    const { id } = await aWebhookTo(project.ctx, { url: 'https://hooks.example/' });
    await aCase(project.ctx);
    expect(await figures()).toContainEqual({ figure: 'deliveries_due', value: 1 });
    await project.ask('PATCH', `/v1/webhooks/${id}`, { body: { status: 'disabled' } });
    expect(await figures()).toEqual([
      { figure: 'deliveries_due', value: 0 },
      { figure: 'delivery_delay_seconds', value: 0 },
    ]);
    await deleteOldDeliveries(new Date(Date.now() + 29 * 86_400_000));
    expect(await deliveriesOf(project, id)).toHaveLength(1);
    await deleteOldDeliveries(new Date(Date.now() + 31 * 86_400_000));
    expect(await deliveriesOf(project, id)).toEqual([]);
  });
});
