import { runToEnd, ScriptFailed } from '@/lib/platform/child-process';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { findDueSources } from '../sync/find-due-sources';

/**
 * Synchronises the lists that are due by the command that an operator runs by hand, in a process of its own: it signs in
 * as the role of imports, and a large list neither holds up the worker nor fills it. Rows say how each list ended.
 */
export async function syncDueLists(): Promise<string[]> {
  const due = (await findDueSources(new Date())).map(({ id }) => id);
  if (due.length === 0) return due;
  const { PROBITY_IMPORT_DATABASE_URL: DATABASE_URL } = env;
  await runToEnd('.build/import-data.mjs', ['sync', ...due], DATABASE_URL ? { DATABASE_URL } : {}).catch(
    (error: unknown) => {
      if (!(error instanceof ScriptFailed)) throw error;
      // What it printed may quote a list, and is in the rows.
      log.warn({ sources: due }, 'not every list was synchronised');
    },
  );
  return due;
}
