import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Evidence, Receipt, RegisteredWebhook, Told } from './evidence';
import { findingsOf } from './rules';

const webhook: RegisteredWebhook = {
  token: 'whk_1',
  url: 'http://127.0.0.1:1/hooks/1',
  secret: 'whsec_1',
  events: ['*'],
  toldAtMs: 1_000,
};

const told = (kind: string, key: string, token: string): Told => {
  return { kind, key, token, beganAtMs: 2_000, toldAtMs: 2_100, tries: 1 };
};

function receipt(id: string, type: string, data: Record<string, unknown>): Receipt {
  const body = Buffer.from(JSON.stringify({ event_id: id, event_type: type, data }));
  const signature = `sha256=${createHmac('sha256', webhook.secret).update(body).digest('hex')}`;
  return { url: webhook.url, webhookId: id, signature, body };
}

const event = (id: string, type: string, name: string) => ({ id, type, name, createdAtMs: 2_050 });

const received = receipt('evt_1', 'case.created', { token: 'cas_1' });
const resolved = receipt('evt_2', 'alert.resolved', { token: 'alt_1' });

/** Evidence of one case and one resolved alert without any fault. */
const good: Evidence = {
  told: [told('case', 'case 1', 'cas_1'), told('alert resolved', 'alt_1', 'alt_1')],
  repeats: [{ kind: 'case', key: 'case 1', by: 'Idempotency-Key', first: '{"a":1}', again: '{"a":1}' }],
  unexpected: [],
  stands: [
    { kind: 'case', key: 'case 1', token: 'cas_1' },
    { kind: 'alert resolved', key: 'alt_1', token: 'alt_1' },
  ],
  webhooks: [webhook],
  published: [
    event('evt_1', 'case.created', 'case.created cas_1'),
    event('evt_2', 'alert.resolved', 'alert.resolved alt_1'),
  ],
  // An event may be delivered more than once.
  receipts: [received, received, resolved],
  audit: { valid: true, records: 2, first_bad_sequence: null },
  drain: { seconds: 31, limitSeconds: 60, left: { 'unfinished flows': 0 } },
};

describe('faults · rules', () => {
  it('finds nothing if there is no fault', () => {
    expect(findingsOf(good)).toEqual([]);
  });

  it.each<[string, Partial<Evidence>, RegExp]>([
    [
      'a lost row',
      { stands: good.stands.slice(1) },
      /^an acknowledged effect is lost: case "case 1" .* cas_1$/,
    ],
    [
      'another row under the same name',
      { stands: [{ kind: 'case', key: 'case 1', token: 'cas_2' }, ...good.stands.slice(1)] },
      /^an acknowledged effect is lost: case "case 1" .* cas_1$/,
    ],
    [
      'a second row',
      { stands: [...good.stands, { kind: 'case', key: 'case 1', token: 'cas_2' }] },
      /^an effect is doubled: case "case 1": cas_1, cas_2$/,
    ],
    [
      'a second audit record of one move',
      { stands: [...good.stands, { kind: 'alert resolved', key: 'alt_1', token: 'alt_1' }] },
      /^an effect is doubled: alert resolved "alt_1"/,
    ],
    [
      'another answer to a repeated request',
      { repeats: [{ kind: 'case', key: 'case 1', by: 'Idempotency-Key', first: 'a', again: 'b' }] },
      /^a repeated request was answered differently: case "case 1" repeated by Idempotency-Key: first a, again b$/,
    ],
    [
      'an event that was published and never received',
      { receipts: [resolved], told: good.told.slice(1) },
      /^an event was not received: whk_1 never got evt_1 \(case\.created\)/,
    ],
    [
      'an acknowledged effect whose event was never written',
      { receipts: [resolved], published: good.published.slice(1) },
      /^an event was not received: whk_1 never got "case\.created cas_1"/,
    ],
    [
      'a second id of an event',
      { receipts: [...good.receipts, receipt('evt_3', 'case.created', { token: 'cas_1' })] },
      /^an event has several ids: "case\.created cas_1" at \/hooks\/1 came under evt_1, evt_3$/,
    ],
    [
      'another body under the same id',
      { receipts: [...good.receipts, receipt('evt_1', 'case.created', { token: 'cas_1', name: 'B' })] },
      /^an event has several bodies: evt_1 came with 2 bodies/,
    ],
    [
      'an id that is not the body’s',
      { receipts: [...good.receipts, { ...resolved, webhookId: 'evt_9' }] },
      /evt_9 came with the body of evt_2/,
    ],
    [
      'a signature by another secret',
      { webhooks: [{ ...webhook, secret: 'whsec_2' }] },
      /^a delivery is not authentic: evt_1 was not signed with the secret of /,
    ],
    [
      'a broken chain',
      { audit: { valid: false, records: 9, first_bad_sequence: 4 } },
      /^the audit chain is invalid: the first bad record is 4 of 9$/,
    ],
    ['an empty log', { audit: { valid: true, records: 0, first_bad_sequence: null } }, /it has no record$/],
    [
      'a backlog that stays',
      { drain: { seconds: 60, limitSeconds: 60, left: { 'unfinished flows': 2 } } },
      /^the backlog is left: 2 unfinished flows after 60 s$/,
    ],
    [
      'a backlog that is drained late',
      { drain: { seconds: 61, limitSeconds: 60, left: { 'unfinished flows': 0 } } },
      /^the backlog is left: drained after 61 s, not 60$/,
    ],
    [
      'an answer that nobody should get',
      { unexpected: ['500 to POST /v1/cases'] },
      /500 to POST \/v1\/cases$/,
    ],
  ])('finds %s', (_what, broken, finding) => {
    expect(findingsOf({ ...good, ...broken }).join('\n')).toMatch(finding);
  });

  it('expects a webhook to get only its events, from changes after its registration', () => {
    const narrow = { ...webhook, events: ['alert.resolved'] };
    expect(findingsOf({ ...good, webhooks: [narrow], receipts: [resolved] })).toEqual([]);
    expect(findingsOf({ ...good, webhooks: [{ ...webhook, toldAtMs: 2_060 }], receipts: [] })).toEqual([]);
  });
});
