import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { processorMs } from '../processor-time.ts';
import type { Workers } from './workers.ts';

/** Figures per second. */
export interface Figures {
  statements: number;
  /** Processor time. */
  workersMs: number;
  databaseMs: number;
}

async function databaseMs(pool: Pool): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where pid <> pg_backend_pid()`,
  );
  return new Map(rows.map(({ pid }) => [pid, processorMs(pid)]));
}

export async function costOf(pool: Pool, workers: Workers, seconds: number): Promise<Figures> {
  await sleep(2_000);
  const before = { used: await workers.used(), database: await databaseMs(pool) };
  await sleep(seconds * 1_000);
  const after = { used: await workers.used(), database: await databaseMs(pool) };
  let ofDatabase = 0;
  for (const [pid, ms] of after.database) ofDatabase += ms - (before.database.get(pid) ?? 0);
  return {
    statements: (after.used.statements - before.used.statements) / seconds,
    workersMs: (after.used.cpuMs - before.used.cpuMs) / seconds,
    databaseMs: ofDatabase / seconds,
  };
}
