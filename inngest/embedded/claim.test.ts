import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RunnerBench, type Functions } from './fixtures/harness';

let bench: RunnerBench;
beforeAll(async () => void (bench = await RunnerBench.open()));
afterEach(() => bench.reset());
afterAll(() => bench.close());

const isTrue = (value: boolean) => value;

describe('runner · concurrency', () => {
  it('keeps to a function’s limit over all workers', async () => {
    let atOnce = 0;
    let most = 0;
    const limited: Functions = (client) => [
      client.createFunction(
        { id: 'limited', triggers: [{ event: 'flow.requested' }], concurrency: 3 },
        ({ step }) =>
          Promise.all(
            ['a', 'b'].map((name) =>
              step.run(name, async () => {
                most = Math.max(most, ++atOnce);
                await new Promise((resolve) => setTimeout(resolve, 15));
                atOnce -= 1;
              }),
            ),
          ),
      ),
    ];
    for (let sent = 0; sent < 20; sent += 1) await bench.send('flow.requested');
    await Promise.all([bench.start(limited), bench.start(limited)]);
    await bench.endedRuns(20);
    expect(most).toBe(3);
  });
});

describe('runner · fencing', () => {
  it('refuses what a stalled worker writes after its lease was taken over', async () => {
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

    // No room for a second run, so that it does not take over its own.
    const stalled = await bench.start(functions('stalled'), { concurrency: 1 });
    await bench.send('flow.requested');
    await bench.eventually(() => executed.length === 1, isTrue);
    await bench.pool.query(`update runner_runs set lease_until = now() - interval '1 second'`);
    await bench.start(functions('taker'));
    await bench.eventually(() => executed.length === 2, isTrue);

    gates.stalled.resolve();
    await stalled.stop(); // waits for its turn, whose result comes to nothing
    gates.taker.resolve();
    const [run] = await bench.endedRuns(1);
    expect(run).toMatchObject({ status: 'completed', output: ['taker', 'taker'] });
    expect(executed).toEqual(['stalled first', 'taker first', 'taker second']);
  });

  it('keeps the lease of a step that takes longer than it', async () => {
    let executions = 0;
    const slow: Functions = (client) => [
      client.createFunction({ id: 'slow', triggers: [{ event: 'flow.requested' }] }, ({ step }) =>
        step.run('slow', async () => {
          executions += 1;
          await new Promise((resolve) => setTimeout(resolve, 900));
        }),
      ),
    ];
    await Promise.all([bench.start(slow, { leaseMs: 300 }), bench.start(slow, { leaseMs: 300 })]);
    await bench.send('flow.requested');
    const [run] = await bench.endedRuns(1);
    expect(run).toMatchObject({ status: 'completed' });
    expect(executions).toBe(1);
  });

  it('ends a run that loses its worker again and again', async () => {
    await bench.pool.query(
      `insert into runner_runs (id, function_id, event, idempotency_key, faults, lease_until)
       values ('run_1', 'test-flow', '{"id": "evt_1", "name": "flow.requested", "data": {}, "ts": 0}', 'x', 9, now())`,
    );
    await bench.start((client) => [
      client.createFunction({ id: 'flow', triggers: [{ event: 'flow.requested' }] }, () => 'never'),
    ]);
    const [run] = await bench.endedRuns(1);
    expect(run).toMatchObject({
      status: 'failed',
      output: { message: 'The worker was lost 10 times in a row while it ran this.' },
    });
  });
});

describe('runner · stop', () => {
  it('lets turns end, begins no other, and leaves the rest to the next worker', async () => {
    const executed: string[] = [];
    const functions: Functions = (client) => [
      client.createFunction({ id: 'flow', triggers: [{ event: 'flow.requested' }] }, async ({ step }) => {
        await step.run('first', async () => {
          executed.push('first');
          await new Promise((resolve) => setTimeout(resolve, 200));
        });
        await step.run('second', () => executed.push('second'));
      }),
    ];
    const first = await bench.start(functions);
    expect(first.ready).toBe(true);
    await bench.send('flow.requested');
    await bench.eventually(() => executed.length === 1, isTrue);
    await first.stop();
    expect(first.ready).toBe(false);
    expect(executed).toEqual(['first']);
    expect(await bench.runs()).toMatchObject([{ status: 'running', lease_until: null }]);
    await bench.start(functions);
    await bench.endedRuns(1);
    expect(executed).toEqual(['first', 'second']);
  });

  it('gives up the runs whose turns take too long', async () => {
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
    const first = await bench.start(functions, { stopTimeoutMs: 50 });
    await bench.send('flow.requested');
    await bench.eventually(() => executed.length === 1, isTrue);
    await first.stop();
    await bench.start(functions);
    const [run] = await bench.endedRuns(1);
    gate.resolve();
    expect(run).toMatchObject({ status: 'completed', output: 'in time' });
  });
});
