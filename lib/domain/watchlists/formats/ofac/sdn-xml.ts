import { digestOf } from '../digest';
import { editionDate, isoOfOfac } from '../edition-date';
import { checkedEntries, type EntryAt, reiterable } from '../entries';
import type { ListSource } from '../list-source';
import { malformedIn } from '../malformed-list';
import { textAt, textsAt } from '../xml-element';
import { xmlRecords } from '../xml-records';
import type { OfacList } from './categories';
import { OfacEdition } from './edition';
import { readSdnEntry } from './sdn-entry';

export const sdnXmlRoot = 'sdnList';

const form = { root: sdnXmlRoot, records: ['sdnEntry', 'publshInformation'] };

/**
 * Opens a list in OFAC's classic xml, in which both `sdn.xml` and `consolidated.xml` have the root sdnList.
 * The version is the SHA-256 of the file, because Publish_Date is a day and a day may have two editions.
 * Throws MalformedList, also if the list is uncertain or the number of entries differs from Record_Count; the
 * entities throw it too.
 */
export async function parseSdnXml(path: string): Promise<ListSource> {
  const { name, issued } = await readHeader(path);
  return {
    name,
    version: await digestOf([path]),
    ...(issued && { published_at: issued }),
    entities: reiterable(() => checkedEntries(path, readEntries(path, name))),
  };
}

async function readHeader(path: string): Promise<{ name: OfacList; issued: string | null }> {
  const malformed = malformedIn(path);
  const edition = new OfacEdition();
  let issued: string | null = null;
  let recordCount: string | null = null;
  let entries = 0;
  for await (const element of xmlRecords(path, form)) {
    if (element.tag === 'publshInformation') {
      const text = textAt(element, 'Publish_Date');
      const given = text && { of: 'Publish_Date', text, iso: isoOfOfac(text), line: element.line };
      issued = given && editionDate(path, given);
      recordCount = textAt(element, 'Record_Count');
    } else if (element.tag === 'sdnEntry') {
      entries += 1;
      edition.add(textAt(element, 'uid') ?? '', textsAt(element, 'programList', 'program'));
    }
  }
  if (entries === 0) throw malformed(null, 'the list has no entries');
  if (recordCount === null) throw malformed(null, 'Record_Count is missing');
  if (Number(recordCount) !== entries) {
    throw malformed(null, `the file has ${entries} entries, and its Record_Count is ${recordCount}`);
  }
  const name = edition.list();
  if (!name) throw malformed(null, `not certain which list this is an edition of: ${edition.facts()}`);
  return { name, issued };
}

async function* readEntries(path: string, list: OfacList): AsyncGenerator<EntryAt> {
  for await (const element of xmlRecords(path, form)) {
    if (element.tag === 'sdnEntry') yield { entry: readSdnEntry(element, list), line: element.line };
  }
}
