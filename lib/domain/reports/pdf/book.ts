import type { Row } from './fields.ts';
import type { Branch } from './ownership.ts';
import { contentWidth, heightOf, margin, page, Sheet, wholeWidth } from './sheet.ts';
import { type Column, Table, type TableRow } from './table.ts';
import type { Line } from './text.ts';
import { Tree } from './tree.ts';
import { shownTime } from './words.ts';

const labelWidth = 128;
const label = { x: margin.left, width: labelWidth - 10 };
const value = { x: margin.left + labelWidth, width: contentWidth - labelWidth };
const contentsLine = 17;
const betweenFields = 1.5;
/** A section starts below the previous one if this much of the page is free. */
const roomForSection = 160;
/** A record up to this height is kept on one page. */
const maxWhole = 300;

interface Entry {
  title: string;
  page: number;
  destination: string;
}

export interface Furniture {
  /** Printed on every page. */
  reference: string;
  time: string;
  requestId: string;
}

interface Field {
  labels: Line[];
  values: Line[];
}

const fieldHeight = ({ labels, values }: Field) =>
  Math.max(labels.length, values.length) * heightOf('value') + betweenFields;

/**
 * A document that is written from the first page to the last; only the table of contents is written at the
 * end.
 */
export class Book {
  readonly #sheet: Sheet;
  /** The same few for each record. */
  readonly #labels = new Map<string, Line[]>();
  readonly #entries: Entry[] = [];
  readonly #furniture: Furniture;
  #contents: { page: number; y: number } | null = null;
  #isAfterContents = false;

  constructor(title: string, furniture: Furniture, write: (chunk: Buffer) => void) {
    this.#furniture = furniture;
    this.#sheet = new Sheet(title, furniture.time, write);
  }

  whenEnded(ended: () => void): void {
    this.#sheet.pdf.on('end', ended);
  }

  title(text: string): void {
    this.#sheet.lines(text, 'title');
    this.#sheet.y += 6;
  }

  subtitle(text: string): void {
    this.#sheet.lines(text, 'subtitle');
    this.#sheet.y += 2;
  }

  /**
   * Reserves space for the table of contents, which is known at the end. The following text starts a page.
   */
  reserveContents(): void {
    this.#contents = { page: this.#sheet.pageCount - 1, y: this.#sheet.y + 18 };
    this.#isAfterContents = true;
  }

