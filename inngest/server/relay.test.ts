import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stopLoopbackServers } from '@/lib/platform/fixtures/loopback-server';
import { newToken } from '@/lib/platform/ids';
import { silent as silentLogger } from '../embedded/fixtures/client';
import { RunnerHarness } from '../embedded/fixtures/harness';
import { notifyWorkers } from '../embedded/notify';
import { insertEvent } from '../outbox/store';
import { inTransaction } from '../outbox/transaction';
import { breaking, EventApi, failing, refusing, silent } from './fixtures/event-api';
import { Refusals } from './refusals';
import { type Relay, startRelay } from './relay';

let harness: RunnerHarness;
let api: EventApi;
const relays: Relay[] = [];

beforeAll(async () => void (harness = await RunnerHarness.open()));
beforeEach(async () => void (api = await EventApi.start()));
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.stop()));
  stopLoopbackServers();
  await harness.reset();
});
afterAll(() => harness.close());

function start(): void {
  const { pool } = harness;
  const options = { pool, baseUrl: api.baseUrl, eventKey: 'key', logger: silentLogger };
  relays.push(startRelay({ ...options, pollMs: 20, timeoutMs: 300, refusals: new Refusals(50) }));
}

/** Sends events in one commit, so that a relay finds all of them or none. */
async function sendMany(count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => newToken('evt'));
  await inTransaction(harness.pool, async (tx) => {
    for (const [n, token] of tokens.entries()) {
      await insertEvent(tx, { token, project_id: 7, type: 'flow.requested', data: { n } });
    }
  });
  await notifyWorkers(harness.pool, 'events');
  return tokens;
}

const unsent = async () =>
  (await harness.pool.query('select token from events where routed_at is null order by sequence')).rows.map(
    ({ token }) => token,
  );
const allSent = () => harness.eventually(unsent, (left) => left.length === 0);

describe('relay', () => {
  it('sends committed events in order, with their ids', async () => {
    const before = await sendMany(3);
    start();
    await allSent();
    const after = await sendMany(2);
    await allSent();
    expect([...api.stored.keys()]).toEqual([...before, ...after]);
    expect(api.stored.get(before[1] ?? '')).toEqual({
      id: before[1],
      name: 'flow.requested',
      data: { n: 1, project_id: 7 },
      ts: expect.any(Number),
    });
    expect([...api.keys]).toEqual(['/e/key']);
  });

  it.each([
    ['is not there', [failing, failing]],
    ['breaks the connection', [breaking, breaking]],
    ['does not answer', [silent]],
    ['refuses everything for a while', [refusing, refusing, refusing, refusing, refusing]],
  ])('loses nothing when the server %s', async (_how, behaviours) => {
    api.next.push(...behaviours);
    const tokens = await sendMany(4);
    start();
    await allSent();
    expect([...api.stored.keys()]).toEqual(tokens);
  });

  it('resends events that the server has stored but not confirmed, with the same ids', async () => {
    api.next.push((events, response) => {
      api.store(events);
      response.destroy();
    });
    const tokens = await sendMany(3);
    start();
    await allSent();
    expect(api.requests).toEqual([tokens, tokens]);
    expect([...api.stored.keys()]).toEqual(tokens);
  });

  it('keeps an event that is refused individually, retries it, and sends the others', async () => {
    const tokens = await sendMany(3);
    const [, poison = ''] = tokens;
    let isRefused = true;
    const judge: (typeof api.next)[number] = (events, response) => {
      api.next.push(judge);
      const refused = isRefused && events.some(({ id }) => id === poison);
      (refused ? refusing : api.confirm)(events, response);
    };
    api.next.push(judge);
    start();
    expect(await harness.eventually(unsent, (left) => left.length === 1)).toEqual([poison]);
    expect([...api.stored.keys()]).toEqual([tokens[0], tokens[2]]);
    isRefused = false;
    await allSent();
    expect(api.stored.has(poison)).toBe(true);
  });

  it('is not slowed by events that are always refused: the others are sent together', async () => {
    const poison = await sendMany(2);
    const judge: (typeof api.next)[number] = (events, response) => {
      api.next.push(judge);
      (events.some(({ id }) => poison.includes(id)) ? refusing : api.confirm)(events, response);
    };
    api.next.push(judge);
    const first = await sendMany(3);
    start();
    await harness.eventually(unsent, (left) => left.length === poison.length);
    api.requests.length = 0;
    const second = await sendMany(100);
    await harness.eventually(unsent, (left) => left.length === poison.length);
    expect([...api.stored.keys()]).toEqual([...first, ...second]);
    const withOthers = api.requests.filter((ids) => ids.length > 1 && ids.some((id) => poison.includes(id)));
    const alone = api.requests.filter(([id = '', more]) => more === undefined && second.includes(id));
    expect([withOthers, alone.length < 10]).toEqual([[], true]);
  });

  it('gets past a whole batch that is always refused', async () => {
    const poison = await sendMany(100);
    const judge: (typeof api.next)[number] = (events, response) => {
      api.next.push(judge);
      (events.some(({ id }) => poison.includes(id)) ? refusing : api.confirm)(events, response);
    };
    api.next.push(judge);
    const [behind = ''] = await sendMany(1);
    start();
    await harness.eventually(unsent, (left) => !left.includes(behind));
    expect([...api.stored.keys()]).toEqual([behind]);
  });

  it('sends each event once when several workers relay', async () => {
    const tokens = await sendMany(250);
    for (let n = 0; n < 3; n += 1) start();
    await allSent();
    expect(api.requests.flat()).toEqual(tokens);
  });

  it('does not send events of an embedded runner', async () => {
    await harness.send('inngest/function.failed');
    const [token] = await sendMany(1);
    start();
    await allSent();
    expect([...api.stored.keys()]).toEqual([token]);
  });
});
