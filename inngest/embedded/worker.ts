import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { advanceRun, type Engine } from './advance';
import { abandonRun, claimRuns, extendLeases, postponeRun } from './claim';
import { faultFields, type RunnerLogger } from './log';
import type { Run } from './store';

export interface WorkerOptions {
  engine: Engine;
  logger: RunnerLogger;
  leaseMs: number;
  concurrency: number;
}

const postponeMs = 5_000;

/** The runs that this process works on: takes them up, keeps their leases, and lets them go. */
export class Worker {
  readonly #options: WorkerOptions;
  readonly #atWork = new Map<Run, Promise<void>>();

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Begins what is due and there is room for; `onRoom` is called whenever one of them is done. Returns how many. */
  async takeUp(onRoom: () => void): Promise<number> {
    const { engine, leaseMs, concurrency } = this.#options;
    const room = concurrency - this.#atWork.size;
    if (room <= 0) return 0;
    const runs = await claimRuns(engine.pool, [...engine.functions.values()], room, leaseMs);
    for (const run of runs) {
      const work = this.#advance(run).finally(() => {
        this.#atWork.delete(run);
        onRoom();
      });
      this.#atWork.set(run, work);
    }
    return runs.length;
  }

  async #advance(run: Run): Promise<void> {
    const { engine, logger } = this.#options;
    const fields = { run: run.id, function: run.function_id };
    try {
      await advanceRun(engine, run);
    } catch (error) {
      logger.error(
        { ...fields, ...faultFields(error) },
        'A run could not be advanced; it will be tried again.',
      );
      await postponeRun(engine.pool, run, postponeMs).catch(() => {}); // then its lease runs out
    }
  }

  async beat(): Promise<number> {
    const { engine, leaseMs } = this.#options;
    if (this.#atWork.size > 0) await extendLeases(engine.pool, [...this.#atWork.keys()], leaseMs);
    return 0;
  }

  /** Waits until nothing is at work, but not for ever. */
  async drain(timeoutMs: number): Promise<void> {
    const timeout = new AbortController();
    const late = sleep(timeoutMs, undefined, { signal: timeout.signal }).catch(() => {});
    await Promise.race([Promise.all(this.#atWork.values()), late]);
    timeout.abort();
  }

  async abandonAll(pool: Pool): Promise<void> {
    await Promise.allSettled([...this.#atWork.keys()].map((run) => abandonRun(pool, run)));
  }
}
