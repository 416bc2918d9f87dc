import type { Pool } from 'pg';
import { newToken } from '@/lib/platform/ids';
import { notifyWorkers } from './embedded/notify';
import { insertEvent } from './outbox/store';
import { workerStarted } from './events';

/** Starts the functions that run once when a worker has started. */
export async function tellWorkerStarted(pool: Pool): Promise<void> {
  await insertEvent(pool, { token: newToken('evt'), project_id: null, type: workerStarted.name, data: {} });
  await notifyWorkers(pool, 'events');
}
