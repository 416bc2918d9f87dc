import { findLists } from '@/lib/domain/watchlists/formats/find-lists';
import { importList } from '@/lib/domain/watchlists/import/import-list';
import { retireList } from '@/lib/domain/watchlists/import/retire-list';
import { sampleList } from './sample-list';

/**
 * Imports the real lists that the operator configured, and takes the invented one out of force in any case: an
 * operator who asked for real lists must not screen against invented people. A refused list keeps its edition in
 * force.
 *
 * @returns why each list that was not imported is refused
 */
export async function importConfiguredLists(paths: readonly string[]): Promise<string[]> {
  const refusals: string[] = [];
  const onRefusal = (error: unknown) => {
    refusals.push(error instanceof Error ? error.message : String(error));
  };
  await retireList(sampleList.name);
  for (const list of await findLists(paths, onRefusal)) {
    const report = await importList(list).catch(onRefusal);
    if (report?.changed) console.log(`${report.name}: ${report.entities} entries in force`);
  }
  return refusals;
}

/** Shown to the operator at the end of the start. */
export const noticeOf = (refusals: readonly string[]): string =>
  [
    `Of PROBITY_WATCHLIST_FILES ${refusals.length === 1 ? 'a list was' : `${refusals.length} lists were`} refused:`,
    ...refusals.map((reason) => `  ${reason}`),
    'An edition that was imported before stays in force. What no list in force covers is Not Screened, and without any',
    'list every screening refers.',
  ].join('\n');
