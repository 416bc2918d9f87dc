import { malformedIn } from './malformed-list';
import { digestOf } from './digest';
import { checkedEntries, readAnew, type EntryAt, type ReadEntry } from './entries';
import { attributeOf, type XmlElement } from './xml-element';
import { xmlRecords, type XmlForm } from './xml-records';
import type { ListSource } from '../schema';

export interface XmlList extends XmlForm {
  name: string;
  /** The root's attribute that tells one edition from the next; the SHA-256 of the file where there is none. */
  version: string | null;
  read(record: XmlElement): ReadEntry;
}

/** A list that is one xml file. It and its entities throw MalformedList, and then nothing of the list is taken. */
export async function parseXmlList(path: string, list: XmlList): Promise<ListSource> {
  return {
    name: list.name,
    version: list.version ? await readEdition(path, list, list.version) : await digestOf([path]),
    entities: readAnew(() => checkedEntries(path, readEntries(path, list))),
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
  throw malformedIn(path)(null, 'the list holds no entry');
}
