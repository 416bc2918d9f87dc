import { readFileSync } from 'node:fs';
import { hasGlyph, prepareFont } from './fontkit.ts';
import { candidatesFor, fileOf, type FontName } from './fonts.ts';
import type { Measure } from './text.ts';
import { uncompressed } from './woff.ts';

/** Maximum number of remembered widths per font. */
const maxRemembered = 20_000;

/** The fonts of a document, each loaded when it is first needed. */
export class Typefaces implements Measure {
  readonly #pdf: PDFKit.PDFDocument;
  /** Fonts in use, with the widths of measured texts. */
  readonly #widths = new Map<FontName, Map<string, number>>();
  readonly #fontOf = new Map<string, FontName | null>();

  constructor(pdf: PDFKit.PDFDocument) {
    this.#pdf = pdf;
  }

  use(font: FontName): void {
    if (this.#widths.has(font)) {
      this.#pdf.font(font);
      return;
    }
    this.#pdf.registerFont(font, uncompressed(readFileSync(fileOf(font)))).font(font);
    prepareFont(this.#pdf);
    this.#widths.set(font, new Map());
  }

  fontFor(character: string): FontName | null {
    const known = this.#fontOf.get(character);
    if (known !== undefined) return known;
    const found = candidatesFor(character).find((font) => this.#has(font, character)) ?? null;
    this.#fontOf.set(character, found);
    return found;
  }

  widthOf(text: string, font: FontName): number {
    const known = this.#widths.get(font)?.get(text);
    if (known !== undefined) return known;
    this.use(font);
    const width = this.#pdf.fontSize(1_000).widthOfString(text, { features: [] });
    const widths = this.#widths.get(font);
    if (widths && widths.size >= maxRemembered) widths.clear();
    widths?.set(text, width);
    return width;
  }

  #has(font: FontName, character: string): boolean {
    this.use(font);
    return hasGlyph(this.#pdf, character);
  }
}
