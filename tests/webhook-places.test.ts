import { beforeEach, describe, expect, it } from 'vitest';
import type { Sender } from '@/lib/domain/webhooks/sender';
import { aCase } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { patience, until } from '@/tests/fixtures/until';
import { aWebhookTo } from '@/tests/fixtures/webhook-receiver';
import { aSender, aSendingProject, receiver } from '@/tests/fixtures/webhook-sending';

let project: TestProject;
beforeEach(async () => {
  project = await aSendingProject();
});

describe('webhooks · a dead endpoint', () => {
  it(
    'does not delay others, and gets few requests once it is known to fail',
    async () => {
      const held: (() => void)[] = [];
      const dead = await receiver((response) => void held.push(() => response.writeHead(500).end()));
      const live = await receiver();
      await aWebhookTo(project.ctx, dead);
      await aWebhookTo(project.ctx, live);
      const sender = await aSender();
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

describe('webhooks · slow endpoints of one project', patience, () => {
  /** Slow requests never time out by themselves. */
  const neverMs = 600_000;

  /** Webhooks that answer only when told to, each with more deliveries than it has places. */
  async function slowWebhooks(count: number) {
    const held: (() => void)[] = [];
    const slow = await receiver((response) => void held.push(() => response.writeHead(200).end()));
    for (let n = 0; n < count; n += 1) await aWebhookTo(project.ctx, slow);
    for (let n = 0; n < 40; n += 1) await aCase(project.ctx);
    return held;
  }

  /** Sends what is due until the held and received counts are as expected. */
  async function expectSending(sender: Sender, counts: () => number[], expected: number[]): Promise<void> {
    await until(
      async () => {
        await sender.sendDue();
        return counts();
      },
      (found) => String(found) === String(expected),
    );
    await sender.sendDue();
    expect(counts()).toEqual(expected);
  }

  it('leave places to other projects, however many webhooks they are', async () => {
    const held = await slowWebhooks(50);
    const other = await aProject();
    const live = await receiver();
    await aWebhookTo(other.ctx, live);
    await aCase(other.ctx);
    const sender = await aSender({ timeoutMs: neverMs });
    // Two places for each webhook, plus 128: as many as four webhooks have.
    await expectSending(sender, () => [held.length, live.received.length], [50 * 2 + 128, 1]);
    // Newer deliveries are sent too, while no slow one has ended.
    await aCase(other.ctx);
    await expectSending(sender, () => [held.length, live.received.length], [50 * 2 + 128, 2]);
    for (const end of held.splice(0)) end();
    await sender.settle();
  });

  it('leave places to other webhooks of the project', async () => {
    const held = await slowWebhooks(6);
    const sender = await aSender({ timeoutMs: neverMs });
    await expectSending(sender, () => [held.length], [6 * 2 + 128]);
    const live = await receiver();
    await aWebhookTo(project.ctx, live);
    for (let n = 0; n < 5; n += 1) await aCase(project.ctx);
    await expectSending(sender, () => [live.received.length], [5]);
    for (const end of held.splice(0)) end();
    await sender.settle();
  });
});
