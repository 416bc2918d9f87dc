import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RunnerBench } from './fixtures/harness';

let bench: RunnerBench;
beforeAll(async () => void (bench = await RunnerBench.open()));
afterEach(() => bench.reset());
afterAll(() => bench.close());

const nothing = () => undefined;

describe('runner · events', () => {
  it('begins one run for each function that an event triggers, and none for the others', async () => {
    await bench.start((client) => [
      client.createFunction({ id: 'a', triggers: [{ event: 'case.created' }] }, nothing),
      client.createFunction(
        { id: 'b', triggers: [{ event: 'case.created' }, { event: 'case.closed' }] },
        nothing,
      ),
      client.createFunction({ id: 'c', triggers: [{ event: 'case.closed' }] }, nothing),
      client.createFunction(
        { id: 'd', triggers: [{ event: 'case.created', if: "event.data.type == 'Review'" }] },
        nothing,
      ),
    ]);
    await bench.send('case.created', { type: 'Onboarding' });
    const runs = await bench.endedRuns(2);
    expect(runs.map((run) => run.function_id)).toEqual(['test-a', 'test-b']);
  });

  it('routes an event that is committed after later ones', async () => {
    await bench.start((client) => [
      client.createFunction({ id: 'a', triggers: [{ event: 'case.created' }] }, nothing),
    ]);
    const late = await bench.pool.connect();
    await late.query('begin');
    await late.query(`insert into events (token, type, data) values ('evt_late', 'case.created', '{}')`);
    await bench.send('case.created');
    await bench.endedRuns(1);
    await late.query('commit');
    late.release();
    const runs = await bench.endedRuns(2);
    expect(runs.map((run) => run.event.id)).toContain('evt_late');
  });

  it('is woken by the notification, long before it would poll', async () => {
    await bench.start(
      (client) => [client.createFunction({ id: 'a', triggers: [{ event: 'flow.requested' }] }, nothing)],
      { pollMs: 60_000 },
    );
    await bench.send('flow.requested'); // routed by the first look, or by the connection's own wake
    await bench.endedRuns(1);
    const sent = Date.now();
    await bench.send('flow.requested');
    await bench.endedRuns(2);
    expect(Date.now() - sent).toBeLessThan(1_000);
  });

  it('listens again after its connection is broken', async () => {
    await bench.start(
      (client) => [client.createFunction({ id: 'a', triggers: [{ event: 'flow.requested' }] }, nothing)],
      { pollMs: 60_000 },
    );
    const listeners = () =>
      bench.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen probity_events' and datname = current_database()`,
      );
    await bench.eventually(listeners, ({ rowCount }) => rowCount === 1);
    await bench.send('flow.requested');
    expect(await bench.endedRuns(1)).toHaveLength(1);
  });
});

describe('runner · waitForEvent', () => {
  it('goes on with the event that matches, and with null when none came in time', async () => {
    await bench.start((client) => [
      client.createFunction({ id: 'journey', triggers: [{ event: 'flow.requested' }] }, async ({ step }) => {
        const document = await step.waitForEvent('document', {
          event: 'document.uploaded',
          match: 'data.flow_token',
          timeout: '1h',
        });
        const never = await step.waitForEvent('never', {
          event: 'document.uploaded',
          if: "async.data.flow_token == event.data.flow_token && async.data.side == 'back'",
          timeout: '1s',
        });
        return { page: document?.data.page, never };
      }),
    ]);
    await bench.send('flow.requested', { flow_token: 'flw_1' });
    await bench.eventually(waits, (count) => count === 1);
    await bench.send('document.uploaded', { flow_token: 'flw_2', page: 2 });
    await bench.send('document.uploaded', { page: 0 });
    await bench.send('document.uploaded', { flow_token: 'flw_1', page: 1, side: 'front' });
    const [run] = await bench.endedRuns(1);
    expect(run?.output).toEqual({ page: 1, never: null });
  });

  const waits = async () =>
    (await bench.pool.query(`select from runner_steps where status = 'waiting'`)).rowCount;
});

