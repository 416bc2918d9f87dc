import PDFDocument from 'pdfkit';
import { PageContent } from './page-content.ts';
import { type Line, linesOfText } from './text.ts';
import { Typefaces } from './typefaces.ts';

/** Of the console's tokens, as sRGB. */
const colours = { ink: '#141b21', muted: '#464d53', line: '#dedcd6', accent: '#00585f', soft: '#f3f2ee' };

const margin = { top: 72, bottom: 62, left: 54, right: 54 };
const page = { width: 595.28, height: 841.89 };
const contentWidth = page.width - margin.left - margin.right;
const bottom = page.height - margin.bottom;
const labelWidth = 128;
const lineHeight = 1.42;
const contentsLine = 17;

interface Style {
  size: number;
  colour: string;
  isBold: boolean;
}

const styles = {
  title: { size: 24, colour: colours.ink, isBold: true },
  section: { size: 15, colour: colours.accent, isBold: true },
  item: { size: 10.5, colour: colours.ink, isBold: true },
  label: { size: 8, colour: colours.muted, isBold: false },
  value: { size: 8.5, colour: colours.ink, isBold: false },
  body: { size: 9, colour: colours.ink, isBold: false },
  small: { size: 7.5, colour: colours.muted, isBold: false },
} satisfies Record<string, Style>;

type StyleName = keyof typeof styles;

interface Entry {
  title: string;
  page: number;
  destination: string;
}

export interface Furniture {
  /** On every page. */
  reference: string;
  time: string;
  requestId: string;
}

/** A document that is written from its first page to its last; only the contents are written at the end. */
export class Book {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #fonts: Typefaces;
  readonly #content: PageContent;
  /** The same few, of each record. */
  readonly #labels = new Map<string, Line[]>();
  readonly #entries: Entry[] = [];
  #contents: { page: number; y: number } | null = null;
  #y = margin.top;

  readonly #furniture: Furniture;

