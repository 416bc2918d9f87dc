import type { OfacList } from '../ofac/categories';
import type { OfacReferences } from './references';

/** OFAC's names of its two published lists. The others are parts of these. */
export const publishedLists: Readonly<Record<OfacList, string>> = {
  'OFAC SDN': 'SDN List',
  'OFAC Consolidated': 'Consolidated List',
};

/**
 * The list of a document in the advanced format: the published list that contains all its parties. The header
 * does not name it, and some parties are on both lists. Null if it is neither or both.
 */
export function editionOf(references: OfacReferences): OfacList | null {
  const counts = references.partiesByList();
  const all = references.partyCount;
  // Object.keys forgets the key type of a record.
  const lists = (Object.keys(publishedLists) as OfacList[]).filter(
    (list) => all > 0 && counts.get(publishedLists[list]) === all,
  );
  const [list] = lists;
  return lists.length === 1 && list ? list : null;
}

export function listingFacts(references: OfacReferences): string {
  const counts = [...references.partiesByList()].map(([list, count]) => `${count} on the ${list}`);
  return `of ${references.partyCount} parties ${counts.join(', ')}`;
}
