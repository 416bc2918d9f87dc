import PDFDocument from 'pdfkit';
import { PageContent } from './page-content.ts';
import { type Line, linesOfText } from './text.ts';
import { Typefaces } from './typefaces.ts';
import { type FontName, latin, latinBold } from './fonts.ts';

/** The console's design tokens as sRGB. */
const colours = { ink: '#141b21', muted: '#464d53', line: '#dedcd6', accent: '#00585f' };

export const margin = { top: 72, bottom: 62, left: 54, right: 54 };
export const page = { width: 595.28, height: 841.89 };
export const contentWidth = page.width - margin.left - margin.right;
const bottom = page.height - margin.bottom;
const lineHeight = 1.42;

interface Style {
  size: number;
  colour: string;
  latinFont: FontName;
}

const styles = {
  title: { size: 24, colour: colours.ink, latinFont: latinBold },
  subtitle: { size: 13, colour: colours.ink, latinFont: latin },
  section: { size: 15, colour: colours.accent, latinFont: latinBold },
  item: { size: 10.5, colour: colours.ink, latinFont: latinBold },
  group: { size: 8.5, colour: colours.ink, latinFont: latinBold },
  label: { size: 8, colour: colours.muted, latinFont: latin },
  value: { size: 8.5, colour: colours.ink, latinFont: latin },
  cell: { size: 8, colour: colours.ink, latinFont: latin },
  body: { size: 9, colour: colours.ink, latinFont: latin },
  small: { size: 7.5, colour: colours.muted, latinFont: latin },
  fine: { size: 6.5, colour: colours.muted, latinFont: latin },
} satisfies Record<string, Style>;

export type StyleName = keyof typeof styles;

export const heightOf = (style: StyleName): number => styles[style].size * lineHeight;

export interface Box {
  x: number;
  width: number;
}

export const wholeWidth: Box = { x: margin.left, width: contentWidth };

/** The pages, filled from the top. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  y = margin.top;
  readonly #fonts: Typefaces;
  readonly #content: PageContent;

  constructor(title: string, time: string, write: (chunk: Buffer) => void) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      // A pack has too many different words for a shaping cache.
      fontLayoutCache: false,
      lang: 'en',
      displayTitle: true,
      pdfVersion: '1.7',
      info: { Title: title, Author: 'Probity', Creator: 'Probity', CreationDate: new Date(time) },
    });
    this.#fonts = new Typefaces(this.pdf);
    this.#content = new PageContent(this.pdf, page.height);
    this.pdf.on('data', write);
    this.pdf.addPage();
  }

  get pageCount(): number {
    return this.pdf.bufferedPageRange().count;
  }

  /** How much of the page is free. */
  get room(): number {
    return bottom - this.y;
  }

  addPage(): void {
    this.#content.writeBelow();
    this.pdf.addPage();
    this.y = margin.top;
  }

  /** Whether it started a page because the height did not fit. */
  keepTogether(height: number): boolean {
    const fits = height <= this.room;
    if (!fits) this.addPage();
    return !fits;
  }

  layOut(text: string, style: StyleName, width: number): Line[] {
    const { size, latinFont } = styles[style];
    return linesOfText(text, (width * 1_000) / size, this.#fonts, latinFont);
  }

  /** From the current position. */
  lines(text: string, style: StyleName, box = wholeWidth): void {
    const height = heightOf(style);
    for (const line of this.layOut(text, style, box.width)) {
      this.keepTogether(height);
      this.line(line, style, box);
      this.y += height;
    }
  }

  /** How far a line reaches. */
  widthOf({ width }: Line, style: StyleName): number {
    return (width * styles[style].size) / 1_000;
  }

  line(line: Line, style: StyleName, { x }: Pick<Box, 'x'>): void {
    const { size } = styles[style];
    let at = x;
    for (const { text, font, width } of line.runs) {
      this.#fonts.use(font);
      this.#content.text(text, styles[style], at, this.y + size * 1.08);
      at += (width * size) / 1_000;
    }
  }

  /** For text of several lines, aligned to the start of its script's direction. */
  paragraphLine(line: Line, style: StyleName, { x, width }: Box): void {
    const free = Math.max(0, width - this.widthOf(line, style));
    this.line(line, style, { x: line.isRightToLeft ? x + free : x });
  }

  /** One text at each end of the line. */
  ends(left: string, right: string, style: StyleName): void {
    const [rightLine] = this.layOut(right, style, contentWidth / 2);
    const width = rightLine ? this.widthOf(rightLine, style) : 0;
    const [leftLine] = this.layOut(left, style, contentWidth - width - 20);
    if (leftLine) this.line(leftLine, style, wholeWidth);
    if (rightLine) this.line(rightLine, style, { x: page.width - margin.right - width });
  }

  rule(): void {
    const [left, right] = [margin.left, page.width - margin.right];
    this.#content.path(colours.line, [
      [left, this.y],
      [right, this.y],
    ]);
  }

  /** Down and then to the right, as from a parent in a tree. */
  elbow({ x, top, bottom, to }: { x: number; top: number; bottom: number; to: number }): void {
    this.#content.path(colours.muted, [
      [x, top],
      [x, bottom],
      [to, bottom],
    ]);
  }

  /** Writes the content of the last page. */
  finishPages(): void {
    this.#content.writeBelow();
  }

  /** On an earlier page. */
  writeOn(pageIndex: number, write: () => void): void {
    this.pdf.switchToPage(pageIndex);
    write();
    this.#content.writeAbove();
  }
}
