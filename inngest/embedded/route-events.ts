import type { Pool } from 'pg';
import { matches, parseExpression, requirements, type InngestEvent } from './expression';
import type { CancelRule, RegisteredFunction } from './register';
import { findUnroutedEvents, markRouted, tryLockRouting, type EventRow } from './store/events';
import { cancelRun, insertRuns, lockRunsOf, type NewRun } from './store/runs';
import { endWait, findAwaited, lockWaits } from './store/steps';
import { inTransaction, type Database } from './store/transaction';

const batchSize = 200;

export interface Routed {
  events: number;
  /** Whether there may be runs that are due now. */
  runs: boolean;
}

/**
 * One transaction, so that each event takes effect exactly once. Selects unrouted rows instead of those after the last
 * routed one, because transactions may commit in another order than they took their sequence numbers.
 */
export function routeEvents(pool: Pool, functions: readonly RegisteredFunction[]): Promise<Routed> {
  return inTransaction(pool, async (tx) => {
    if (!(await tryLockRouting(tx))) return { events: 0, runs: false };
    const rows = await findUnroutedEvents(tx, batchSize);
    if (rows.length === 0) return { events: 0, runs: false };
    const batch = new Batch(tx, functions);
    const events = rows.map(toInngestEvent);
    const awaited = await findAwaited(tx, [...new Set(events.map(({ name }) => name))]);
    for (const event of events) await batch.route(event, awaited.has(event.name));
    await batch.startRuns();
    await markRouted(
      tx,
      rows.map((row) => row.token),
    );
    return { events: rows.length, runs: batch.hasRuns };
  });
}

const toInngestEvent = ({ token, type, data, project_id, created_at }: EventRow): InngestEvent => ({
  id: token,
  name: type,
  data: { ...data, project_id },
  ts: created_at.getTime(),
});

/** Runs are inserted together, but before an event that may cancel one of them. */
class Batch {
  readonly #tx: Database;
  readonly #functions: readonly RegisteredFunction[];
  #starting: NewRun[] = [];
  hasRuns = false;

  constructor(tx: Database, functions: readonly RegisteredFunction[]) {
    this.#tx = tx;
    this.#functions = functions;
  }

  /** Cancels before it starts runs, so that an event does not cancel the run that it starts. */
  async route(event: InngestEvent, isAwaited: boolean): Promise<void> {
    if (isAwaited) await this.#endWaits(event);
    for (const { id, cancel } of this.#functions) {
      for (const rule of cancel) if (rule.event === event.name) await this.#cancelRuns(id, rule, event);
    }
    for (const { id, events } of this.#functions)
      if (events.includes(event.name)) this.#starting.push({ function_id: id, event });
  }

  async startRuns(): Promise<void> {
    const runs = this.#starting;
    this.#starting = [];
    if (runs.length === 0) return;
    this.hasRuns = true;
    await insertRuns(this.#tx, runs);
  }

  async #endWaits(event: InngestEvent): Promise<void> {
    for (const wait of await lockWaits(this.#tx, event)) {
      const condition = wait.wait_if ? parseExpression(wait.wait_if) : [];
      if (!matches(condition, { event: wait.event, async: event })) continue;
      if (await endWait(this.#tx, wait.run_id, wait.id, event)) this.hasRuns = true;
    }
  }

  async #cancelRuns(functionId: string, rule: CancelRule, event: InngestEvent): Promise<void> {
    await this.startRuns();
    const required = requirements(rule.expression, 'event', { async: event });
    for (const run of await lockRunsOf(this.#tx, functionId, required)) {
      if (matches(rule.expression, { event: run.event, async: event })) await cancelRun(this.#tx, run.id);
    }
  }
}
