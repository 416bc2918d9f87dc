import { SaxesParser } from 'saxes';
import { malformedIn } from './malformed-list';
import { textOf } from './text';
import type { XmlElement } from './xml-element';

export interface XmlForm {
  root: string;
  records: readonly string[];
}

/**
 * The root without its children, then its records. The records of one chunk are in memory at a time.
 *
 * Throws MalformedList for another root and for xml that is not well-formed.
 */
export async function* xmlRecords(path: string, form: XmlForm): AsyncGenerator<XmlElement> {
  const reader = new RecordReader(path, form);
  for await (const text of textOf(path)) yield* reader.read(text);
  reader.close();
}

class RecordReader {
  private readonly parser = new SaxesParser();
  private readonly malformed;
  private open: XmlElement[] = [];
  private complete: XmlElement[] = [];
  private sawRoot = false;

  constructor(
    path: string,
    private readonly form: XmlForm,
  ) {
    this.malformed = malformedIn(path);
    this.parser.on('opentag', ({ name, attributes }) => this.onOpenTag(name, attributes));
    this.parser.on('text', (text) => this.onText(text));
    this.parser.on('cdata', (text) => this.onText(text));
    this.parser.on('closetag', () => this.onCloseTag());
    this.parser.on('error', ({ message }) => {
      throw this.malformed(this.parser.line, `not well-formed xml (${message.replace(/^\d+:\d+: /, '')})`);
    });
  }

  read(text: string): XmlElement[] {
    this.complete = [];
    this.parser.write(text);
    return this.complete;
  }

  close(): void {
    this.parser.close();
  }

  private onOpenTag(tag: string, attributes: Record<string, string>): void {
    const element = { tag, line: this.parser.line, attributes, text: '', children: [] };
    if (!this.sawRoot) return this.onRoot(element);
    if (this.open.length === 0 && !this.form.records.includes(tag)) return;
    this.open.at(-1)?.children.push(element);
    this.open.push(element);
  }

  private onRoot(root: XmlElement): void {
    if (root.tag !== this.form.root) {
      throw this.malformed(root.line, `the root is ${root.tag}, not ${this.form.root}`);
    }
    this.sawRoot = true;
    this.complete.push(root);
  }

  private onText(text: string): void {
    const element = this.open.at(-1);
    if (element) element.text += text;
  }

  private onCloseTag(): void {
    const element = this.open.pop();
    if (element && this.open.length === 0) this.complete.push(element);
  }
}
