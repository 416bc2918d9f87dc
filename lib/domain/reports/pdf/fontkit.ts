interface Positioner {
  applyAnchor(
    this: Positioner,
    mark: { markAnchor: object | null },
    base: object | null,
    index: number,
  ): void;
}

interface Glyph {
  advanceWidth: number;
}

interface OpenedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  glyphForCodePoint(codePoint: number): Glyph;
  _layoutEngine: { engine: { GPOSProcessor?: Positioner } | null };
}

interface Position {
  xAdvance: number;
  yAdvance: number;
  xOffset: number;
  yOffset: number;
  advanceWidth: number;
}

interface Shaped {
  glyphs: Glyph[];
  positions: Position[];
  advanceWidth: number;
}

/** What pdfkit 0.20.2 keeps of a font, and has no public way to ask for. */
interface EmbeddedFont {
  font: OpenedFont;
  /** From the font's units to thousandths of its size. */
  scale: number;
  layoutRun(text: string, features?: object): Shaped;
}

/** The font that is in use. */
const embeddedIn = (pdf: PDFKit.PDFDocument): EmbeddedFont =>
  (pdf as unknown as { _font: EmbeddedFont })._font; // `_font` is in no type

export const hasGlyph = (pdf: PDFKit.PDFDocument, character: string): boolean =>
  embeddedIn(pdf).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/**
 * OpenType lets a font have no anchor for a mark, which is then not moved. fontkit 2.0.4 throws instead
 * (foliojs/fontkit#367), at common words of Gurmukhi, Malayalam and Telugu.
 */
function allowMissingAnchors({ font }: EmbeddedFont): void {
  const positioner = font._layoutEngine.engine?.GPOSProcessor;
  if (!positioner) return;
  const { applyAnchor } = positioner;
  positioner.applyAnchor = function applyKnownAnchor(mark, base, index) {
    if (mark.markAnchor && base) applyAnchor.call(this, mark, base, index);
  };
}

/** Scripts whose characters stand one after the other as they are. */
const unshaped =
  /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zyyy}]*$/u;

/** Without kerning and ligatures: shaping such text costs fontkit a hundred times as much. */
function placePlainText(embedded: EmbeddedFont): void {
  const { font, scale } = embedded;
  const shape = embedded.layoutRun.bind(embedded);
  const known = new Map<string, { glyph: Glyph; position: Position }>();
  const place = (character: string) => {
    const before = known.get(character);
    if (before) return before;
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    const width = glyph.advanceWidth * scale;
    const position = { xAdvance: width, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth: width };
    known.set(character, { glyph, position });
    return { glyph, position };
  };
  embedded.layoutRun = (text, features) => {
    if (!unshaped.test(text)) return shape(text, features);
    const placed = [...text].map(place);
    return {
      glyphs: placed.map(({ glyph }) => glyph),
      positions: placed.map(({ position }) => position),
      advanceWidth: placed.reduce((sum, { position }) => sum + position.xAdvance, 0),
    };
  };
}

/** Of a font that is used for the first time. */
export function prepareFont(pdf: PDFKit.PDFDocument): void {
  const embedded = embeddedIn(pdf);
  allowMissingAnchors(embedded);
  placePlainText(embedded);
}
