import type { GetStepTools, Inngest } from 'inngest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testClient } from './fixtures/client';
import { RunnerHarness } from './fixtures/harness';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

const other = testClient().createFunction({ id: 'other', triggers: [{ event: 'never' }] }, () => 1);

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

  it('fails a run with steps in parallel', async () => {
    await harness.start((client) => [
      client.createFunction({ id: 'checks', triggers: [{ event: 'flow.requested' }] }, ({ step }) =>
        Promise.all(['a', 'b'].map((name) => step.run(name, () => name))),
      ),
    ]);
    await harness.send('flow.requested');
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({
      status: 'failed',
      output: { message: 'The embedded runner does not support parallel steps ("a", "b").' },
    });
  });

  it('fails a run that sends events without the outbox', async () => {
    await harness.start((client) => [
      client.createFunction(
        { id: 'sender', retries: 0, triggers: [{ event: 'flow.requested' }] },
        ({ step }) => step.sendEvent('tell', { name: 'flow.told' }),
      ),
    ]);
    await harness.send('flow.requested');
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({
      status: 'failed',
      output: { message: expect.stringContaining('Events are recorded in the outbox') },
    });
  });

  it.each<[string, string, (step: GetStepTools<Inngest>) => Promise<unknown>]>([
    ['InvokeFunction', 'call', (step) => step.invoke('call', { function: other, data: {} })],
    [
      'WaitForEvent',
      'answer',
      (step) => step.waitForEvent('answer', { event: 'flow.answered', timeout: '1h' }),
    ],
  ])(
    'fails a run with the name of the step when the kind of step is not supported: %s',
    async (op, name, ask) => {
      await harness.start((client) => [
        client.createFunction({ id: 'asks', triggers: [{ event: 'flow.requested' }] }, ({ step }) =>
          ask(step),
        ),
      ]);
      await harness.send('flow.requested');
      const [run] = await harness.endedRuns(1);
      expect(run).toMatchObject({
        status: 'failed',
        output: { message: `The embedded runner does not support ${op} ("${name}").` },
      });
    },
  );
});
