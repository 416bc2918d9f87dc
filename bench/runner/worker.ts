import { Inngest } from 'inngest';
import pg from 'pg';
import { refuseFetch } from '@/inngest/embedded/refuse-fetch';
import { createRunner } from '@/inngest/embedded/runner';

// A worker with two functions: one with a step, and one that sleeps until a time. Reports when a function started,
// and on request its use of resources.

// A plain copy is faster to read, as in the real worker.
process.env = { ...process.env };
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const client = new Inngest({ id: 'bench', isDev: true, fetch: refuseFetch, logger: silent });

let statements = 0;
pool.on('connect', (connection) => {
  const query = connection.query.bind(connection) as (...values: unknown[]) => unknown;
  // Counts the statement and passes it on with all its arguments.
  connection.query = ((...values: unknown[]) => {
    statements += 1;
    return query(...values);
  }) as typeof connection.query;
});

const nowMs = () => performance.timeOrigin + performance.now();

const oneStep = client.createFunction({ id: 'one-step', triggers: [{ event: 'bench.work' }] }, ({ step }) =>
  step.run('work', () => 1),
);
const started = client.createFunction(
  { id: 'started', triggers: [{ event: 'bench.start' }] },
  ({ event }) => void process.send?.({ token: event.id, atMs: nowMs() }),
);
const sleeper = client.createFunction(
  { id: 'sleeper', triggers: [{ event: 'bench.sleep' }] },
  async ({ event, step }) => {
    await step.sleepUntil('until then', new Date(Number(event.data.until_ms)));
    process.send?.({ token: event.id, atMs: nowMs() });
  },
);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ statements, cpuMs: (user + system) / 1_000 });
});
process.once('disconnect', () => process.exit());
const functions = [oneStep, started, sleeper];
await createRunner({ pool, client, functions, logger: silent }).start();
process.send?.('ready');
