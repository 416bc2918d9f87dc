import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testClient } from '../fixtures/client';
import { claimOf, RunnerHarness, type Functions } from '../fixtures/harness';
import { registerFunctions } from '../register';
import { Sdk } from '../sdk';
import { abandonRun, claimRuns, extendLeases, postponeRun } from './leases';
import type { Run } from './runs';
import { beginWait, endLeasedRun, finishStep, scheduleAttempt } from './turns';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

const isTrue = (value: boolean) => value;

describe('runner · fencing', () => {
  it('refuses the writes of a stalled worker when another worker has claimed its run', async () => {
    const gates = { stalled: Promise.withResolvers<void>(), taker: Promise.withResolvers<void>() };
    const executed: string[] = [];
    const functions =
      (worker: 'stalled' | 'taker'): Functions =>
      (client) => [
        client.createFunction({ id: 'flow', triggers: [{ event: 'flow.requested' }] }, async ({ step }) => {
          const first = await step.run('first', async () => {
            executed.push(`${worker} first`);
            await gates[worker].promise;
            return worker;
          });
          const second = await step.run('second', () => {
            executed.push(`${worker} second`);
            return worker;
          });
          return [first, second];
        }),
      ];

    // With a concurrency of 1 it cannot claim its own run again.
    const stalled = await harness.start(functions('stalled'), { concurrency: 1 });
    await harness.send('flow.requested');
    await harness.eventually(() => executed.length === 1, isTrue);
    await harness.pool.query(`update runner_runs set lease_until = now() - interval '1 second'`);
    await harness.start(functions('taker'));
    await harness.eventually(() => executed.length === 2, isTrue);

    gates.stalled.resolve();
    await stalled.stop(); // waits for its turn, whose result is refused
    gates.taker.resolve();
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({ status: 'completed', output: ['taker', 'taker'] });
    expect(executed).toEqual(['stalled first', 'taker first', 'taker second']);
  });

  it('extends the lease when a step takes longer', async () => {
    let executions = 0;
    const slow: Functions = (client) => [
      client.createFunction({ id: 'slow', triggers: [{ event: 'flow.requested' }] }, ({ step }) =>
        step.run('slow', async () => {
          executions += 1;
          await sleep(2_500);
        }),
      ),
    ];
    await Promise.all([harness.start(slow, { leaseMs: 1_000 }), harness.start(slow, { leaseMs: 1_000 })]);
    await harness.send('flow.requested');
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({ status: 'completed' });
    expect(executions).toBe(1);
  });

  it('fails a run when its worker was lost ten times in a row', async () => {
    await harness.pool.query(
      `insert into runner_runs (id, function_id, event, idempotency_key, faults, lease_until)
       values ('run_1', 'test-flow', '{"id": "evt_1", "name": "flow.requested", "data": {}, "ts": 0}', 'x', 9, now())`,
    );
    await harness.start((client) => [
      client.createFunction({ id: 'flow', triggers: [{ event: 'flow.requested' }] }, () => 'never'),
    ]);
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({
      status: 'failed',
      output: { message: 'The worker was lost 10 times in a row while it ran this.' },
    });
  });
});

describe('runner · faults', () => {
  it('are reset once something of the run is stored', async () => {
    await harness.pool.query(
      `insert into runner_runs (id, function_id, event, idempotency_key, faults, lease_until)
       values ('run_1', 'test-flow', '{"id": "evt_1", "name": "flow.requested", "data": {}, "ts": 0}', 'x', 8, now())`,
    );
    await harness.start((client) => [
      client.createFunction({ id: 'flow', triggers: [{ event: 'flow.requested' }] }, async ({ step }) => {
        await step.run('first', () => 'done');
        await step.sleep('nap', '1d');
      }),
    ]);
    const read = () =>
      harness.pool.query<{ faults: number }>(
        `select faults from runner_runs where lease_until is null and wake_at > now()`,
      );
    const { rows } = await harness.eventually(read, ({ rowCount }) => rowCount === 1);
    expect(rows).toEqual([{ faults: 0 }]);
  });
});