describe('runner · cancelOn', () => {
  it('cancels the runs that the event means, and no other', async () => {
    const ended: string[] = [];
    await bench.start((client) => [
      client.createFunction(
        {
          id: 'journey',
          triggers: [{ event: 'flow.requested' }],
          cancelOn: [{ event: 'flow.cancelled', match: 'data.flow_token' }],
        },
        async ({ event, step }) => {
          await step.sleep('a while', '1s');
          ended.push(String(event.data.flow_token));
        },
      ),
    ]);
    for (const flow_token of ['flw_1', 'flw_2', undefined])
      await bench.send('flow.requested', { flow_token });
    await bench.send('flow.cancelled', { flow_token: 'flw_2' });
    await bench.send('flow.cancelled', {});
    const runs = await bench.endedRuns(3);
    expect(runs.map((run) => run.status)).toEqual(['completed', 'cancelled', 'completed']);
    expect(ended.sort()).toEqual(['flw_1', 'undefined']);
  });

  it('cancels no run that is older than the timeout of the rule', async () => {
    await bench.start((client) => [
      client.createFunction(
        {
          id: 'journey',
          triggers: [{ event: 'flow.requested' }],
          cancelOn: [{ event: 'flow.cancelled', timeout: '1h' }],
        },
        ({ step }) => step.waitForEvent('go', { event: 'go', timeout: '1d' }),
      ),
    ]);
    await bench.send('flow.requested', { age: 2 });
    await bench.eventually(
      () => bench.runs(),
      (runs) => runs.length === 1,
    );
    await bench.pool.query(`update runner_runs set created_at = created_at - interval '2 hours'`);
    await bench.send('flow.requested', { age: 0 });
    await bench.send('flow.cancelled');
    const ended = await bench.eventually(
      () => bench.runs(),
      (runs) => runs.some((run) => run.ended_at),
    );
    expect(ended.map((run) => [run.event.data.age, run.status])).toEqual([
      [2, 'running'],
      [0, 'cancelled'],
    ]);
  });

  it('drops what a step of a cancelled run comes back with', async () => {
    const gate = Promise.withResolvers<string>();
    let begun = false;
    const runner = await bench.start((client) => [
      client.createFunction(
        { id: 'slow', triggers: [{ event: 'flow.requested' }], cancelOn: [{ event: 'flow.cancelled' }] },
        ({ step }) => step.run('slow', () => ((begun = true), gate.promise)),
      ),
    ]);
    await bench.send('flow.requested');
    await bench.eventually(
      () => begun,
      (value) => value,
    );
    await bench.send('flow.cancelled');
    await bench.endedRuns(1);
    gate.resolve('late');
    await runner.stop(); // waits for the turn
    const [run] = await bench.runs();
    expect(run).toMatchObject({ status: 'cancelled', output: null });
  });
});

describe('runner · idempotency', () => {
  it('begins one run in 24 hours for a key, and one each for events without it', async () => {
    await bench.start((client) => [
      client.createFunction(
        { id: 'once', triggers: [{ event: 'flow.requested' }], idempotency: 'event.data.flow_token' },
        nothing,
      ),
    ]);
    await bench.send('flow.requested', { flow_token: 'flw_1' });
    await bench.endedRuns(1);
    await bench.send('flow.requested', { flow_token: 'flw_1' });
    await bench.send('flow.requested', { flow_token: 'x'.repeat(10_000) });
    await bench.send('flow.requested');
    await bench.send('flow.requested');
    await bench.endedRuns(4);
    await bench.pool.query(`update runner_runs set created_at = created_at - interval '25 hours'`);
    await bench.send('flow.requested', { flow_token: 'flw_1' });
    expect(await bench.endedRuns(5)).toHaveLength(5);
  });
});
