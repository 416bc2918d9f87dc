import type { OfacList } from '../ofac/categories';
import type { OfacReferences } from './references';

/** OFAC's names of the two lists that it publishes. The others are parts of these. */
export const publishedLists: Readonly<Record<OfacList, string>> = {
  'OFAC SDN': 'SDN List',
  'OFAC Consolidated': 'Consolidated List',
};

/**
 * The list that a document in the advanced form is an edition of: the published one that all of its parties are on. The
 * header does not say, and some parties of each list are on the other one too. Null when it is neither or both.
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
