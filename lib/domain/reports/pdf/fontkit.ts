interface Positioner {
  applyAnchor(this: Positioner, mark: { markAnchor: object | null }, base: object | null, index: number): void;
}

/** The part of fontkit's font that we use. */
export interface OpenedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  _layoutEngine: { engine: { GPOSProcessor?: Positioner } | null };
}

/** The font that is in use. pdfkit has no public way to ask what a font has. */
export const openedFontOf = (pdf: PDFKit.PDFDocument): OpenedFont =>
  (pdf as unknown as { _font: { font: OpenedFont } })._font.font; // `_font` is in no type

/**
 * OpenType lets a font have no anchor for a mark, which is then not moved. fontkit 2.0.4 throws instead
 * (foliojs/fontkit#367), at common words of Gurmukhi, Malayalam and Telugu.
 */
export function allowMissingAnchors({ _layoutEngine: { engine } }: OpenedFont): void {
  const positioner = engine?.GPOSProcessor;
  if (!positioner) return;
  const { applyAnchor } = positioner;
  positioner.applyAnchor = function applyKnownAnchor(mark, base, index) {
    if (mark.markAnchor && base) applyAnchor.call(this, mark, base, index);
  };
}
