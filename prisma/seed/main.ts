import { hasFlows } from '@/lib/domain/flows/service/has-flows';
import { findLists } from '@/lib/domain/watchlists/formats/find-lists';
import type { ListSource } from '@/lib/domain/watchlists/formats/list-source';
import { refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { hasListInForce } from '@/lib/domain/watchlists/import/has-list-in-force';
import { retireList } from '@/lib/domain/watchlists/import/retire-list';
import { selectDatabaseProfile } from '@/lib/platform/database-profiles';
import { closeDb } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { ensureFirstRun } from './first-run';
import { seedSampleCases } from './sample-cases';
import { sampleList } from './sample-list';

// Runs at every start: creates what a new deployment needs, and imports the lists that the settings name.
const isStaging = env.PROBITY_ENVIRONMENT === 'staging';

async function listsToImport(): Promise<ListSource[]> {
  if (env.PROBITY_WATCHLIST_FILES.length > 0) return findLists(env.PROBITY_WATCHLIST_FILES);
  return isStaging && !(await hasListInForce()) ? [sampleList] : [];
}

/** A malformed file leaves the list in force as it is; without one, the start fails. */
async function importLists(): Promise<void> {
  try {
    for (const list of await listsToImport()) {
      const { name, entities, changed } = await importList(list);
      if (changed) console.log(`${name}: ${entities} entries in force`);
    }
    // Only once all real lists are in force is the invented one retired.
    if (env.PROBITY_WATCHLIST_FILES.length > 0) await retireList(sampleList.name);
  } catch (error) {
    if (!(await hasListInForce())) throw error;
    console.error(
      `A list was refused, and the one in force stays. ${error instanceof Error ? error.message : error}`,
    );
  }
}

selectDatabaseProfile('batch');
const firstProject = await ensureFirstRun();
await importLists();
if (!(await hasListInForce())) {
  console.log('No list is in force, so every screening refers: name some in PROBITY_WATCHLIST_FILES.');
}
if (firstProject && isStaging && !env.PROBITY_EMPTY && !(await hasFlows(firstProject))) {
  await refreshMatcher();
  console.log(`${await seedSampleCases(firstProject)} sample flows`);
}
await closeDb();
