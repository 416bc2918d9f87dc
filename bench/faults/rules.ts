import { createHmac } from 'node:crypto';
import { type Evidence, nameOfEvent, type Receipt, type RegisteredWebhook, type Told } from './evidence.ts';

type Rule = (evidence: Evidence) => string[];

function groupBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

const at = (ms: number) => new Date(ms).toISOString();

const isLost: Rule = ({ told, stands }) => {
  const standing = new Set(stands.map(({ kind, key, token }) => `${kind}\n${key}\n${token}`));
  return told
    .filter(({ kind, key, token }) => !standing.has(`${kind}\n${key}\n${token}`))
    .map((each) => `${each.kind} "${each.key}" was acknowledged at ${at(each.toldAtMs)} as ${each.token}`);
};

const isDoubled: Rule = ({ stands }) =>
  [...groupBy(stands, ({ kind, key }) => `${kind} "${key}"`)]
    .filter(([, facts]) => facts.length > 1)
    .map(([name, facts]) => `${name}: ${facts.map(({ token }) => token).join(', ')}`);

const isAnsweredDifferently: Rule = ({ repeats }) =>
  repeats
    .filter(({ first, again }) => first !== again)
    .map(({ kind, key, by, first, again }) => {
      return `${kind} "${key}" repeated by ${by}: first ${first}, again ${again}`;
    });

/** Names of the events of an acknowledged effect. */
const eventsOf: Record<string, (told: Told) => string[]> = {
  case: ({ token }) => [`case.created ${token}`],
  'case moved': ({ key, token }) => [
    `case.status_changed ${key}`,
    ...(key.endsWith(' Closed') ? [`case.closed ${token}`] : []),
  ],
  'alert resolved': ({ token }) => [`alert.resolved ${token}`],
  'company flow ended': ({ token }) => [`verification.completed ${token}`],
  'person flow ended': ({ token }) => [`verification.completed ${token}`],
  'screening flow ended': ({ token }) => [`screening.completed ${token}`],
};

const wants = ({ events }: RegisteredWebhook, type: string) => events.includes('*') || events.includes(type);

interface Read extends Receipt {
  eventId: string;
  name: string | null;
}

function read(receipt: Receipt): Read {
  // The body of API §8.2.
  const { event_id, event_type, data } = JSON.parse(receipt.body.toString()) as {
    event_id: string;
    event_type: string;
    data: Record<string, unknown>;
  };
  return { ...receipt, eventId: event_id, name: nameOfEvent(event_type, data) };
}

/** Events that the database contains, or that acknowledged effects must have, but a webhook never got. */
const isNotReceived: Rule = ({ webhooks, published, told, receipts }) =>
  webhooks.flatMap((webhook) => {
    const received = receipts.filter(({ url }) => url === webhook.url).map(read);
    const ids = new Set(received.map(({ eventId }) => eventId));
    const names = new Set(received.map(({ name }) => name));
    const missingEvents = published
      .filter(({ type, createdAtMs }) => wants(webhook, type) && createdAtMs > webhook.toldAtMs)
      .filter(({ id }) => !ids.has(id))
      .map(({ id, type, createdAtMs }) => `${webhook.token} never got ${id} (${type}) of ${at(createdAtMs)}`);
    const missingEffects = told
      .filter(({ beganAtMs }) => beganAtMs > webhook.toldAtMs)
      .flatMap((each) => eventsOf[each.kind]?.(each) ?? [])
      .filter((name) => wants(webhook, name.split(' ')[0] ?? '') && !names.has(name))
      .map((name) => `${webhook.token} never got "${name}", whose effect was acknowledged`);
    return [...missingEvents, ...missingEffects];
  });

const hasSeveralIds: Rule = ({ receipts }) => {
  const named = receipts.map(read).filter(({ name }) => name !== null);
  return [...groupBy(named, ({ url, name }) => `"${name}" at ${new URL(url).pathname}`)]
    .map(([name, group]) => ({ name, ids: new Set(group.map(({ webhookId }) => webhookId)) }))
    .filter(({ ids }) => ids.size > 1)
    .map(({ name, ids }) => `${name} came under ${[...ids].join(', ')}`);
};

const hasSeveralBodies: Rule = ({ receipts }) =>
  [...groupBy(receipts, ({ webhookId }) => webhookId)]
    .map(([id, group]) => ({ id, bodies: new Set(group.map(({ body }) => body.toString())) }))
    .filter(({ bodies }) => bodies.size > 1)
    .map(({ id, bodies }) => `${id} came with ${bodies.size} bodies: ${[...bodies].join(' | ')}`);

const isNotAuthentic: Rule = ({ webhooks, receipts }) => {
  const secrets = new Map(webhooks.map(({ url, secret }) => [url, secret]));
  return receipts.flatMap((receipt) => {
    const { url, webhookId, signature, body } = receipt;
    const { eventId } = read(receipt);
    const secret = secrets.get(url);
    // A webhook whose registration was not answered in time is unknown here; the retry with the same key has the same
    // URL.
    const signed = secret && `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    return [
      ...(eventId === webhookId ? [] : [`${webhookId} came with the body of ${eventId}`]),
      ...(signed === signature ? [] : [`${webhookId} was not signed with the secret of ${url}`]),
    ];
  });
};

const isInvalid: Rule = ({ audit: { valid, records, first_bad_sequence } }) => [
  ...(valid ? [] : [`the first bad record is ${first_bad_sequence} of ${records}`]),
  ...(records > 0 ? [] : ['it has no record']),
];

const isLeft: Rule = ({ drain: { seconds, limitSeconds, left } }) => {
  const waiting = Object.entries(left).filter(([, count]) => count > 0);
  return [
    ...waiting.map(([name, count]) => `${count} ${name} after ${seconds.toFixed(0)} s`),
    ...(waiting.length === 0 && seconds > limitSeconds
      ? [`drained after ${seconds.toFixed(0)} s, not ${limitSeconds}`]
      : []),
  ];
};

const rules: Record<string, Rule> = {
  'an acknowledged effect is lost': isLost,
  'an effect is doubled': isDoubled,
  'a repeated request was answered differently': isAnsweredDifferently,
  'an event was not received': isNotReceived,
  'an event has several ids': hasSeveralIds,
  'an event has several bodies': hasSeveralBodies,
  'a delivery is not authentic': isNotAuthentic,
  'the audit chain is invalid': isInvalid,
  'the backlog is left': isLeft,
  'nobody should see this': ({ unexpected }) => [...unexpected],
};

/** A sentence with evidence for each violation of a rule. */
export const findingsOf = (evidence: Evidence): string[] =>
  Object.entries(rules).flatMap(([name, rule]) => rule(evidence).map((finding) => `${name}: ${finding}`));
