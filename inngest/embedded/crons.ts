import type { Pool } from 'pg';
import { nextTick } from './next-tick';
import type { RegisteredFunction } from './register';
import { findNextTick, lockDueCrons, moveCron, replaceCrons } from './store/crons';
import { insertRuns } from './store/runs';
import { inTransaction } from '../outbox/transaction';

export async function registerCrons(pool: Pool, functions: readonly RegisteredFunction[]): Promise<void> {
  const ticks = functions.flatMap(({ id, crons }) =>
    crons.map((cron) => ({ function_id: id, cron, next_at: nextTick(cron) })),
  );
  await replaceCrons(pool, idsOf(functions), ticks);
}

/** Starts one run for each due cron, however many ticks were missed. Returns how many. */
export function runCrons(pool: Pool, functions: readonly RegisteredFunction[]): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const due = await lockDueCrons(tx, idsOf(functions));
    for (const { function_id, cron, next_at } of due) {
      const id = `cron:${cron}:${next_at.toISOString()}`;
      const event = { id, name: 'inngest/scheduled.timer', data: { cron }, ts: next_at.getTime() };
      await insertRuns(tx, [{ function_id, event }]);
      await moveCron(tx, { function_id, cron, next_at: nextTick(cron) });
    }
    return due.length;
  });
}

/** Milliseconds until the next cron is due; undefined without crons. */
export const nextCronInMs = (
  pool: Pool,
  functions: readonly RegisteredFunction[],
): Promise<number | undefined> => findNextTick(pool, idsOf(functions));

const idsOf = (functions: readonly RegisteredFunction[]) => functions.map(({ id }) => id);
