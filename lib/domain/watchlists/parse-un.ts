import { createHash } from 'node:crypto';
import { SaxesParser } from 'saxes';
import type { ListedEntity, ParsedList } from './schema';
import { malformedIn } from './malformed-list';
import { textOf } from './parse-text';
import { readUnRecord, type UnElement, type UnRecordTag } from './parse-un-record';

const unListName = 'UN Security Council Consolidated';
export const unRootElement = 'CONSOLIDATED_LIST';

/**
 * The UN Security Council's consolidated xml. The version is its `dateGenerated`.
 *
 * Throws MalformedList, and then nothing of the list is taken.
 */
export async function parseUn(path: string): Promise<ParsedList> {
  const malformed = malformedIn(path);
  const reader = new RecordReader(path);
  for await (const text of textOf(path, createHash('sha256'))) reader.write(text);
  reader.close();

  if (reader.entities.size === 0) throw malformed(null, 'the list holds no entry');
  return { name: unListName, version: reader.version, entities: [...reader.entities.values()] };
}

/** Turns the stream of tags into entities, one record held at a time. */
class RecordReader {
  version = '';
  readonly entities = new Map<string, ListedEntity>();
  private readonly parser = new SaxesParser();
  private readonly malformed;
  /** From the record down to the element that is open; empty outside a record. */
  private open: UnElement[] = [];
  private sawRoot = false;

  constructor(path: string) {
    this.malformed = malformedIn(path);
    this.parser.on('opentag', ({ name, attributes }) => this.opened(name, attributes));
    this.parser.on('text', (text) => this.told(text));
    this.parser.on('cdata', (text) => this.told(text));
    this.parser.on('closetag', ({ name }) => this.closed(name));
    this.parser.on('error', ({ message }) => {
      throw this.malformed(this.parser.line, `not well-formed xml (${message.replace(/^\d+:\d+: /, '')})`);
    });
  }

  write(text: string): void {
    this.parser.write(text);
  }

  close(): void {
    this.parser.close();
  }

  private opened(tag: string, attributes: Record<string, string>): void {
    if (!this.sawRoot) return this.openedRoot(tag, attributes);
    if (this.open.length === 0 && !isRecordTag(tag)) return;
    const element = { tag, line: this.parser.line, text: '', children: [] };
    this.open.at(-1)?.children.push(element);
    this.open.push(element);
  }

  private openedRoot(tag: string, { dateGenerated }: Record<string, string>): void {
    if (tag !== unRootElement)
      throw this.malformed(this.parser.line, `the root is ${tag}, not ${unRootElement}`);
    if (!dateGenerated) throw this.malformed(this.parser.line, 'dateGenerated is missing');
    this.sawRoot = true;
    this.version = dateGenerated;
  }

  private told(text: string): void {
    const element = this.open.at(-1);
    if (element) element.text += text;
  }

  private closed(tag: string): void {
    const element = this.open.pop();
    if (element && this.open.length === 0 && isRecordTag(tag)) this.take(element, tag);
  }

  private take(record: UnElement, tag: UnRecordTag): void {
    const entity = readUnRecord(record, tag);
    if ('missing' in entity) throw this.malformed(record.line, `${entity.missing} is missing`);
    if (this.entities.has(entity.list_entry_id)) {
      throw this.malformed(record.line, `DATAID ${entity.list_entry_id} is there twice`);
    }
    this.entities.set(entity.list_entry_id, entity);
  }
}

function isRecordTag(tag: string): tag is UnRecordTag {
  return tag === 'INDIVIDUAL' || tag === 'ENTITY';
}
