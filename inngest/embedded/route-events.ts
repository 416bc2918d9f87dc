import type { Pool } from 'pg';
import { type InngestEvent, inngestEventOf } from '../outbox/event';
import type { RegisteredFunction } from './register';
import { findUnroutedEvents, markRouted, tryLockRouting } from '../outbox/store';
import { insertRuns, type NewRun } from './store/runs';
import { inTransaction } from '../outbox/transaction';

const batchSize = 200;

export interface Routed {
  events: number;
  /** Whether there may be runs that are due now. */
  runs: boolean;
}

/**
 * One transaction, so that each event takes effect exactly once. Selects unrouted rows instead of those after
 * the last routed one, because transactions may commit in a different order than they took their sequence
 * numbers.
 */
export function routeEvents(pool: Pool, functions: readonly RegisteredFunction[]): Promise<Routed> {
  return inTransaction(pool, async (tx) => {
    if (!(await tryLockRouting(tx))) return { events: 0, runs: false };
    const rows = await findUnroutedEvents(tx, batchSize);
    if (rows.length === 0) return { events: 0, runs: false };
    const runs = rows.map(inngestEventOf).flatMap((event) => runsStartedBy(event, functions));
    if (runs.length > 0) await insertRuns(tx, runs);
    await markRouted(
      tx,
      rows.map((row) => row.token),
    );
    return { events: rows.length, runs: runs.length > 0 };
  });
}

const runsStartedBy = (event: InngestEvent, functions: readonly RegisteredFunction[]): NewRun[] =>
  functions.filter(({ events }) => events.includes(event.name)).map(({ id }) => ({ function_id: id, event }));