describe('runner · a stale worker', () => {
  const flow: Functions = (client) => [
    client.createFunction({ id: 'flow', triggers: [{ event: 'flow.requested' }] }, () => 'never'),
  ];

  function registered() {
    const client = testClient();
    return registerFunctions(new Sdk(client, flow(client), 1_000));
  }

  /** A run as known to the worker that lost it and to the worker that now holds it. */
  async function takenOver(): Promise<{ stale: Run; held: Run }> {
    const functions = await registered();
    await harness.pool.query(
      `insert into runner_runs (id, function_id, event, idempotency_key, wake_at)
       values ('run_1', 'test-flow', '{"id": "evt_1", "name": "flow.requested", "data": {}, "ts": 0}', 'x',
         now() - interval '1 second')`,
    );
    const [stale] = await claimRuns(harness.pool, functions, claimOf(1));
    await harness.pool.query(`update runner_runs set lease_until = now() - interval '1 second'`);
    const [held] = await claimRuns(harness.pool, functions, claimOf(1));
    if (!stale || !held) throw new Error('the run was not claimed twice');
    return { stale, held };
  }

  const step = { id: '1', name: 'step', op: 'StepRun' };
  const inADay = new Date(Date.now() + 86_400_000);

  it.each<[string, (run: Run) => Promise<unknown>]>([
    [
      'finish a step of',
      (run) => finishStep(harness.pool, { run, steps: [] }, { ...step, data: 1, error: null }),
    ],
    ['let wait', (run) => beginWait(harness.pool, { run, steps: [] }, { ...step, wake_at: inADay })],
    ['retry later', (run) => scheduleAttempt(harness.pool, run, 1, inADay)],
    ['end', (run) => endLeasedRun(harness.pool, run, { ending: 'completed', output: 1 })],
    ['abandon', (run) => abandonRun(harness.pool, run)],
    ['postpone', (run) => postponeRun(harness.pool, run, 1)],
    ['extend the lease of', (run) => extendLeases(harness.pool, [run], 3_600_000)],
  ])('cannot %s a run that another worker holds, who can', async (_verb, act) => {
    const { stale, held } = await takenOver();
    const before = await harness.runs();
    await act(stale);
    expect(await harness.runs()).toEqual(before);
    await act(held);
    expect(await harness.runs()).not.toEqual(before);
  });

  it('keeps the end of an earlier wait when its run is claimed too early', async () => {
    const { held: first } = await takenOver();
    const wait = { ...step, op: 'Sleep' };
    await beginWait(harness.pool, { run: first, steps: [] }, { ...wait, wake_at: inADay });
    await harness.pool.query('update runner_runs set wake_at = now()');
    const [held] = await claimRuns(harness.pool, await registered(), claimOf(1));
    if (!held) throw new Error('the run was not claimed');
    const later = new Date(inADay.getTime() + 1_000);
    await beginWait(harness.pool, { run: held, steps: [] }, { ...wait, wake_at: later });
    const { rows } = await harness.pool.query('select wake_at, lease_until from runner_runs');
    expect(rows).toEqual([{ wake_at: inADay, lease_until: null }]);
  });

  it.each<[string, number, (run: Run) => Promise<void>]>([
    ['abandoned', 1, (run) => abandonRun(harness.pool, run)],
    ['postponed', 2, (run) => postponeRun(harness.pool, run, -1)],
  ])('leaves one fault; if the run is then %s, there are %i', async (_verb, faults, act) => {
    const { held } = await takenOver();
    expect(held.faults).toBe(1);
    await act(held);
    const [again] = await claimRuns(harness.pool, await registered(), claimOf(1));
    expect(again?.faults).toBe(faults);
  });
});

describe('runner · stop', () => {
  it('finishes the current turn, starts no other, and leaves the rest to the next worker', async () => {
    const executed: string[] = [];
    const functions: Functions = (client) => [
      client.createFunction({ id: 'flow', triggers: [{ event: 'flow.requested' }] }, async ({ step }) => {
        await step.run('first', async () => {
          executed.push('first');
          await sleep(200);
        });
        await step.run('second', () => executed.push('second'));
      }),
    ];
    const first = await harness.start(functions);
    expect(first.ready).toBe(true);
    await harness.send('flow.requested');
    await harness.eventually(() => executed.length === 1, isTrue);
    await first.stop();
    expect(first.ready).toBe(false);
    expect(executed).toEqual(['first']);
    expect(await harness.runs()).toMatchObject([{ status: 'running', lease_until: null }]);
    await harness.start(functions);
    await harness.endedRuns(1);
    expect(executed).toEqual(['first', 'second']);
  });

  it('abandons runs whose turns take too long', async () => {
    const executed: string[] = [];
    const gate = Promise.withResolvers<void>();
    const functions: Functions = (client) => [
      client.createFunction({ id: 'flow', triggers: [{ event: 'flow.requested' }] }, ({ step }) =>
        step.run('slow', () => {
          executed.push('slow');
          return executed.length === 1 ? gate.promise.then(() => 'late') : 'in time';
        }),
      ),
    ];
    const first = await harness.start(functions, { stopTimeoutMs: 50 });
    await harness.send('flow.requested');
    await harness.eventually(() => executed.length === 1, isTrue);
    await first.stop();
    await harness.start(functions);
    const [run] = await harness.endedRuns(1);
    gate.resolve();
    expect(run).toMatchObject({ status: 'completed', output: 'in time' });
  });
});
