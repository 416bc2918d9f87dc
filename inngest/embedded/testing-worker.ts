import { newToken } from '@/lib/platform/ids';
import { createRunner } from './runner';
import { openPool, silent, testClient } from './testing-client';

/** A worker process for tests that kill one. It writes down as an event each time that it runs a step. */
const pool = openPool(process.env.DATABASE_URL ?? '');
const client = testClient(pool);

const execute = (run: string, step: string) =>
  pool.query(`insert into events (token, type, data) values ($1, 'test.executed', $2)`, [
    newToken('evt'),
    { run, step, pid: process.pid },
  ]);

const flow = client.createFunction(
  { id: 'flow', triggers: [{ event: 'flow.requested' }] },
  async ({ event, step, runId }) => {
    await step.run('first', () => execute(runId, 'first'));
    await step.sendEvent('tell', { name: 'test.told', data: { run: runId } });
    await Promise.all(['left', 'right'].map((name) => step.run(name, () => execute(runId, name))));
    if (!event.data.hang) return;
    await step.run('hang', async () => {
      await execute(runId, 'hang');
      if (process.env.PROBITY_TEST_HANG) await new Promise(() => {});
    });
  },
);

await createRunner({ pool, client, functions: [flow], logger: silent, pollMs: 50, leaseMs: 1_000 }).start();
process.send?.('ready');
