import { setTimeout as sleep } from 'node:timers/promises';
import { type Answer, bodyOf, Refused } from './caller.ts';
import type { Client } from './client.ts';
import { runFlow } from './flow-actions.ts';

const tokenOf = (answer: Answer) => bodyOf<{ data: { token: string } }>(answer).data.token;

async function createEntity(client: Client): Promise<void> {
  const reference = client.newReference();
  const body = { type: 'Company', company_name: `Fault ${reference} Ltd`, external_reference: reference };
  await client.change('/v1/entities', body, (answer) => ({
    kind: 'entity',
    key: reference,
    token: tokenOf(answer),
  }));
}

/** Moves in order; each is possible once, from the one before it. */
const moves = [
  { path: 'transitions', body: { trigger: 'progress' }, to: 'In Progress' },
  { path: 'transitions', body: { trigger: 'review' }, to: 'In Review' },
  { path: 'close', body: { decision: 'Decline', summary: 'Not wanted.' }, to: 'Closed' },
];

async function workOnCase(client: Client): Promise<void> {
  const { random, around } = client;
  const reference = client.newReference();
  const entity = { type: 'Company', company_name: `Fault ${reference} Ltd` };
  const body = {
    type: 'Onboarding',
    entity_category: 'Company',
    entity,
    external_reference: reference,
  };
  const { fact } = await client.change('/v1/cases', body, (answer) => ({
    kind: 'case',
    key: reference,
    token: tokenOf(answer),
  }));
  const path = `/v1/cases/${fact.token}`;
  const text = `Comment ${client.newReference()}`;
  await client.change(`${path}/comments`, { body: text }, (answer) => ({
    kind: 'comment',
    key: text,
    token: tokenOf(answer),
  }));
  for (const move of moves.slice(0, random.below(moves.length + 1))) {
    if (around.stopping.aborted) return;
    await client.change(`${path}/${move.path}`, move.body, () => ({
      kind: 'case moved',
      key: `${fact.token} ${move.to}`,
      token: fact.token,
    }));
  }
}

const narrowEvents = ['case.created', 'alert.resolved', 'verification.completed'];

/** Registers a webhook and requests its test event. */
export async function registerWebhook(client: Client, events: readonly string[]): Promise<void> {
  const { around } = client;
  const url = `${around.receiverOrigin}/hooks/${client.newReference()}`;
  const { answer, fact } = await client.change('/v1/webhooks', { url, events }, (created) => ({
    kind: 'webhook',
    key: url,
    token: bodyOf<{ data: { id: string } }>(created).data.id,
  }));
  const { secret } = bodyOf<{ data: { secret: string } }>(answer).data;
  around.ledger.webhooks.push({ token: fact.token, url, secret, events, toldAtMs: Date.now() });
  await client.change(`/v1/webhooks/${fact.token}/test`, undefined, (tested) => ({
    kind: 'webhook test',
    key: fact.token,
    token: bodyOf<{ data: { id: string } }>(tested).data.id,
  }));
}

const actions: readonly { weight: number; act(client: Client): Promise<void> }[] = [
  { weight: 10, act: runFlow },
  { weight: 3, act: createEntity },
  { weight: 4, act: workOnCase },
  { weight: 5, act: (client) => client.repeatOne() },
];

/** Each event goes to every matching webhook; with more webhooks, they would be most of the load. */
const narrowWebhooks = 2;
const pause = { leastMs: 50, spreadMs: 250 };

/** Works until it should stop, and finishes its current task. */
export async function work(client: Client): Promise<void> {
  const { random, around } = client;
  let webhooks = 0;
  while (!around.stopping.aborted) {
    try {
      if (webhooks < narrowWebhooks && random.happens(0.05)) {
        webhooks += 1;
        await registerWebhook(client, narrowEvents);
      }
      await random.weighted(actions).act(client);
    } catch (error) {
      // The ledger has recorded it.
      if (!(error instanceof Refused)) throw error;
    }
    await sleep(pause.leastMs + random.below(pause.spreadMs));
  }
}
