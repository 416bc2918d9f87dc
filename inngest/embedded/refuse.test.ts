import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { RefusedFunctions } from './refuse';
import { RunnerHarness } from './fixtures/harness';

let harness: RunnerHarness;
beforeAll(async () => void (harness = await RunnerHarness.open()));
afterEach(() => harness.reset());
afterAll(() => harness.close());

const triggers = [{ event: 'flow.requested' }];
const event = 'flow.cancelled';

const refused: [string, object][] = [
  ['batchEvents', { batchEvents: { maxSize: 2, timeout: '5s' } }],
  ['debounce', { debounce: { period: '5s' } }],
  ['rateLimit', { rateLimit: { limit: 1, period: '5s' } }],
  ['throttle', { throttle: { limit: 1, period: '5s' } }],
  ['priority', { priority: { run: '100' } }],
  ['singleton', { singleton: { mode: 'skip' } }],
  ['timeouts', { timeouts: { start: '5s' } }],
  ['concurrency: other than', { concurrency: { limit: 1, key: 'event.data.a' } }],
  ['concurrency: other than', { concurrency: [{ limit: 1 }, { limit: 2 }] }],
  ['concurrency: other than', { concurrency: 0 }],
  ['retries above 20', { retries: 21 }],
  ['idempotency', { idempotency: 'event.data.a' }],
  ['cancelOn', { cancelOn: [{ event }] }],
  ['triggers.if', { triggers: [{ event, if: 'event.data.a == 1' }] }],
  ['triggers.cron', { triggers: [{ cron: 'every tuesday' }] }],
  ['triggers.cron', { triggers: [{ cron: 'TZ=Asia/Tokyo 0 9 * * *' }] }],
  ['triggers.jitter', { triggers: [{ cron: '0 * * * *', jitter: '5s' }] }],
  [
    'triggers.event: inngest/function.finished is never sent',
    { triggers: [{ event: 'inngest/function.finished' }] },
  ],
];

describe('runner · unsupported options', () => {
  it.each(refused)('refuses to start, with the name of the option: %s', async (name, options) => {
    const runner = harness.createRunner((client) => [
      client.createFunction({ id: 'fine', triggers }, () => 1),
      client.createFunction({ id: 'asks-too-much', triggers, ...options }, () => 1),
    ]);
    const error: unknown = await runner.start().catch((thrown: unknown) => thrown);
    if (!(error instanceof RefusedFunctions)) throw new Error('The runner started.', { cause: error });
    expect(error.refusals).toEqual([
      { function_id: 'test-asks-too-much', options: [expect.stringContaining(name)] },
    ]);
    expect(error.message).toContain(`test-asks-too-much (${name}`);
    expect(runner.ready).toBe(false);
  });

  it('refuses onFailure, which the SDK turns into a function', async () => {
    const runner = harness.createRunner((client) => [
      client.createFunction({ id: 'asks', triggers, onFailure: async () => {} }, () => 1),
    ]);
    await expect(runner.start()).rejects.toThrow('these options: test-asks-failure (onFailure).');
  });

  it('names every unsupported option of every function', async () => {
    const runner = harness.createRunner((client) => [
      client.createFunction(
        { id: 'a', triggers, retries: 20, priority: { run: '1' }, debounce: { period: '1s' } },
        () => 1,
      ),
      client.createFunction({ id: 'b', triggers, singleton: { mode: 'cancel' } }, () => 1),
    ]);
    await expect(runner.start()).rejects.toThrow(
      'does not honour these options: test-a (debounce; priority), test-b (singleton).',
    );
  });
});
