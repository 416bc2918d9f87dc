import { type GetStepTools, type Inngest, NonRetriableError, RetryAfterError } from 'inngest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RunnerHarness } from './fixtures/harness';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

describe('runner · retries', () => {
  it('fails the run after the last attempt, and sends an event about it', async () => {
    const attempts: number[] = [];
    const failures: unknown[] = [];
    await harness.start((client) => [
      client.createFunction(
        {
          id: 'hopeless',
          retries: 2,
          triggers: [{ event: 'flow.requested' }],
        },
        ({ step, attempt }) =>
          step.run('hopeless', () => {
            attempts.push(attempt);
            throw new Error('still down');
          }),
      ),
      client.createFunction(
        { id: 'listener', triggers: [{ event: 'inngest/function.failed' }] },
        ({ event }) => {
          const { function_id, error, event: begun } = event.data;
          failures.push([function_id, error.message, begun.data]);
          throw new NonRetriableError('it tells nobody of its own');
        },
      ),
    ]);
    await harness.send('flow.requested', { flow_token: 'flw_1' }, 7);
    const runs = await harness.endedRuns(2);
    expect(runs.map((run) => run.status)).toEqual(['failed', 'failed']);
    expect(attempts).toEqual([0, 1, 2]);
    expect(failures).toEqual([['test-hopeless', 'still down', { flow_token: 'flw_1', project_id: 7 }]]);
  });

  it.each([0, 1, 3] as const)(
    'retries a function that throws outside of a step %i times',
    async (retries) => {
      const attempts: number[] = [];
      await harness.start((client) => [
        client.createFunction(
          { id: 'thrower', retries, triggers: [{ event: 'flow.requested' }] },
          ({ attempt }) => {
            attempts.push(attempt);
            throw new Error('never');
          },
        ),
      ]);
      await harness.send('flow.requested');
      const [run] = await harness.endedRuns(1);
      expect(run).toMatchObject({ status: 'failed', output: { message: 'never' } });
      expect(attempts).toEqual(Array.from({ length: retries + 1 }, (_, n) => n));
    },
  );

  it('restarts the count of attempts after each step', async () => {
    const attempts: string[] = [];
    await harness.start((client) => [
      client.createFunction(
        { id: 'thrower', retries: 1, triggers: [{ event: 'flow.requested' }] },
        async ({ step, attempt }) => {
          attempts.push(`before ${attempt}`);
          if (attempt === 0) throw new Error('not yet');
          await step.run('step', () => 'done');
          attempts.push(`after ${attempt}`);
        },
      ),
    ]);
    await harness.send('flow.requested');
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({ status: 'completed' });
    // Both turns need a second attempt: the one up to the end of the step, and the one after it.
    expect(attempts).toEqual([...Array(2).fill(['before 0', 'before 1']).flat(), 'after 1']);
  });

  it('counts attempts that never end like any other', async () => {
    const attempts: number[] = [];
    await harness.start(
      (client) => [
        client.createFunction(
          { id: 'stuck', retries: 2, triggers: [{ event: 'flow.requested' }] },
          ({ attempt }) => {
            attempts.push(attempt);
            return new Promise<string>(() => {});
          },
        ),
      ],
      { turnTimeoutMs: 200 },
    );
    await harness.send('flow.requested');
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({ status: 'failed' });
    expect(attempts).toEqual([0, 1, 2]);
  });

  const inAnHour = () => new RetryAfterError('later', 3_600_000);
  it.each<[string, (step: GetStepTools<Inngest>) => unknown]>([
    ['in a step', (step) => step.run('later', () => Promise.reject(inAnHour()))],
    ['outside of a step', () => Promise.reject(inAnHour())],
    ['with an instant', () => Promise.reject(new RetryAfterError('later', new Date(Date.now() + 3_600_000)))],
  ])('retries at the requested time for a RetryAfterError %s', async (_where, run) => {
    await harness.start((client) => [
      client.createFunction({ id: 'patient', triggers: [{ event: 'flow.requested' }] }, ({ step }) =>
        run(step),
      ),
    ]);
    await harness.send('flow.requested');
    const read = () =>
      harness.pool.query<{ minutes: number }>(
        `select extract(epoch from wake_at - now())::float8 / 60 as minutes from runner_runs where attempt = 1`,
      );
    const { rows } = await harness.eventually(read, ({ rowCount }) => rowCount === 1);
    expect(rows[0]?.minutes).toBeGreaterThan(58);
    expect(rows[0]?.minutes).toBeLessThan(61);
  });

  it.each<[string, 0 | 3, () => Error]>([
    ['at the last attempt', 0, inAnHour],
    ['after a NonRetriableError', 3, () => new NonRetriableError('later')],
  ])('fails the run %s, even if the error requests a retry', async (_when, retries, error) => {
    await harness.start((client) => [
      client.createFunction(
        { id: 'impatient', retries, triggers: [{ event: 'flow.requested' }] },
        ({ step }) => step.run('never', () => Promise.reject(error())),
      ),
    ]);
    await harness.send('flow.requested');
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({ status: 'failed', output: { message: 'later' } });
  });

  it('retries an attempt that never ends', async () => {
    await harness.start(
      (client) => [
        client.createFunction(
          { id: 'stuck', retries: 1, triggers: [{ event: 'flow.requested' }] },
          ({ step, attempt }) =>
            step.run('stuck', () => (attempt === 0 ? new Promise<string>(() => {}) : 'second')),
        ),
      ],
      { turnTimeoutMs: 200 },
    );
    await harness.send('flow.requested');
    const [run] = await harness.endedRuns(1);
    expect(run).toMatchObject({ status: 'completed', output: 'second' });
  });
});
