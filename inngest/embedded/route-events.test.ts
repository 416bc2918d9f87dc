import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newToken } from '@/lib/platform/ids';
import { testClient } from './fixtures/client';
import { type Functions, RunnerHarness } from './fixtures/harness';
import { registerFunctions } from './register';
import { routeEvents } from './route-events';
import { Sdk } from './sdk';
import { insertEvent, tryLockRouting } from '../outbox/store';
import { inTransaction } from '../outbox/transaction';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

const nothing = () => undefined;
const nothingRouted = { events: 0, runs: false };

describe('runner · events', () => {
  it('starts one run for each function that an event triggers, and no other', async () => {
    await harness.start((client) => [
      client.createFunction({ id: 'a', triggers: [{ event: 'case.created' }] }, nothing),
      client.createFunction(
        { id: 'b', triggers: [{ event: 'case.created' }, { event: 'case.closed' }] },
        nothing,
      ),
      client.createFunction({ id: 'c', triggers: [{ event: 'case.closed' }] }, nothing),
    ]);
    await harness.send('case.created');
    const runs = await harness.endedRuns(2);
    expect(runs.map((run) => run.function_id)).toEqual(['test-a', 'test-b']);
  });

  it('routes an event that is committed after later ones', async () => {
    await harness.start((client) => [
      client.createFunction({ id: 'a', triggers: [{ event: 'case.created' }] }, nothing),
    ]);
    const late = await harness.pool.connect();
    await late.query('begin');
    await late.query(`insert into events (token, type, data) values ('evt_late', 'case.created', '{}')`);
    await harness.send('case.created');
    await harness.endedRuns(1);
    await late.query('commit');
    late.release();
    const runs = await harness.endedRuns(2);
    expect(runs.map((run) => run.event.id)).toContain('evt_late');
  });

  it('routes immediately on a notification, without polling', async () => {
    await harness.start(
      (client) => [client.createFunction({ id: 'a', triggers: [{ event: 'flow.requested' }] }, nothing)],
      { pollMs: 60_000 },
    );
    await harness.send('flow.requested'); // routed at startup or when the listener connects
    await harness.endedRuns(1);
    await harness.send('flow.requested');
    expect(await harness.endedRuns(2, 30_000)).toHaveLength(2); // a poll would come after a minute
  });

  it('listens again after its connection breaks', async () => {
    await harness.start(
      (client) => [client.createFunction({ id: 'a', triggers: [{ event: 'flow.requested' }] }, nothing)],
      { pollMs: 60_000 },
    );
    const listeners = () =>
      harness.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen probity_events' and datname = current_database()`,
      );
    await harness.eventually(listeners, ({ rowCount }) => rowCount === 1);
    await harness.send('flow.requested');
    expect(await harness.endedRuns(1)).toHaveLength(1);
  });
});

describe('runner · two routers', () => {
  const functions: Functions = (client) => [
    client.createFunction({ id: 'a', triggers: [{ event: 'case.created' }] }, nothing),
  ];
  const registered = () => {
    const client = testClient();
    return registerFunctions(new Sdk(client, functions(client), 1_000));
  };
  const unrouted = async () =>
    (await harness.pool.query('select from events where routed_at is null')).rowCount;

  it('leave all events to the one that is already routing', async () => {
    const known = await registered();
    await harness.send('case.created');
    await inTransaction(harness.pool, async (tx) => {
      expect(await tryLockRouting(tx)).toBe(true);
      expect(await routeEvents(harness.pool, known)).toEqual(nothingRouted);
      expect(await unrouted()).toBe(1);
    });
    expect(await routeEvents(harness.pool, known)).toEqual({ events: 1, runs: true });
    expect(await routeEvents(harness.pool, known)).toEqual(nothingRouted);
  });

  it('start each run once in total', async () => {
    const known = await registered();
    for (let sent = 0; sent < 30; sent += 1) await harness.send('case.created');
    const routed = await Promise.all([1, 2, 3, 4].map(() => routeEvents(harness.pool, known)));
    expect(routed.reduce((total, { events }) => total + events, 0)).toBe(30);
    expect([await unrouted(), (await harness.runs()).length]).toEqual([0, 30]);
  });
});

describe('runner · two workers', () => {
  const listeners = async () =>
    (
      await harness.pool.query(
        `select from pg_stat_activity where query = 'listen probity_events' and datname = current_database()`,
      )
    ).rowCount;

  it('wake the idle one for runs that the other has started but has no slot for', async () => {
    const blocked = Promise.withResolvers<void>();
    let isFull = false;
    const idle: Functions = (client) => [
      client.createFunction({ id: 'work', triggers: [{ event: 'work.requested' }] }, () => 'done'),
    ];
    const full: Functions = (client) => [
      ...idle(client),
      client.createFunction({ id: 'block', triggers: [{ event: 'block.requested' }] }, () => {
        isFull = true;
        return blocked.promise;
      }),
    ];
    // It would only poll after ten minutes, and gets no notification of events.
    await harness.start(idle, { pollMs: 600_000 });
    await harness.eventually(listeners, (count) => count === 1);
    const token = await insertOnly('block.requested');
    await harness.start(full, { pollMs: 20, concurrency: 1 });
    await harness.eventually(
      () => isFull,
      (value) => value,
    );
    await insertOnly('work.requested');
    const work = async () => (await harness.runs()).find(({ event }) => event.id !== token);
    const done = await harness.eventually(work, (run) => run?.status === 'completed');
    expect(done).toMatchObject({ function_id: 'test-work' });
    blocked.resolve();
    await harness.endedRuns(2);
  });

  /** Inserts an event without a notification; the next worker that polls finds it. */
  async function insertOnly(type: string): Promise<string> {
    const event = { token: newToken('evt'), project_id: 1, type, data: {} };
    await insertEvent(harness.pool, event);
    return event.token;
  }
});
