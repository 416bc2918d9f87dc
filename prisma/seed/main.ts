import { parseLists } from '@/lib/domain/watchlists/detect-list';
import type { ParsedList } from '@/lib/domain/watchlists/schema';
import { hasListInForce, importList, refreshMatcher } from '@/lib/domain/watchlists/service';
import { closeDb } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { ensureFirstRun } from './first-run';
import { seedSampleCases } from './sample-cases';
import { sampleList } from './sample-list';

// Runs at every start: makes what a new deployment needs, and imports the lists that the settings name.
const wantsSamples = !env.PROBITY_EMPTY && env.PROBITY_ENVIRONMENT === 'staging';

async function listsToImport(): Promise<ParsedList[]> {
  if (env.PROBITY_WATCHLIST_FILES.length > 0) return parseLists(env.PROBITY_WATCHLIST_FILES);
  return wantsSamples && !(await hasListInForce()) ? [sampleList] : [];
}

/** A malformed file is refused whole; the list in force stays, and a start without any is no start. */
async function importLists(): Promise<void> {
  try {
    for (const list of await listsToImport()) {
      const { name, entities, changed } = await importList(list);
      if (changed) console.log(`${name}: ${entities} entries in force`);
    }
  } catch (error) {
    if (!(await hasListInForce())) throw error;
    console.error(
      `A list was refused, and the one in force stays. ${error instanceof Error ? error.message : error}`,
    );
  }
}

const firstProject = await ensureFirstRun();
await importLists();
if (firstProject && wantsSamples) {
  await refreshMatcher();
  console.log(`${await seedSampleCases(firstProject)} sample flows`);
}
await closeDb();
