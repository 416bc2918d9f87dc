import { hasFlows } from '@/lib/domain/flows/service/has-flows';
import { seedSample } from '@/lib/domain/sample/play/seed-sample';
import { getSample } from '@/lib/domain/sample/service/get';
import { markSample } from '@/lib/domain/sample/service/mark';
import { refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { hasListInForce } from '@/lib/domain/watchlists/import/has-list-in-force';
import type { Context } from '@/lib/platform/context';
import { selectDatabaseProfile } from '@/lib/platform/database/database-profiles';
import { closeDb } from '@/lib/platform/database/db';
import { env } from '@/lib/platform/settings/env';
import { importConfiguredLists, noticeOf } from './configured-lists';
import { ensureFirstRun } from './first-run';
import { importSampleList } from './import-sample-list';

// Runs at every start: creates what a new deployment needs, and imports the configured lists.
const isStaging = env.PROBITY_ENVIRONMENT === 'staging';

async function importLists(): Promise<void> {
  const files = env.PROBITY_WATCHLIST_FILES;
  if (files.length > 0) {
    const refusals = await importConfiguredLists(files);
    // The start prints standard error at its end.
    if (refusals.length > 0) console.error(noticeOf(refusals));
  } else if (isStaging && !(await hasListInForce())) {
    await importSampleList();
  }
}

selectDatabaseProfile('batch');
const firstProject = await ensureFirstRun();
await importLists();
if (!(await hasListInForce())) {
  console.log('No list is in force, so every screening refers: name some in PROBITY_WATCHLIST_FILES.');
}

/** A project with a marked sample is left to the worker, which may be resetting it. */
const isToSeed = async (ctx: Context) => !(await hasFlows(ctx)) && (await getSample(ctx)).status === 'None';

if (firstProject && isStaging && !env.PROBITY_EMPTY && (await isToSeed(firstProject))) {
  await refreshMatcher();
  await markSample(firstProject);
  await seedSample(firstProject);
  console.log('Sample cases and alerts of invented people');
}
await closeDb();
