import { beforeEach, describe, expect, it } from 'vitest';
import { aCase } from '@/tests/fixtures/factories';
import type { TestProject } from '@/tests/fixtures/project';
import { untilWaiting } from '@/tests/fixtures/race';
import { connectAs } from '@/tests/fixtures/roles';
import { patience, until } from '@/tests/fixtures/until';
import { aWebhookTo } from '@/tests/fixtures/webhook-receiver';
import { aSender, aSendingProject, deliveriesOf, receiver, sendAll } from '@/tests/fixtures/webhook-sending';

let project: TestProject;
beforeEach(async () => {
  project = await aSendingProject();
});

/** A failed delivery whose second attempt is in progress until `end` is called. */
async function underWay() {
  const held: (() => void)[] = [];
  const { url, received } = await receiver((response, nth) =>
    nth === 2 ? void held.push(() => response.writeHead(500).end()) : response.writeHead(500).end(),
  );
  const { id } = await aWebhookTo(project.ctx, { url });
  await aCase(project.ctx);
  await sendAll();
  const later = new Date(Date.now() + 60_000);
  const sender = await aSender({ now: () => later });
  await sender.sendDue();
  await until(
    () => held.length,
    (count) => count === 1,
  );
  const end = async () => {
    for (const answer of held) answer();
    await sender.settle();
  };
  return { id, received, end };
}

describe('webhooks · a replay during an attempt', () => {
  const replays: [string, (webhook: string, delivery: string) => [string, object?]][] = [
    ['one', (webhook, delivery) => [`/v1/webhooks/${webhook}/deliveries/${delivery}/replay`]],
    ['many', (webhook) => [`/v1/webhooks/${webhook}/deliveries/replay`, { status: 'failed' }]],
  ];

  it.each(replays)(
    'of %s is due at once, whatever the outcome of the attempt',
    patience,
    async (_of, replayOf) => {
      const { id, received, end } = await underWay();
      const [failed] = await deliveriesOf(project, id);
      const [path, body] = replayOf(id, String(failed?.id));
      const replayed = await project.ask('POST', path, body && { body });
      expect(replayed.status).toBe(200);
      const [due] = await deliveriesOf(project, id);
      await end();
      expect(await deliveriesOf(project, id)).toMatchObject([
        { status: 'pending', attempt_count: 2, next_attempt_at: due?.next_attempt_at },
      ]);
      expect((await deliveriesOf(project, id))[0]?.attempts).toMatchObject([{ number: 1 }, { number: 2 }]);
      await sendAll();
      expect(received).toHaveLength(3);
    },
  );

  it('is due at once even if the attempt ends while it waits for the replay', patience, async () => {
    const { id, end } = await underWay();
    const [failed] = await deliveriesOf(project, id);
    const holder = await connectAs('owner');
    await holder.query('begin');
    await holder.query('select from webhook_deliveries where token = $1 for update', [failed?.id]);
    const replay = project.ask('POST', `/v1/webhooks/${id}/deliveries/${failed?.id}/replay`);
    await untilWaiting(1);
    const ended = end();
    await untilWaiting(2);
    await holder.query('commit');
    await holder.end();
    const { json } = await replay;
    await ended;
    expect(await deliveriesOf(project, id)).toMatchObject([
      { status: 'pending', attempt_count: 2, next_attempt_at: json.data.next_attempt_at },
    ]);
  });
});