  /** Listed in the table of contents. Starts a page, unless much of the last one is free. */
  section(title: string): void {
    const sheet = this.#sheet;
    if (this.#isAfterContents || sheet.room < roomForSection) sheet.addPage();
    else if (sheet.y > margin.top) sheet.y += 22;
    this.#isAfterContents = false;
    const destination = `section-${this.#entries.length}`;
    this.#entries.push({ title, page: sheet.pageCount, destination });
    sheet.pdf.addNamedDestination(destination, 'XYZ', margin.left, sheet.y - 12, null);
    sheet.pdf.outline.addItem(title);
    sheet.lines(title, 'section');
    sheet.y += 8;
  }

  /** A heading, kept together with the text that follows. */
  heading(text: string): void {
    const sheet = this.#sheet;
    sheet.keepTogether(110);
    if (sheet.y > margin.top) sheet.y += 10;
    sheet.lines(text, 'item');
    sheet.y += 2;
  }

  paragraph(text: string): void {
    this.#sheet.lines(text, 'body');
    this.#sheet.y += 5;
  }

  /** Lines below each other as branches of a tree, with a heading if there are any. */
  tree(title: string, branches: Iterable<Branch>): void {
    const tree = new Tree(this.#sheet);
    let isFirst = true;
    for (const branch of branches) {
      if (isFirst) this.heading(title);
      isFirst = false;
      tree.branch(branch);
    }
  }

  table(columns: readonly Column[], rows: Iterable<TableRow>): void {
    const table = new Table(this.#sheet, columns);
    for (const row of rows) table.row(row);
    table.end();
  }

  fields(rows: readonly Row[]): void {
    for (const row of rows) this.#field(this.#laid(row), () => undefined);
  }

  /**
   * A record of a section. A short one is kept on one page; continuation pages of a long one repeat its
   * title.
   * @param note below the heading, small: tokens for an audit
   */
  item(heading: string, rows: readonly Row[], note = ''): void {
    const sheet = this.#sheet;
    const fields = rows.map((row) => this.#laid(row));
    const headings = sheet.layOut(heading, 'item', contentWidth);
    const height =
      15 + headings.length * heightOf('item') + fields.reduce((sum, field) => sum + fieldHeight(field), 0);
    const isOnNewPage = sheet.keepTogether(height <= maxWhole ? height : 110);
    if (!isOnNewPage && sheet.y > margin.top) {
      sheet.y += 6;
      sheet.rule();
      sheet.y += 7;
    }
    for (const line of headings) {
      sheet.line(line, 'item', wholeWidth);
      sheet.y += heightOf('item');
    }
    if (note !== '') sheet.lines(note, 'fine');
    sheet.y += 2;
    this.#continued(heading, fields);
  }

  /** More of a record, after a table. */
  further(heading: string, rows: readonly Row[]): void {
    this.#continued(
      heading,
      rows.map((row) => this.#laid(row)),
    );
  }

  #continued(heading: string, fields: readonly Field[]): void {
    const continued = () => {
      this.#sheet.lines(`${heading} (continued)`, 'small');
      this.#sheet.y += 3;
    };
    for (const field of fields) this.#field(field, continued);
  }

  end(): void {
    this.#sheet.finishPages();
    this.#writeContents();
    this.#writeFurniture();
    this.#sheet.pdf.end();
  }

  #laid({ label: name, value: text }: Row): Field {
    const labels = this.#labels.get(name) ?? this.#sheet.layOut(name, 'label', label.width);
    this.#labels.set(name, labels);
    return { labels, values: this.#sheet.layOut(text, 'value', value.width) };
  }

  #field({ labels, values }: Field, onNewPage: () => void): void {
    const sheet = this.#sheet;
    const height = heightOf('value');
    for (let at = 0; at < Math.max(labels.length, values.length); at += 1) {
      if (sheet.keepTogether(height)) onNewPage();
      const [labelLine, valueLine] = [labels[at], values[at]];
      if (labelLine) sheet.line(labelLine, 'label', label);
      if (valueLine && values.length === 1) sheet.line(valueLine, 'value', value);
      else if (valueLine) sheet.paragraphLine(valueLine, 'value', value);
      sheet.y += height;
    }
    sheet.y += betweenFields;
  }

  #writeContents(): void {
    const contents = this.#contents;
    if (!contents) return;
    const sheet = this.#sheet;
    sheet.writeOn(contents.page, () => {
      sheet.y = contents.y;
      sheet.lines('Contents', 'item');
      sheet.y += 4;
      for (const { title, page: number, destination } of this.#entries) {
        sheet.pdf.goTo(margin.left, sheet.y, contentWidth, 16, destination);
        sheet.ends(title, String(number), 'body');
        sheet.y += contentsLine;
      }
    });
  }

  #writeFurniture(): void {
    const sheet = this.#sheet;
    const { reference, time, requestId } = this.#furniture;
    const count = sheet.pageCount;
    for (let at = 0; at < count; at += 1) {
      sheet.writeOn(at, () => {
        sheet.y = 34;
        sheet.ends(`Evidence pack ${reference}`, `Page ${at + 1} of ${count}`, 'small');
        sheet.y = 50;
        sheet.rule();
        sheet.y = page.height - 46;
        sheet.rule();
        sheet.y += 6;
        sheet.ends(`Probity · Request ${requestId}`, shownTime(time), 'small');
      });
    }
  }
}
