import { setTimeout as sleep } from 'node:timers/promises';
import { advanceRun, type Engine } from './advance';
import { errorFields } from '@/lib/platform/errors/error-fields';
import type { RunnerLogger } from '../outbox/log';
import { faultsOfSuspects } from './store/claim-statement';
import { abandonRun, claimRuns, extendLeases, freeLostRuns, nextDueInMs, postponeRun } from './store/leases';
import type { Run } from './store/runs';

export interface WorkerOptions {
  engine: Engine;
  logger: RunnerLogger;
  leaseMs: number;
  concurrency: number;
  perProject: number;
  keptPlaces: number;
}

const postponeMs = 5_000;

const isSuspect = ({ faults }: Run): boolean => faults >= faultsOfSuspects;

function activeByProject(runs: Iterable<Run>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { project_id } of runs) counts.set(project_id, (counts.get(project_id) ?? 0) + 1);
  return counts;
}

export class Worker {
  readonly #options: WorkerOptions;
  readonly #active = new Map<Run, Promise<void>>();

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  async claim(onFree: () => void): Promise<number> {
    const { engine, leaseMs, concurrency, perProject, keptPlaces: kept } = this.#options;
    const limit = concurrency - this.#active.size;
    if (limit <= 0) return 0;
    const runs = [...this.#active.keys()];
    const suspects = runs.some(isSuspect) ? 0 : 1;
    const claim = { limit, leaseMs, perProject, kept, suspects, active: activeByProject(runs) };
    const claimed = await claimRuns(engine.pool, [...engine.functions.values()], claim);
    for (const run of claimed) {
      const work = this.#advance(run).finally(() => {
        this.#active.delete(run);
        onFree();
      });
      this.#active.set(run, work);
    }
    return claimed.length;
  }

  /**
   * Milliseconds until there may be something to claim. While all slots are taken, the end of a run wakes the
   * loop.
   */
  async dueInMs(): Promise<number | undefined> {
    const { engine, concurrency } = this.#options;
    if (this.#active.size >= concurrency) return undefined;
    return nextDueInMs(engine.pool, [...engine.functions.values()]);
  }

  async #advance(run: Run): Promise<void> {
    const { engine, logger } = this.#options;
    const fields = { run: run.id, function: run.function_id };
    try {
      await advanceRun(engine, run);
    } catch (error) {
      logger.error({ ...fields, ...errorFields(error) }, 'A run could not be advanced; it will be retried.');
      await postponeRun(engine.pool, run, postponeMs).catch(() => {}); // its lease will expire instead
    }
  }

  /** Keeps the runs of this worker, and frees those of dead ones. */
  async heartbeat(): Promise<void> {
    const { engine, leaseMs } = this.#options;
    if (this.#active.size > 0) await extendLeases(engine.pool, [...this.#active.keys()], leaseMs);
    await freeLostRuns(engine.pool, [...engine.functions.values()]);
  }

  async drain(timeoutMs: number): Promise<void> {
    const timeout = new AbortController();
    const timedOut = sleep(timeoutMs, undefined, { signal: timeout.signal }).catch(() => {});
    await Promise.race([Promise.all(this.#active.values()), timedOut]);
    timeout.abort();
  }

  async abandonAll(): Promise<void> {
    const { pool } = this.#options.engine;
    await Promise.allSettled([...this.#active.keys()].map((run) => abandonRun(pool, run)));
  }
}
