import type { Inngest, InngestFunction } from 'inngest';
import type { Pool } from 'pg';
import { listen } from '@/lib/platform/database/listen';
import { workChannel } from '@/lib/platform/work/work-channel';
import type { Engine } from './advance';
import { inngestBackoff, type Backoff } from './backoff';
import { nextCronInMs, registerCrons, runCrons } from './crons';
import { errorFields } from '@/lib/platform/errors/error-fields';
import type { RunnerLogger } from '../outbox/log';
import { Loop, type LoopOptions } from '@/lib/platform/work/loop';
import { notifyWorkers, type WorkNotice } from './notify';
import { noteFunctions } from './gone-functions';
import { prune } from './prune';
import { registerFunctions } from './register';
import { routeEvents } from './route-events';
import { Sdk } from './sdk';
import { Worker } from './worker';

export interface RunnerOptions {
  /** One of its connections listens for events. */
  pool: Pool;
  /** In dev mode, with `fetch: refuseFetch`. */
  client: Inngest.Any;
  functions: readonly InngestFunction.Any[];
  logger: RunnerLogger;
  /** How long a dead worker keeps its runs. */
  leaseMs?: number;
  /** How often it polls without a notification. */
  pollMs?: number;
  /** Maximum active runs in this process. */
  concurrency?: number;
  /** Maximum active runs of one project. The other places are left for those of others. */
  perProject?: number;
  /** How many of the places only projects without an active run get. */
  keptPlaces?: number;
  backoff?: Backoff;
  turnTimeoutMs?: number;
  stopTimeoutMs?: number;
}

const withDefaults = (options: RunnerOptions) => ({
  ...options,
  leaseMs: options.leaseMs ?? 30_000,
  pollMs: options.pollMs ?? 2_000,
  concurrency: options.concurrency ?? 16,
  perProject: options.perProject ?? 10,
  keptPlaces: options.keptPlaces ?? 2,
  backoff: options.backoff ?? inngestBackoff,
  turnTimeoutMs: options.turnTimeoutMs ?? 15 * 60_000,
  stopTimeoutMs: options.stopTimeoutMs ?? 10_000,
});

const maxCronPauseMs = 60_000;
const pruneIntervalMs = 3_600_000;
const presenceIntervalMs = 60_000;

export interface Runner {
  /**
   * Throws `RefusedFunctions` if a function has an option that the runner does not support, and database
   * errors; then nothing runs, and it may be started again.
   */
  start(): Promise<void>;
  /** Waits for the turns in progress up to `stopTimeoutMs`, then leaves their runs to other workers. */
  stop(): Promise<void>;
  readonly ready: boolean;
}

export function createRunner(options: RunnerOptions): Runner {
  const settings = withDefaults(options);
  const { logger, stopTimeoutMs } = settings;
  const stopping = new AbortController();
  let starting: Promise<Running> | undefined;
  let ready = false;
  return {
    get ready() {
      return ready;
    },
    async start() {
      starting ??= launch(settings, stopping.signal).catch((error: unknown) => {
        starting = undefined;
        throw error;
      });
      await starting;
      ready = !stopping.signal.aborted;
      logger.info({}, 'The embedded runner has started.');
    },
    async stop() {
      ready = false;
      stopping.abort();
      const running = await starting?.catch(() => undefined);
      if (!running) return;
      await Promise.all([running.listening, ...running.loops.map((loop) => loop.stop())]);
      await running.worker.drain(stopTimeoutMs);
      await running.heartbeat.stop();
      await running.worker.abandonAll();
    },
  };
}

interface Running {
  worker: Worker;
  loops: Loop[];
  heartbeat: Loop;
  listening: Promise<void>;
}

async function launch(settings: ReturnType<typeof withDefaults>, stopping: AbortSignal): Promise<Running> {
  const { pool, logger, leaseMs, pollMs, backoff, concurrency, perProject, keptPlaces } = settings;
  const sdk = new Sdk(settings.client, settings.functions, settings.turnTimeoutMs);
  const functions = await registerFunctions(sdk);
  await registerCrons(pool, functions);
  // Before any runs of functions without a worker are ended.
  await noteFunctions(pool, functions);
  const engine: Engine = {
    pool,
    sdk,
    functions: new Map(functions.map((fn) => [fn.id, fn])),
    backoff,
    stopping,
  };
  const worker = new Worker({ engine, logger, leaseMs, concurrency, perProject, keptPlaces });

  const loop = (
    name: string,
    intervalMs: number,
    work: () => Promise<number>,
    dueInMs?: LoopOptions['dueInMs'],
  ) => new Loop({ name, intervalMs, work, dueInMs, logger });
  const claim = loop(
    'claim',
    pollMs,
    () => worker.claim(() => claim.wake()),
    () => worker.dueInMs(),
  );
  const announceRuns = async () => {
    claim.wake();
    await notifyWorkers(pool, 'runs');
  };
  const route = loop('route', pollMs, async () => {
    const { events, runs } = await routeEvents(pool, functions);
    if (runs) await announceRuns();
    return events;
  });
  const crons = loop(
    'crons',
    maxCronPauseMs,
    async () => {
      const started = await runCrons(pool, functions);
      if (started > 0) await announceRuns();
      return started;
    },
    () => nextCronInMs(pool, functions),
  );
  const pruning = loop('prune', pruneIntervalMs, () => prune(pool, logger));
  const presence = loop('functions', presenceIntervalMs, () => noteFunctions(pool, functions));
  const heartbeat = loop('heartbeat', leaseMs / 3, async () => {
    await worker.heartbeat();
    return 0;
  });
  return {
    worker,
    loops: [route, crons, claim, pruning, presence],
    heartbeat,
    listening: listenForWork(
      pool,
      { events: () => route.wake(), runs: () => claim.wake() },
      stopping,
      logger,
    ),
  };
}

/** While the connection is broken, only polling finds commits of others. */
function listenForWork(
  pool: Pool,
  wake: Record<WorkNotice, () => void>,
  stopping: AbortSignal,
  logger: RunnerLogger,
): Promise<void> {
  const onBroken = (error: unknown) =>
    logger.warn(
      errorFields(error),
      'The embedded runner cannot listen for events; it polls, and will try again.',
    );
  const onListening = () => {
    wake.events();
    wake.runs();
  };
  const onNotification = (payload: string) => (payload === 'runs' ? wake.runs() : wake.events());
  return listen({ pool, channel: workChannel, onNotification, onListening, onBroken }, stopping);
}
