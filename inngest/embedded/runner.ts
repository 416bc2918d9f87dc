import type { Inngest, InngestFunction } from 'inngest';
import type { Pool } from 'pg';
import type { Engine } from './advance';
import { inngestBackOff, type BackOff } from './backoff';
import { registerCrons, runCrons } from './crons';
import type { RunnerLogger } from './log';
import { Loop } from './loop';
import { prune } from './prune';
import { registerFunctions } from './register';
import { routeEvents } from './route-events';
import { Sdk } from './sdk';
import { listen } from './wake-ups';
import { Worker } from './worker';

export interface RunnerOptions {
  /** One connection of it listens for as long as the runner runs. */
  pool: Pool;
  /** In dev mode, with `fetch: embeddedFetch(pool)`. */
  client: Inngest.Any;
  functions: readonly InngestFunction.Any[];
  logger: RunnerLogger;
  /** How long a worker that is dead keeps its runs. */
  leaseMs?: number;
  pollMs?: number;
  /** Runs at work at once in this process. */
  concurrency?: number;
  backoff?: BackOff;
  /** How long one attempt may take before it counts as failed. */
  turnTimeoutMs?: number;
  /** How long `stop` waits for the turns under way. */
  stopTimeoutMs?: number;
  /** How long ended runs and routed events are kept. */
  retentionDays?: number;
}

const withDefaults = (options: RunnerOptions) => ({
  ...options,
  leaseMs: options.leaseMs ?? 30_000,
  pollMs: options.pollMs ?? 200,
  concurrency: options.concurrency ?? 10,
  backoff: options.backoff ?? inngestBackOff,
  turnTimeoutMs: options.turnTimeoutMs ?? 15 * 60_000,
  stopTimeoutMs: options.stopTimeoutMs ?? 10_000,
  retentionDays: options.retentionDays ?? 30,
});

const cronEveryMs = 1_000;
const pruneEveryMs = 3_600_000;

export interface Runner {
  /** Throws `RefusedFunctions` when a function has an option that the runner does not honour; then nothing runs. */
  start(): Promise<void>;
  /** Lets the turns under way end, for a while; then gives up their runs, for another worker to begin at once. */
  stop(): Promise<void>;
  /** Whether it takes up runs. */
  readonly ready: boolean;
}

/** The runner for one database: it does for Inngest functions what an Inngest server does, on rows. */
export function createRunner(options: RunnerOptions): Runner {
  const settings = withDefaults(options);
  const { pool, logger, stopTimeoutMs } = settings;
  const stopping = new AbortController();
  let beginning: Promise<Running> | undefined;
  let ready = false;
  return {
    get ready() {
      return ready;
    },
    async start() {
      beginning ??= begin(settings, stopping.signal);
      await beginning;
      ready = !stopping.signal.aborted;
      logger.info({}, 'The embedded runner has started.');
    },
    async stop() {
      ready = false;
      stopping.abort();
      const running = await beginning?.catch(() => undefined);
      if (!running) return;
      await Promise.all([running.listening, ...running.loops.map((loop) => loop.stop())]);
      await running.worker.drain(stopTimeoutMs);
      await running.heartbeat.stop();
      await running.worker.abandonAll(pool);
    },
  };
}

interface Running {
  worker: Worker;
  loops: Loop[];
  heartbeat: Loop;
  listening: Promise<void>;
}

async function begin(settings: ReturnType<typeof withDefaults>, stopping: AbortSignal): Promise<Running> {
  const { pool, logger, leaseMs, pollMs } = settings;
  const sdk = new Sdk(settings.client, settings.functions, settings.turnTimeoutMs);
  const functions = await registerFunctions(sdk);
  await registerCrons(pool, functions);
  const engine: Engine = {
    pool,
    sdk,
    functions: new Map(functions.map((fn) => [fn.id, fn])),
    backOff: settings.backoff,
    stopping,
  };
  const worker = new Worker({ engine, logger, leaseMs, concurrency: settings.concurrency });

  const loop = (name: string, everyMs: number, work: () => Promise<number>) =>
    new Loop({ name, everyMs, work, logger });
  const takeUp = loop('take up', pollMs, () => worker.takeUp(() => takeUp.wake()));
  const thenTakeUp = (work: () => Promise<number>) => async () => {
    const begun = await work();
    if (begun > 0) takeUp.wake();
    return begun;
  };
  const route = loop(
    'route',
    pollMs,
    thenTakeUp(() => routeEvents(pool, functions)),
  );
  const crons = loop(
    'crons',
    cronEveryMs,
    thenTakeUp(() => runCrons(pool, functions)),
  );
  const pruning = loop('prune', pruneEveryMs, () => prune(pool, settings.retentionDays));
  return {
    worker,
    loops: [route, crons, takeUp, pruning],
    heartbeat: loop('heartbeat', leaseMs / 3, () => worker.beat()),
    listening: listen(pool, () => route.wake(), stopping, logger),
  };
}
