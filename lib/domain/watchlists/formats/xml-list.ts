import { digestOf } from './digest';
import { editionDate } from './edition-date';
import { checkedEntries, type EntryAt, type ReadEntry, reiterable } from './entries';
import type { ListSource } from './list-source';
import { malformedIn } from './malformed-list';
import { attributeOf, type XmlElement } from './xml-element';
import { type XmlForm, xmlRecords } from './xml-records';

export interface XmlList extends XmlForm {
  name: string;
  namespace?: string;
  /** The root's attribute with the edition's time, which starts its version; null without one. */
  version: string | null;
  /** The element with the edition's day, if the version is not a time. */
  issued?: { tag: string; iso(text: string): string };
  read(record: XmlElement): ReadEntry;
  /** Reads elements other than entries, for checks that need the whole file. */
  whole?(): WholeFile;
}

export interface WholeFile {
  /** Sees each record in the document's order. */
  see(record: XmlElement): void;
  /** Why the file is refused, known at its end; null if it is complete and of this list. */
  fault(): string | null;
}

export async function parseXmlList(path: string, list: XmlList): Promise<ListSource> {
  const edition = list.version ? await readEdition(path, list, list.version) : null;
  const published = list.issued ? await readIssued(path, list.root, list.issued) : edition?.published_at;
  return {
    name: list.name,
    version: versionOf(edition, await digestOf([path])),
    ...(published && { published_at: published }),
    entities: reiterable(() => checkedEntries(path, readEntries(path, list))),
  };
}

/** With the time alone, a cut or changed file would count as the edition in force and not be read. */
const versionOf = (edition: Edition | null, digest: string) =>
  edition === null ? digest : `${edition.text} ${digest.slice(0, 12)}`;

interface Edition {
  /** In the publisher's format. */
  text: string;
  published_at: string;
}

async function* readEntries(path: string, list: XmlList): AsyncGenerator<EntryAt> {
  const whole = list.whole?.();
  for await (const element of xmlRecords(path, list)) {
    if (element.tag === list.root) continue;
    whole?.see(element);
    yield { entry: list.read(element), line: element.line };
  }
  const fault = whole?.fault();
  if (fault) throw malformedIn(path)(null, fault);
}

async function readEdition(path: string, form: XmlList, attribute: string): Promise<Edition> {
  for await (const root of xmlRecords(path, form)) {
    if (form.namespace && root.attributes.xmlns !== form.namespace) {
      throw malformedIn(path)(
        root.line,
        `the namespace is ${root.attributes.xmlns ?? 'none'}, not ${form.namespace}`,
      );
    }
    const text = attributeOf(root, attribute);
    if (!text) throw malformedIn(path)(root.line, `${attribute} is missing`);
    return { text, published_at: editionDate(path, { of: attribute, text, line: root.line }) };
  }
  throw malformedIn(path)(null, 'the list has no entries');
}

async function readIssued(
  path: string,
  root: string,
  { tag, iso }: NonNullable<XmlList['issued']>,
): Promise<string | null> {
  for await (const element of xmlRecords(path, { root, records: [tag] })) {
    if (element.tag !== tag) continue;
    const text = element.text.trim();
    return editionDate(path, { of: tag, text, iso: iso(text), line: element.line });
  }
  return null;
}
