import type { InngestFunction } from 'inngest';
import type pg from 'pg';
import { newToken } from '@/lib/platform/ids';
import { freshDatabase } from '@/tests/fixtures/database';
import { createRunner, type Runner, type RunnerOptions } from './runner';
import { openPool, silent, testClient } from './testing-client';

export type Functions = (client: ReturnType<typeof testClient>) => InngestFunction.Any[];

/** A database of a test file's own, and the runners that its tests start on it. */
export class RunnerBench {
  readonly #runners: Runner[] = [];

  private constructor(
    readonly url: string,
    readonly pool: pg.Pool,
    readonly drop: () => Promise<void>,
  ) {}

  static async open(): Promise<RunnerBench> {
    const { appUrl, drop } = await freshDatabase();
    return new RunnerBench(appUrl, openPool(appUrl), drop);
  }

  async close(): Promise<void> {
    await this.pool.end();
    await this.drop();
  }

  /** A runner whose failed attempts are repeated after 20 ms. */
  createRunner(functions: Functions, options: Partial<RunnerOptions> = {}): Runner {
    const client = testClient(this.pool);
    const runner = createRunner({
      pool: this.pool,
      client,
      functions: functions(client),
      logger: silent,
      pollMs: 20,
      backoff: () => 20,
      ...options,
    });
    this.#runners.push(runner);
    return runner;
  }

  async start(functions: Functions, options: Partial<RunnerOptions> = {}): Promise<Runner> {
    const runner = this.createRunner(functions, options);
    await runner.start();
    return runner;
  }

  /** After each test: its runners end, and its rows go. */
  async reset(): Promise<void> {
    await Promise.all(this.#runners.splice(0).map((runner) => runner.stop()));
    await this.pool.query('delete from events; delete from runner_runs; delete from runner_crons');
  }

  /** An event as a change writes it to the outbox; returns its token. */
  async send(type: string, data: object = {}, projectId: number | null = 1): Promise<string> {
    const token = newToken('evt');
    await this.pool.query(`insert into events (token, project_id, type, data) values ($1, $2, $3, $4)`, [
      token,
      projectId,
      type,
      data,
    ]);
    return token;
  }

  async runs(): Promise<RunRow[]> {
    const { rows } = await this.pool.query<RunRow>('select * from runner_runs order by id');
    return rows;
  }

  /** The runs, once there are `count` of them and all have ended. */
  async endedRuns(count: number): Promise<RunRow[]> {
    const progress = async () =>
      (await this.pool.query('select count(*)::int, count(ended_at)::int as ended from runner_runs')).rows;
    await this.eventually(progress, ([row]) => row?.count === count && row.ended === count);
    return this.runs();
  }

  /** What `read` yields once it is `enough`. Throws, with what there was, after twelve seconds. */
  async eventually<Value>(
    read: () => Value | Promise<Value>,
    enough: (value: Value) => boolean,
  ): Promise<Value> {
    const deadline = Date.now() + 12_000;
    for (;;) {
      const value = await read();
      if (enough(value)) return value;
      if (Date.now() > deadline) throw new Error(`It never came to it: ${JSON.stringify(value)}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

export interface RunRow {
  id: string;
  function_id: string;
  event: { id: string; name: string; data: Record<string, unknown> };
  status: string;
  output: unknown;
  lease_generation: number;
  lease_until: Date | null;
  ended_at: Date | null;
}
