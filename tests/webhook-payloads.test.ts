import { expect, it } from 'vitest';
import { hasTokens } from '@/lib/domain/event';
import { eventCatalogue } from '@/lib/domain/events/catalogue';
import { payloadOf } from '@/lib/domain/events/payload';
import { presentTokens } from '@/lib/domain/flows/present';
import { recordEvent } from '@/lib/domain/record-event';
import { bytesOf, type StoredBody } from '@/lib/domain/webhooks/payload';
import { transaction } from '@/lib/platform/database/transaction';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject } from '@/tests/fixtures/project';
import { aWebhookTo } from '@/tests/fixtures/webhook-receiver';

/** Values that PostgreSQL and JavaScript might write differently. */
const data = {
  tokens: null,
  zeta: [1.5, 1e21, 1e-7, -0.1, { b: '', a: [] }],
  flow_token: 'flw_0123456789',
  name: 'Žofie "Ž" \\ \u0001\u2028 😀 </script>',
};

const published = eventCatalogue.filter(({ to }) => to.some((recipient: string) => recipient === 'webhooks'));

it('webhooks and the stream send the same bytes for every event, except the tokens of a flow', async () => {
  const { ctx } = await aProject();
  await aWebhookTo(ctx, { url: 'https://hooks.example/' });
  await transaction(ctx, async (tx) => {
    for (const event of published) {
      recordEvent(
        tx,
        ctx,
        { ...event, to: ['webhooks'] },
        {
          token: 'any',
          data: data as never, // fits no schema: this tests only how it is written
        },
      );
    }
  });
  const stored = await asOwner<StoredBody & { event_token: string; has_tokens: boolean }>(
    'select event_token, event_type, body, has_tokens, null as start_token_hash from webhook_deliveries where project_id = $1',
    [ctx.project.id],
  );
  const sent = new Map(stored.map((delivery) => [delivery.event_token, delivery]));
  const tokens = presentTokens({ token: data.flow_token, start_token_hash: null });
  const events = await asOwner<Parameters<typeof payloadOf>[1]>(
    'select token, type, data, created_at from published_events where project_id = $1 order by position',
    [ctx.project.id],
  );
  const streamed = events.map((event) => ({ ...event, payload: payloadOf(ctx.project, event) }));
  expect(streamed.map(({ type }) => type)).toEqual(published.map(({ name }) => name));
  for (const [n, { token, type, payload }] of streamed.entries()) {
    const delivery = sent.get(token);
    const event = published[n];
    if (!delivery || !event) throw new Error(`No delivery of ${type}.`);
    const read = JSON.parse(payload);
    const isWithTokens = hasTokens(event);
    const expected = isWithTokens ? JSON.stringify({ ...read, data: { ...read.data, tokens } }) : payload;
    expect(delivery.has_tokens, type).toBe(isWithTokens);
    expect(Buffer.from(bytesOf(delivery)).toString(), type).toBe(expected);
  }
});

it('a delivery states the API version with which its event was appended', async () => {
  const { ctx } = await aProject();
  await aWebhookTo(ctx, { url: 'https://hooks.example/' });
  const appended = {
    token: `evt_${ctx.project.hash}`,
    type: 'case.created',
    data: {},
    is_published: true,
    api_version: '3.1.0',
    has_tokens: false,
  };
  await transaction(ctx, async (tx) => {
    await tx.$queryRaw`select append_events(${ctx.project.id}::int, ${JSON.stringify([appended])}::jsonb)::text`;
  });
  const [stored] = await asOwner<{ body: Buffer }>(
    'select body from webhook_deliveries where project_id = $1',
    [ctx.project.id],
  );
  expect(JSON.parse(String(stored?.body)).api_version).toBe('3.1.0');
});
