import type { Pool } from 'pg';
import { workChannel } from '@/lib/platform/work/work-channel';

export type WorkNotice = 'events' | 'runs';

/**
 * Sent after the commit: PostgreSQL lets only one transaction that notifies commit at a time (docs/adr/0047).
 */
export async function notifyWorkers(pool: Pool, notice: WorkNotice): Promise<void> {
  await pool.query('select pg_notify($1, $2)', [workChannel, notice]);
}
