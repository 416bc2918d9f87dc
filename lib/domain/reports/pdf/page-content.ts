import { deflateSync } from 'node:zlib';
import { printed } from './fontkit.ts';

/** Red, green and blue, each from 0 to 1. */
const partsOf = (colour: string): string =>
  [1, 3, 5].map((at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255).toFixed(4)).join(' ');

/**
 * The content of a page, measured from its upper left corner. It is held as text and compressed when the page
 * is full, because a case may have ten thousand pages.
 */
export class PageContent {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #height: number;
  #operators: string[] = [];

  constructor(pdf: PDFKit.PDFDocument, height: number) {
    this.#pdf = pdf;
    this.#height = height;
  }

  /** In the current font. */
  text(text: string, style: { size: number; colour: string }, x: number, y: number): void {
    const shown = printed(this.#pdf, text, style.size, x, this.#height - y);
    this.#operators.push(`BT ${partsOf(style.colour)} rg ${shown} ET`);
  }

  /** A line through the points. */
  path(colour: string, [first, ...others]: readonly (readonly [x: number, y: number])[]): void {
    if (!first) return;
    const at = ([x, y]: readonly [number, number]) => `${x} ${this.#height - y}`;
    const further = others.map((point) => `${at(point)} l`).join(' ');
    this.#operators.push(`0.6 w ${partsOf(colour)} RG ${at(first)} m ${further} S`);
  }

  /** Writes it to the document, as the first content of the current page. */
  writeBelow(): void {
    const below = this.#pdf.ref({ Filter: 'FlateDecode' });
    below.end(deflateSync(this.#taken(), { level: 3 }));
    const { content, dictionary } = this.#pdf.page;
    Object.assign(dictionary.data, { Contents: [below, content] });
  }

  /** Appends it to the current page, which may be an earlier one. pdfkit starts a page upside down. */
  writeAbove(): void {
    this.#pdf.addContent(`q 1 0 0 -1 0 ${this.#height} cm ${this.#taken()} Q`);
  }

  #taken(): string {
    const taken = this.#operators.join('\n');
    this.#operators = [];
    return taken;
  }
}
