import { runToEnd, ScriptFailed } from '@/lib/platform/work/child-process';
import { env } from '@/lib/platform/settings/env';
import type { ListSyncName } from '@/lib/platform/settings/list-sync-setting';
import { log } from '@/lib/platform/errors/log';

/**
 * Less than the quarter of an hour after which the runner considers a step lost and restarts it. The slowest
 * accepted download takes ten minutes of it, and the largest list two.
 */
const maxSyncMs = 14 * 60_000;

/**
 * Synchronises the list in a separate process, with the command that operators run: it signs in with the
 * import role, and a large list neither delays the worker nor fills its memory. A row records the result.
 */
export async function syncDueList(source: ListSyncName): Promise<void> {
  const { PROBITY_IMPORT_DATABASE_URL: DATABASE_URL } = env;
  const environment: Record<string, string> = DATABASE_URL ? { DATABASE_URL } : {};
  await runToEnd('.build/import-data.mjs', ['sync', source], environment, maxSyncMs).catch(
    (error: unknown) => {
      if (!(error instanceof ScriptFailed)) throw error;
      // Its output may quote a list, and is in the row.
      log.warn({ source }, 'a list was not synchronised');
    },
  );
}
