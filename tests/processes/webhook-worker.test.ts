import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCase } from '@/tests/fixtures/factories';
import { workerDatabase } from '@/tests/fixtures/database';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type StartedProgram, startProgram } from '@/tests/fixtures/started-program';
import { patience, until } from '@/tests/fixtures/until';
import { aReceiver, aWebhookTo, type Receiver } from '@/tests/fixtures/webhook-receiver';

// Workers run with the rights of their role. Set before the programs are started, because they inherit it.
process.env.PROBITY_ALLOW_LOOPBACK_WEBHOOKS = '1';

let project: TestProject;
let receiver: Receiver;
let isDown = false;
const workers: StartedProgram[] = [];

async function aWorker(): Promise<StartedProgram> {
  const worker = await startProgram(
    'tests/fixtures/worker-process.ts',
    workerDatabase().appUrls.probity_worker,
  );
  workers.push(worker);
  return worker;
}

beforeAll(async () => {
  project = await aProject();
  // Requests hang while it is down, so that a worker is killed during them.
  receiver = await aReceiver((response) => void (isDown || response.writeHead(204).end()));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await receiver.stop();
});

const deliveries = async (id: string) =>
  (await project.ask('GET', `/v1/webhooks/${id}/deliveries`)).json.data;

describe('workers · webhooks', patience, () => {
  it('deliver committed events once, with two workers, and lose nothing when one is killed', async () => {
    const { id } = await aWebhookTo(project.ctx, receiver);
    const [first] = await Promise.all([aWorker(), aWorker()]);
    for (let n = 0; n < 20; n += 1) await aCase(project.ctx);
    await until(
      () => deliveries(id),
      (all) => all.every(({ status }: { status: string }) => status === 'delivered'),
    );
    expect(receiver.received).toHaveLength(20);

    isDown = true;
    await aCase(project.ctx);
    await until(
      () => receiver.received.length,
      (count) => count === 21,
    );
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    expect(first?.child.killed).toBe(true);
    expect((await deliveries(id))[0]).toMatchObject({ status: 'pending', attempt_count: 0 });

    isDown = false;
    await asOwner('update webhook_deliveries set leased_until = now() where leased_until is not null');
    await aWorker();
    await until(
      () => deliveries(id),
      ([newest]) => newest.status === 'delivered',
    );
    const [killed, repeated] = receiver.received.slice(20);
    expect(receiver.received).toHaveLength(22);
    expect(repeated?.body).toBe(killed?.body);
    expect(repeated?.headers['webhook-id']).toBe(killed?.headers['webhook-id']);
  });

  it('give up a webhook that has failed for seven days, with the rights of the worker', async () => {
    const admin = await project.person('admin');
    const { id } = await aWebhookTo(project.ctx, { url: 'http://127.0.0.1:1/' });
    await asOwner(`update webhooks set failing_since = now() - interval '8 days' where token = $1`, [id]);
    await aWorker();
    await until(
      async () => (await project.ask('GET', `/v1/webhooks/${id}`)).json.data.status,
      (status) => status === 'undeliverable',
    );
    const told = await asOwner('select kind from notifications where user_token = $1', [admin.actor.id]);
    expect(told).toEqual([{ kind: 'webhook.undeliverable' }]);
  });
});
