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

/** In thousandths of the size. */
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

/** Internals of a font in pdfkit 0.20.2, which has no public API for them. */
interface EmbeddedFont {
  font: OpenedFont;
  /** Its name on a page. */
  id: string;
  ref(): object;
  /** From the font's units to thousandths of its size. */
  scale: number;
  layoutRun(text: string, features?: object): Shaped;
  /** Hexadecimal glyph codes with four digits, and the positions of the glyphs. */
  encode(text: string, features: object): [codes: string[], positions: Position[]];
  /** Our own: codes of text whose characters follow each other without shaping; null for other text. */
  codesOfPlainText?(text: string): string | null;
}

interface FontPage {
  fonts: Record<string, object>;
}

/** The current font. */
const embeddedIn = (pdf: PDFKit.PDFDocument): EmbeddedFont =>
  (pdf as unknown as { _font: EmbeddedFont })._font; // `_font` is in no type

export const hasGlyph = (pdf: PDFKit.PDFDocument, character: string): boolean =>
  embeddedIn(pdf).font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/**
 * OpenType allows a font to have no anchor for a mark, which is then not moved. fontkit 2.0.4 throws instead
 * (foliojs/fontkit#367), for common words of Gurmukhi, Malayalam and Telugu.
 */
function allowMissingAnchors({ font }: EmbeddedFont): void {
  const positioner = font._layoutEngine.engine?.GPOSProcessor;
  if (!positioner) return;
  const { applyAnchor } = positioner;
  positioner.applyAnchor = function applyKnownAnchor(mark, base, index) {
    if (mark.markAnchor && base) applyAnchor.call(this, mark, base, index);
  };
}

/** Scripts whose characters follow each other without shaping. */
const unshaped =
  /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Zyyy}]*$/u;

/** A run is shaped when it is measured, by itself and in its line, and when it is printed. */
const maxShaped = 2_000;

function rememberShaped(shape: EmbeddedFont['layoutRun']): EmbeddedFont['layoutRun'] {
  const known = new Map<string, Shaped>();
  return (text, features) => {
    const before = known.get(text);
    if (before) return before;
    if (known.size >= maxShaped) known.clear();
    const shaped = shape(text, features);
    known.set(text, shaped);
    return shaped;
  };
}

/** Without kerning and ligatures: shaping such text costs fontkit a hundred times as much. */
function placePlainText(embedded: EmbeddedFont): void {
  const { font, scale } = embedded;
  const shape = rememberShaped(embedded.layoutRun.bind(embedded));
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
    const placed = Array.from(text, place);
    return {
      glyphs: placed.map(({ glyph }) => glyph),
      positions: placed.map(({ position }) => position),
      advanceWidth: placed.reduce((sum, { position }) => sum + position.xAdvance, 0),
    };
  };
  const encode = embedded.encode.bind(embedded);
  const codes = new Map<string, string>();
  const codeOf = (character: string) => {
    const code = codes.get(character) ?? encode(character, [])[0].join('');
    codes.set(character, code);
    return code;
  };
  embedded.codesOfPlainText = (text) => (unshaped.test(text) ? Array.from(text, codeOf).join('') : null);
}

/** For a font that is used for the first time. */
export function prepareFont(pdf: PDFKit.PDFDocument): void {
  const embedded = embeddedIn(pdf);
  allowMissingAnchors(embedded);
  placePlainText(embedded);
}

const number = (value: number) => String(Math.round(value * 1_000) / 1_000);

/**
 * The operators that print a text in the current font, from the lower left corner of the page. pdfkit's own
 * `text` measures it twice more and takes a hundred bytes of memory per operator until the document ends.
 */
export function printed(pdf: PDFKit.PDFDocument, text: string, size: number, x: number, y: number): string {
  const embedded = embeddedIn(pdf);
  (pdf.page as unknown as FontPage).fonts[embedded.id] ??= embedded.ref(); // `fonts` is in no type
  const place = (dx: number, dy: number) =>
    `1 0 0 1 ${number(x + (dx * size) / 1_000)} ${number(y + (dy * size) / 1_000)} Tm`;
  const operators = [`/${embedded.id} ${size} Tf ${place(0, 0)}`];
  const plainCodes = embedded.codesOfPlainText?.(text);
  if (plainCodes) return `${operators.join(' ')} <${plainCodes}> Tj`;
  const [codes, positions] = embedded.encode(text, []);
  let [segment, advance] = ['', 0];
  const endSegment = () => {
    if (segment) operators.push(`[<${segment}>] TJ`);
    segment = '';
  };
  positions.forEach(({ xAdvance, advanceWidth, xOffset, yOffset }, at) => {
    const isMoved = xOffset !== 0 || yOffset !== 0;
    if (isMoved) {
      endSegment();
      operators.push(place(advance + xOffset, yOffset));
    }
    segment += codes[at] ?? '';
    advance += xAdvance;
    if (isMoved || xAdvance !== advanceWidth) {
      endSegment();
      operators.push(place(advance, 0));
    }
  });
  endSegment();
  return operators.join(' ');
}
