import { malformedIn } from '../malformed-list';
import { digestOf } from '../digest';
import { checkedEntries, type EntryAt, reiterable } from '../entries';
import type { OfacList } from '../ofac/categories';
import { readParty } from './party';
import { OfacReferences, referencedTags } from './references';
import { xmlRecords } from '../xml-records';
import type { ListSource } from '../list-source';

export const ofacAdvancedRoot = 'Sanctions';

/**
 * Opens the lists of a document in OFAC's advanced xml: SDN, Consolidated, or both. Two passes: the elements that
 * parties refer to come first, because some of them follow the parties in the document; then the parties, most of the
 * document, are streamed. The version is the SHA-256 of the file, because DateOfIssue is a day and a day may have two
 * editions. This and the entities throw MalformedList.
 */
export async function parseOfacAdvanced(path: string): Promise<ListSource[]> {
  const references = new OfacReferences();
  for await (const element of xmlRecords(path, { root: ofacAdvancedRoot, records: referencedTags })) {
    references.add(element);
  }
  const lists = references.lists();
  if (lists.length === 0) throw malformedIn(path)(null, 'the list has no entries');
  const version = await digestOf([path]);
  return lists.map((name) => ({
    name,
    version,
    entities: reiterable(() => checkedEntries(path, readEntries(path, name, references))),
  }));
}

async function* readEntries(
  path: string,
  list: OfacList,
  references: OfacReferences,
): AsyncGenerator<EntryAt> {
  for await (const element of xmlRecords(path, { root: ofacAdvancedRoot, records: ['DistinctParty'] })) {
    const entry = element.tag === ofacAdvancedRoot ? null : readParty(element, list, references);
    if (entry) yield { entry, line: element.line };
  }
}
