import { SaxesParser } from 'saxes';
import { malformedIn } from './malformed-list';
import { textOf } from './text';
import type { XmlElement } from './xml-element';

export interface XmlForm {
  root: string;
  records: readonly string[];
}

/**
 * The root without its children, then its records. Only the records of one chunk are in memory at a time.
 * Throws MalformedList for another root and for xml that is not well-formed, with the line of the fault: that
 * of the unclosed tag, not the line where the parser notices it, which may be the last of the file.
 */
export async function* xmlRecords(path: string, form: XmlForm): AsyncGenerator<XmlElement> {
  const reader = new RecordReader(path, form);
  for await (const text of textOf(path)) yield* reader.read(text);
  reader.close();
}

interface OpenTag {
  name: string;
  line: number;
}

class RecordReader {
  private readonly parser = new SaxesParser();
  private readonly malformed;
  private readonly tags: OpenTag[] = [];
  private readonly recent = new RecentText();
  private closed: OpenTag | undefined;
  private open: XmlElement[] = [];
  private complete: XmlElement[] = [];

  constructor(
    path: string,
    private readonly form: XmlForm,
  ) {
    this.malformed = malformedIn(path);
    this.parser.on('opentag', ({ name, attributes }) => this.onOpenTag(name, attributes));
    this.parser.on('text', (text) => this.onText(text));
    this.parser.on('cdata', (text) => this.onText(text));
    this.parser.on('closetag', () => this.onCloseTag());
    this.parser.on('error', ({ message }) => this.onError(message.replace(/^\d+:\d+: /, '')));
  }

  read(text: string): XmlElement[] {
    this.complete = [];
    this.recent.add(text);
    this.parser.write(text);
    return this.complete;
  }

  close(): void {
    const unclosed = this.tags.at(-1);
    if (unclosed) throw this.notWellFormed(this.parser.line, unclosedTag(unclosed));
    this.parser.close();
  }

  private onOpenTag(tag: string, attributes: Record<string, string>): void {
    const { line } = this.parser;
    const element = { tag, line, attributes, text: '', children: [] };
    if (this.tags.length === 0) this.onRoot(element);
    else this.onElement(element);
    this.tags.push({ name: tag, line });
  }

  private onRoot(root: XmlElement): void {
    if (root.tag !== this.form.root) {
      throw this.malformed(root.line, `the root is ${root.tag}, not ${this.form.root}`);
    }
    this.complete.push(root);
  }

  private onElement(element: XmlElement): void {
    const [record] = this.open;
    if (!record && !this.form.records.includes(element.tag)) return;
    // An unclosed record would include everything that follows, and keep it in memory.
    if (record?.tag === element.tag) {
      throw this.notWellFormed(record.line, unclosedTag({ name: record.tag, line: record.line }));
    }
    this.open.at(-1)?.children.push(element);
    this.open.push(element);
  }

  private onText(text: string): void {
    const element = this.open.at(-1);
    if (element) element.text += text;
  }

  private onCloseTag(): void {
    this.closed = this.tags.pop();
    const element = this.open.pop();
    if (element && this.open.length === 0) this.complete.push(element);
  }

  /** Saxes closes the innermost tag before it reports that the closing tag belongs to another one. */
  private onError(message: string): never {
    const { line } = this.parser;
    if (message !== 'unexpected close tag.' || !this.closed) throw this.notWellFormed(line, message);
    const closing = this.recent.closingTagAt(this.parser.position);
    const isOpen = this.tags.some(({ name }) => name === closing);
    throw isOpen
      ? this.notWellFormed(this.closed.line, unclosedTag(this.closed))
      : this.notWellFormed(line, message);
  }

  private notWellFormed(line: number, reason: string) {
    return this.malformed(line, `not well-formed xml (${reason})`);
  }
}

const unclosedTag = ({ name, line }: OpenTag) => `unclosed tag: ${name}, opened on line ${line}`;

/**
 * The chunk being parsed and the end of the previous one, because the parser does not report a closing tag's
 * name.
 */
class RecentText {
  private text = '';
  private start = 0;

  add(chunk: string): void {
    const kept = this.text.slice(-1000);
    this.start += this.text.length - kept.length;
    this.text = kept + chunk;
  }

  closingTagAt(position: number): string | undefined {
    return /<\/([^<>\s]+)\s*>$/.exec(this.text.slice(0, position - this.start))?.[1];
  }
}
