import { malformedIn } from '../malformed-list';
import { digestOf } from '../digest';
import { editionDate } from '../edition-date';
import { checkedEntries, type EntryAt, reiterable } from '../entries';
import type { OfacList } from '../ofac/categories';
import { writtenDate } from './date';
import { editionOf, listingFacts } from './edition';
import { readParty } from './party';
import { OfacReferences, referencedTags } from './references';
import { xmlRecords } from '../xml-records';
import type { ListSource } from '../list-source';

export const ofacAdvancedRoot = 'Sanctions';

/**
 * Opens a list in OFAC's advanced xml, SDN or Consolidated. Two passes: the elements that parties refer to
 * come first, because some of them follow the parties in the document; then the parties, most of the
 * document, are streamed. The version is the SHA-256 of the file, because DateOfIssue is a day and a day may
 * have two editions. Throws MalformedList, also when not all parties are on one of the two lists or all are
 * on both; the entities throw it too, and for parties that are missing.
 */
export async function parseOfacAdvanced(path: string): Promise<ListSource> {
  const references = new OfacReferences();
  let issued: string | null = null;
  for await (const element of xmlRecords(path, {
    root: ofacAdvancedRoot,
    records: [...referencedTags, 'DateOfIssue'],
  })) {
    if (element.tag !== 'DateOfIssue') references.add(element);
    else issued ??= editionDate(path, { of: element.tag, text: writtenDate(element), line: element.line });
  }
  if (references.partyCount === 0) throw malformedIn(path)(null, 'the list has no entries');
  const name = editionOf(references);
  if (!name) {
    throw malformedIn(path)(
      null,
      `not certain which list this is an edition of: ${listingFacts(references)}; all must be on the SDN List, or all on ` +
        'the Consolidated List, and not on both',
    );
  }
  return {
    name,
    version: await digestOf([path]),
    ...(issued && { published_at: issued }),
    entities: reiterable(() => checkedEntries(path, readEntries(path, name, references))),
  };
}

async function* readEntries(
  path: string,
  list: OfacList,
  references: OfacReferences,
): AsyncGenerator<EntryAt> {
  let parties = 0;
  for await (const element of xmlRecords(path, { root: ofacAdvancedRoot, records: ['DistinctParty'] })) {
    if (element.tag === ofacAdvancedRoot) continue;
    parties += 1;
    yield { entry: readParty(element, list, references), line: element.line };
  }
  if (parties !== references.partyCount) {
    const reason = `the document has ${parties} parties, and SanctionsEntries name ${references.partyCount}`;
    throw malformedIn(path)(null, reason);
  }
}
