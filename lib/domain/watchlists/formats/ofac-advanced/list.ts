import { malformedIn } from '../malformed-list';
import { digestOf } from '../digest';
import { checkedEntries, type EntryAt, readAnew } from '../entries';
import type { OfacList } from '../ofac/list';
import { readParty } from './party';
import { OfacReferences, referredTo } from './references';
import { xmlRecords } from '../xml-records';
import type { ListSource } from '../../schema';

/** The root of OFAC's advanced xml (`sdn_advanced.xml`, `cons_advanced.xml`), in all of its namespaces. */
export const ofacAdvancedRoot = 'Sanctions';

/**
 * The lists of a document in OFAC's advanced form: SDN, Consolidated, or both. What parties refer to is read first,
 * as the lists that they are on stand after them; the parties, most of the document, are read one by one. The version
 * is the SHA-256 of the file: its DateOfIssue is a day, which may see two editions.
 *
 * It and the entities throw MalformedList, and then nothing of the list is taken.
 */
export async function parseOfacAdvanced(path: string): Promise<ListSource[]> {
  const references = new OfacReferences();
  for await (const element of xmlRecords(path, { root: ofacAdvancedRoot, records: referredTo })) {
    references.add(element);
  }
  const lists = references.lists();
  if (lists.length === 0) throw malformedIn(path)(null, 'the list holds no entry');
  const version = await digestOf([path]);
  return lists.map((name) => ({
    name,
    version,
    entities: readAnew(() => checkedEntries(path, readEntries(path, name, references))),
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
