import { readFileSync } from 'node:fs';
import { hasGlyph, prepareFont } from './fontkit.ts';
import { candidatesFor, fileOf, type FontName } from './fonts.ts';
import type { Measure } from './text.ts';
import { uncompressed } from './woff.ts';

const maxRemembered = 50_000;

/** The fonts of a document, each opened when it is first needed. */
export class Typefaces implements Measure {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #opened = new Set<FontName>();
  readonly #fontOf = new Map<string, FontName | null>();
  readonly #widths = new Map<string, number>();

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
  }

  use(font: FontName): void {
    if (this.#opened.has(font)) {
      this.#pdf.font(font);
      return;
    }
    this.#pdf.registerFont(font, uncompressed(readFileSync(fileOf(font)))).font(font);
    prepareFont(this.#pdf);
    this.#opened.add(font);
  }

  fontFor(character: string): FontName | null {
    const known = this.#fontOf.get(character);
    if (known !== undefined) return known;
    const found = candidatesFor(character).find((font) => this.#has(font, character)) ?? null;
    this.#fontOf.set(character, found);
    return found;
  }

  widthOf(text: string, font: FontName): number {
    const key = `${font} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    this.use(font);
    const width = this.#pdf.fontSize(1_000).widthOfString(text, { features: [] });
    if (this.#widths.size >= maxRemembered) this.#widths.clear();
    this.#widths.set(key, width);
    return width;
  }

  #has(font: FontName, character: string): boolean {
    this.use(font);
    return hasGlyph(this.#pdf, character);
  }
}
