import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RunnerHarness } from './fixtures/harness';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

describe('runner · steps', () => {
  it('runs each step once and passes its output on when the function sleeps in between', async () => {
    const executed: string[] = [];
    await harness.start((client) => [
      client.createFunction(
        { id: 'flow', triggers: [{ event: 'flow.requested' }] },
        async ({ event, step }) => {
          const first = await step.run('first', () => (executed.push('first'), event.data.amount + 1));
          await step.sleep('nap', '1s');
          return step.run('second', () => (executed.push('second'), first * 2));
        },
      ),
    ]);
    const sent = Date.now();
    await harness.send('flow.requested', { amount: 20 });
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({ status: 'completed', output: 42 });
    expect(executed).toEqual(['first', 'second']);
    expect(Date.now() - sent).toBeGreaterThanOrEqual(1_000);
  });

  it('passes the recorded event with its project to the function', async () => {
    await harness.start((client) => [
      client.createFunction({ id: 'echo', triggers: [{ event: 'flow.requested' }] }, ({ event }) => event),
    ]);
    const token = await harness.send('flow.requested', { flow_token: 'flw_1' }, 7);
    const [run] = await harness.endedRuns(1);
    expect(run?.output).toMatchObject({
      id: token,
      name: 'flow.requested',
      data: { flow_token: 'flw_1', project_id: 7 },
    });
  });

  it('runs steps in parallel and returns their outputs in order', async () => {
    let active = 0;
    const allActive = Promise.withResolvers<void>();
    // Each waits for the others: in turn they would never end.
    const check = async (name: string) => {
      active += 1;
      if (active === 3) allActive.resolve();
      await allActive.promise;
      return name;
    };
    await harness.start((client) => [
      client.createFunction({ id: 'checks', triggers: [{ event: 'flow.requested' }] }, ({ step }) =>
        Promise.all(['a', 'b', 'c'].map((name) => step.run(name, () => check(name)))),
      ),
    ]);
    await harness.send('flow.requested');
    const [run] = await harness.endedRuns(1);
    expect(run?.output).toEqual(['a', 'b', 'c']);
    expect(active).toBe(3);
  });

  it('stores a step output that contains NUL', async () => {
    await harness.start((client) => [
      client.createFunction({ id: 'nul', triggers: [{ event: 'flow.requested' }] }, async ({ step }) => {
        const text = await step.run('text', () => 'a\0b');
        return text.length;
      }),
    ]);
    await harness.send('flow.requested');
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({ status: 'completed', output: 3 });
  });

  it('fails a run with the name of the step when the kind of step is not supported', async () => {
    await harness.start((client) => {
      const other = client.createFunction({ id: 'other', triggers: [{ event: 'never' }] }, () => 1);
      return [
        other,
        client.createFunction({ id: 'caller', triggers: [{ event: 'flow.requested' }] }, ({ step }) =>
          step.invoke('call', { function: other, data: {} }),
        ),
      ];
    });
    await harness.send('flow.requested');
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({
      status: 'failed',
      output: { message: 'The embedded runner does not support InvokeFunction (step "call").' },
    });
  });
});
