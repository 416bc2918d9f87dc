import { runToEnd, ScriptFailed } from '@/lib/platform/child-process';
import { env } from '@/lib/platform/env';
import type { ListSyncName } from '@/lib/platform/list-sync-setting';
import { log } from '@/lib/platform/log';

/**
 * Less than the quarter of an hour after which the runner takes a step for lost and begins it anew. The slowest download that
 * is waited for takes ten minutes of it, and the largest list two.
 */
const maxSyncMs = 14 * 60_000;

/**
 * Synchronises the list by the command that an operator runs by hand, in a process of its own: it signs in as the role of
 * imports, and a large list neither holds up the worker nor fills it. A row says how it ended.
 */
export async function syncDueList(source: ListSyncName): Promise<void> {
  const { PROBITY_IMPORT_DATABASE_URL: DATABASE_URL } = env;
  const environment: Record<string, string> = DATABASE_URL ? { DATABASE_URL } : {};
  await runToEnd('.build/import-data.mjs', ['sync', source], environment, maxSyncMs).catch(
    (error: unknown) => {
      if (!(error instanceof ScriptFailed)) throw error;
      // What it printed may quote a list, and is in the row.
      log.warn({ source }, 'a list was not synchronised');
    },
  );
}