  constructor(title: string, furniture: Furniture, write: (chunk: Buffer) => void) {
    this.#furniture = furniture;
    this.#pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      // A pack has too many different words to remember how each is shaped.
      fontLayoutCache: false,
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: 'Probity', Creator: 'Probity', CreationDate: new Date(furniture.time) },
    });
    this.#fonts = new Typefaces(this.#pdf);
    this.#content = new PageContent(this.#pdf, page.height);
    this.#pdf.on('data', write);
    this.#pdf.addPage();
  }

  whenEnded(ended: () => void): void {
    this.#pdf.on('end', ended);
  }

  title(text: string): void {
    this.#lines(text, 'title', margin.left, contentWidth);
    this.#y += 6;
  }

  /** Room for the contents, which are known at the end. Begins nothing on another page. */
  reserveContents(entries: number): void {
    this.#contents = { page: this.#pageCount() - 1, y: this.#y };
    this.#y += 24 + entries * contentsLine;
  }

  /** Begins on a page of its own, and is in the contents. */
  section(title: string): void {
    this.#addPage();
    const destination = `section-${this.#entries.length}`;
    this.#entries.push({ title, page: this.#pageCount(), destination });
    this.#pdf.addNamedDestination(destination, 'XYZ', margin.left, this.#y - 12, null);
    this.#pdf.outline.addItem(title);
    this.#lines(title, 'section', margin.left, contentWidth);
    this.#y += 8;
  }

  /** The heading of one of the section's records. Stays with what follows it. */
  item(text: string): void {
    this.#keepTogether(70);
    this.#y += 6;
    this.#rule();
    this.#y += 7;
    this.#lines(text, 'item', margin.left, contentWidth);
    this.#y += 2;
  }

  paragraph(text: string): void {
    this.#lines(text, 'body', margin.left, contentWidth);
    this.#y += 5;
  }

  small(text: string): void {
    this.#lines(text, 'small', margin.left, contentWidth);
    this.#y += 3;
  }

  field(label: string, value: string): void {
    const labels = this.#labels.get(label) ?? this.#layOut(label, 'label', labelWidth - 10);
    this.#labels.set(label, labels);
    const values = this.#layOut(value, 'value', contentWidth - labelWidth);
    const height = styles.value.size * lineHeight;
    for (let at = 0; at < Math.max(labels.length, values.length); at += 1) {
      this.#keepTogether(height);
      const [labelLine, valueLine] = [labels[at], values[at]];
      if (labelLine) this.#line(labelLine, 'label', margin.left, labelWidth);
      if (valueLine) this.#line(valueLine, 'value', margin.left + labelWidth, contentWidth - labelWidth);
      this.#y += height;
    }
    this.#y += 1.5;
  }

  end(): void {
    this.#content.writeBelow();
    this.#writeContents();
    this.#writeFurniture();
    this.#pdf.end();
  }

  #layOut(text: string, style: StyleName, width: number): Line[] {
    const { size, isBold } = styles[style];
    return linesOfText(text, (width * 1_000) / size, this.#fonts, isBold);
  }

  #lines(text: string, style: StyleName, x: number, width: number): void {
    const height = styles[style].size * lineHeight;
    for (const line of this.#layOut(text, style, width)) {
      this.#keepTogether(height);
      this.#line(line, style, x, width);
      this.#y += height;
    }
  }

  /** Aligned to the side on which its script begins. */
  #line(line: Line, style: StyleName, x: number, width: number): void {
    const { size } = styles[style];
    const used = (line.width * size) / 1_000;
    let at = line.isRightToLeft ? x + Math.max(0, width - used) : x;
    for (const { text, font, width: runWidth } of line.runs) {
      this.#fonts.use(font);
      this.#content.text(text, styles[style], at, this.#y + size * 1.08);
      at += (runWidth * size) / 1_000;
    }
  }

  #rule(): void {
    this.#content.rule(colours.line, margin.left, page.width - margin.right, this.#y);
  }

  #pageCount(): number {
    return this.#pdf.bufferedPageRange().count;
  }

  #addPage(): void {
    this.#content.writeBelow();
    this.#pdf.addPage();
    this.#y = margin.top;
  }

  #keepTogether(height: number): void {
    if (this.#y + height > bottom) this.#addPage();
  }

  #writeContents(): void {
    if (!this.#contents) return;
    this.#pdf.switchToPage(this.#contents.page);
    this.#y = this.#contents.y;
    this.#lines('Contents', 'item', margin.left, contentWidth);
    this.#y += 4;
    for (const { title, page: number, destination } of this.#entries) {
      this.#pdf.goTo(margin.left, this.#y, contentWidth, 16, destination);
      this.#ends(title, String(number), 'body');
      this.#y += contentsLine;
    }
    this.#content.writeAbove();
  }

  #writeFurniture(): void {
    const { reference, time, requestId } = this.#furniture;
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let at = start; at < start + count; at += 1) {
      this.#pdf.switchToPage(at);
      this.#y = 34;
      this.#ends(`Probity · Evidence pack · ${reference}`, time, 'small');
      this.#y = 50;
      this.#rule();
      this.#y = page.height - 46;
      this.#rule();
      this.#y += 6;
      this.#ends(`Request ${requestId}`, `Page ${at + 1} of ${count}`, 'small');
      this.#content.writeAbove();
    }
  }

  /** One text at each end of the line. */
  #ends(left: string, right: string, style: StyleName): void {
    const [rightLine] = this.#layOut(right, style, contentWidth / 2);
    const width = ((rightLine?.width ?? 0) * styles[style].size) / 1_000;
    const [leftLine] = this.#layOut(left, style, contentWidth - width - 20);
    if (leftLine) this.#line(leftLine, style, margin.left, contentWidth);
    if (rightLine) this.#line(rightLine, style, page.width - margin.right - width, width + 1);
  }
}
