import type { Database } from '../../outbox/transaction';

export interface CronTick {
  function_id: string;
  cron: string;
  next_at: Date;
}

export async function replaceCrons(
  db: Database,
  functionIds: readonly string[],
  ticks: readonly CronTick[],
): Promise<void> {
  const columns = [ticks.map((tick) => tick.function_id), ticks.map((tick) => tick.cron)];
  await db.query(
    `delete from runner_crons where function_id = any($3::text[])
       and (function_id, cron) not in (select * from unnest($1::text[], $2::text[]))`,
    [...columns, functionIds],
  );
  await db.query(
    `insert into runner_crons (function_id, cron, next_at) select * from unnest($1::text[], $2::text[], $3::timestamptz[])
     on conflict (function_id, cron) do nothing`,
    [...columns, ticks.map((tick) => tick.next_at)],
  );
}

export async function lockDueCrons(tx: Database, functionIds: readonly string[]): Promise<CronTick[]> {
  const { rows } = await tx.query<CronTick>(
    `select * from runner_crons where next_at <= now() and function_id = any($1::text[]) for update skip locked`,
    [functionIds],
  );
  return rows;
}

export async function moveCron(tx: Database, { function_id, cron, next_at }: CronTick): Promise<void> {
  await tx.query(`update runner_crons set next_at = $3 where function_id = $1 and cron = $2`, [
    function_id,
    cron,
    next_at,
  ]);
}

/** In milliseconds from now, by the database's clock. */
export async function findNextTick(
  db: Database,
  functionIds: readonly string[],
): Promise<number | undefined> {
  const { rows } = await db.query<{ ms: number | null }>(
    `select (extract(epoch from min(next_at) - clock_timestamp()) * 1000)::float8 as ms
     from runner_crons where function_id = any($1::text[])`,
    [functionIds],
  );
  return rows[0]?.ms ?? undefined;
}
