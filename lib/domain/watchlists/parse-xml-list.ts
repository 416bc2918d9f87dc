import { createHash } from 'node:crypto';
import { malformedIn } from './malformed-list';
import { Entries, type ReadEntry } from './parse-entries';
import { attributeOf, type XmlElement } from './parse-xml-element';
import { xmlRecords, type XmlForm } from './parse-xml-records';
import type { ParsedList } from './schema';

export interface XmlList extends XmlForm {
  name: string;
  /** The root's attribute that tells one edition from the next; the SHA-256 of the file where there is none. */
  version: string | null;
  read(record: XmlElement): ReadEntry;
}

/** A list that is one xml file. Throws MalformedList, and then nothing of the list is taken. */
export async function parseXmlList(path: string, list: XmlList): Promise<ParsedList> {
  const entries = new Entries(path);
  const digest = createHash('sha256');
  let edition = '';
  for await (const element of xmlRecords(path, list, digest)) {
    if (element.tag !== list.root) entries.add(list.read(element), element.line);
    else if (list.version) edition = editionOf(path, element, list.version);
  }
  const entities = entries.all();
  return { name: list.name, version: edition || digest.digest('hex'), entities };
}

function editionOf(path: string, root: XmlElement, attribute: string): string {
  const edition = attributeOf(root, attribute);
  if (!edition) throw malformedIn(path)(root.line, `${attribute} is missing`);
  return edition;
}
