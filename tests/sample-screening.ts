import { refreshMatcher } from '@/lib/domain/watchlists/matcher-in-force';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { sampleList } from '@/prisma/seed/sample-list';

/** Loads the list of people who do not exist: without a list every screening check fails. */
export async function loadSampleList(): Promise<void> {
  await importList(sampleList);
  await refreshMatcher();
}
