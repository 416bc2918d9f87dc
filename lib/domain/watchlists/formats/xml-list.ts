import { digestOf } from './digest';
import { checkedEntries, type EntryAt, type ReadEntry, reiterable } from './entries';
import type { ListSource } from './list-source';
import { malformedIn } from './malformed-list';
import { attributeOf, type XmlElement } from './xml-element';
import { type XmlForm, xmlRecords } from './xml-records';

export interface XmlList extends XmlForm {
  name: string;
  /** The root's attribute with the edition; null to use the SHA-256 of the file. */
  version: string | null;
  read(record: XmlElement): ReadEntry;
}

export async function parseXmlList(path: string, list: XmlList): Promise<ListSource> {
  return {
    name: list.name,
    version: list.version ? await readEdition(path, list, list.version) : await digestOf([path]),
    entities: reiterable(() => checkedEntries(path, readEntries(path, list))),
  };
}

async function* readEntries(path: string, list: XmlList): AsyncGenerator<EntryAt> {
  for await (const element of xmlRecords(path, list)) {
    if (element.tag !== list.root) yield { entry: list.read(element), line: element.line };
  }
}

async function readEdition(path: string, form: XmlForm, attribute: string): Promise<string> {
  for await (const root of xmlRecords(path, form)) {
    const edition = attributeOf(root, attribute);
    if (!edition) throw malformedIn(path)(root.line, `${attribute} is missing`);
    return edition;
  }
  throw malformedIn(path)(null, 'the list has no entries');
}
