import { Cron } from 'croner';
import type { Pool } from 'pg';
import { newToken } from '@/lib/platform/ids';
import type { RegisteredFunction } from './register';
import { inTransaction, insertRun } from './store';

/** The first tick after now of `0 6 * * *` or, in a time zone, `TZ=Europe/Paris 0 6 * * *`. Throws on a bad one. */
export function nextTick(cron: string): Date {
  const [, timezone = 'UTC', pattern = cron] = /^TZ=(\S+)\s+(.*)$/.exec(cron) ?? [];
  const next = new Cron(pattern, { timezone }).nextRun();
  if (!next) throw new Error(`${cron} never comes`);
  return next;
}

/** Writes down the next tick of each cron trigger that is new, and forgets those that a function no longer has. */
export async function registerCrons(pool: Pool, functions: readonly RegisteredFunction[]): Promise<void> {
  const ticks = functions.flatMap(({ id, crons }) =>
    crons.map((cron) => ({ id, cron, next_at: nextTick(cron) })),
  );
  const columns = [ticks.map((tick) => tick.id), ticks.map((tick) => tick.cron)];
  await pool.query(
    `delete from runner_crons where function_id = any($3::text[])
       and (function_id, cron) not in (select * from unnest($1::text[], $2::text[]))`,
    [...columns, functions.map(({ id }) => id)],
  );
  await pool.query(
    `insert into runner_crons (function_id, cron, next_at) select * from unnest($1::text[], $2::text[], $3::timestamptz[])
     on conflict (function_id, cron) do nothing`,
    [...columns, ticks.map((tick) => tick.next_at)],
  );
}

/** Begins a run for each cron whose time has come: one, however many ticks were missed. Returns how many. */
export function runCrons(pool: Pool, functions: readonly RegisteredFunction[]): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ function_id: string; cron: string; next_at: Date }>(
      `select * from runner_crons where next_at <= now() and function_id = any($1::text[]) for update skip locked`,
      [functions.map(({ id }) => id)],
    );
    for (const { function_id, cron, next_at } of rows) {
      const id = `cron:${cron}:${next_at.toISOString()}`;
      const event = { id, name: 'inngest/scheduled.timer', data: { cron }, ts: next_at.getTime() };
      await insertRun(tx, { id: newToken('run'), function_id, event, idempotency_key: id });
      await tx.query(`update runner_crons set next_at = $3 where function_id = $1 and cron = $2`, [
        function_id,
        cron,
        nextTick(cron),
      ]);
    }
    return rows.length;
  });
}
