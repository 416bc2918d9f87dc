import bidiFactory from 'bidi-js';
import { codeOf, visibleText } from '../../wording.ts';
import { type FontName, latin } from './fonts.ts';
import { withFewMarks } from './few-marks.ts';

const bidi = bidiFactory();

/** Characters of one font and direction. */
export interface Run {
  text: string;
  font: FontName;
  isRightToLeft: boolean;
  width: number;
}

export interface Line {
  /** From left to right. */
  runs: Run[];
  width: number;
  isRightToLeft: boolean;
  /** In logical order. */
  text: string;
}

export interface Measure {
  /** For a character that is printed as it is. Null if no font has it. */
  fontFor(character: string): FontName | null;
  /** In thousandths of the size. */
  widthOf(text: string, font: FontName): number;
}

interface Piece {
  text: string;
  /** For each UTF-16 unit. */
  fonts: FontName[];
}

const directionMarks = /[\u200e\u200f]/g;
/** Most of a pack. The code below is for other text, and takes many times as long. */
const plain = /^[\x20-\x7e\n]*$/;

/** Text that fonts can print. */
const printable = (text: string): string =>
  plain.test(text)
    ? text
    : withFewMarks(
        visibleText(text)
          .replaceAll('\r\n', '\n')
          .replaceAll('\t', ' ')
          .replaceAll(directionMarks, '')
          .normalize(),
      );

const mark = /\p{M}|\u200c|\u200d/u;

/**
 * Each character with its font. A character that no font has is printed as its code, never as an empty box.
 */
function withFonts(paragraph: string, measure: Measure, latinFont: FontName): Piece {
  if (plain.test(paragraph)) {
    return { text: paragraph, fonts: Array.from<FontName>({ length: paragraph.length }).fill(latinFont) };
  }
  const fonts: FontName[] = [];
  let text = '';
  for (const character of paragraph) {
    const before = fonts.at(-1);
    const found = measure.fontFor(character);
    const shown = found === null ? codeOf(character) : character;
    // A mark is shaped together with its letter.
    const own = found === latin || found === null ? latinFont : found;
    const font = mark.test(character) && before && found === latin ? before : own;
    text += shown;
    for (let unit = 0; unit < shown.length; unit += 1) fonts.push(font);
  }
  return { text, fonts };
}

const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Where a line may break: after a space, a hyphen or a slash, and between words of scripts without spaces.
 */
function breakable(text: string): string[] {
  const parts = text.match(/\S*?[-/,;&=](?=\S)|\S+\s*|\s+/g) ?? [];
  return parts.flatMap((part) =>
    unspaced.test(part) ? [...words.segment(part)].map(({ segment }) => segment) : [part],
  );
}

interface Span {
  start: number;
  end: number;
}

/** Runs of one font, and of one level if levels are given, in the order of the text. */
function runsOf(
  { text, fonts }: Piece,
  { start, end }: Span,
  levels?: Uint8Array,
): { text: string; font: FontName; level: number }[] {
  const runs: { text: string; font: FontName; level: number }[] = [];
  for (let first = start; first < end;) {
    const [font = latin, level = 0] = [fonts[first], levels?.[first]];
    let next = first + 1;
    while (next < end && fonts[next] === font && (levels?.[next] ?? 0) === level) next += 1;
    runs.push({ text: text.slice(first, next), font, level });
    first = next;
  }
  return runs;
}

/** Rule L2 of the Unicode bidirectional algorithm, on runs. */
function inVisualOrder<Ordered extends { level: number }>(runs: Ordered[]): Ordered[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = highest; level >= 1; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

/** Unicode blocks of characters written from right to left. */
const mayBeRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

const ofRightToLeftScript = /[\p{sc=Arab}\p{sc=Hebr}\p{sc=Thaa}\p{sc=Syrc}\p{sc=Nkoo}\p{sc=Adlm}]/u;

/**
 * By the first of its letters and most of them, because an English sentence may begin with an Arabic name.
 */
function isFromRightToLeft(text: string): boolean {
  if (!mayBeRightToLeft.test(text)) return false;
  const letters = text.match(/\p{L}/gu) ?? [];
  const theirs = letters.filter((letter) => ofRightToLeftScript.test(letter)).length;
  return ofRightToLeftScript.test(letters[0] ?? '') && theirs * 2 > letters.length;
}

/** For each UTF-16 unit; 0 from left to right. */
const levelsOf = (text: string, isRightToLeft: boolean): Uint8Array =>
  mayBeRightToLeft.test(text)
    ? bidi.getEmbeddingLevels(text, isRightToLeft ? 'rtl' : 'ltr').levels
    : new Uint8Array(text.length);

const mirrored = (text: string) =>
  [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');

const reversed = (text: string) => [...text].reverse().join('');

/**
 * Unchanged for the shaper, which itself reverses scripts of this direction, including digits, and nothing
 * else.
 */
function drawn(text: string, level: number): string {
  const isReversedByShaper = ofRightToLeftScript.test(text);
  const isRightToLeft = level % 2 === 1;
  const shown = isRightToLeft ? mirrored(text) : text;
  return isRightToLeft === isReversedByShaper ? shown : reversed(shown);
}

function lineOf(piece: Piece, span: Span, levels: Uint8Array, measure: Measure): Line {
  const text = piece.text.slice(span.start, span.end);
  const end = span.start + text.trimEnd().length;
  const runs = inVisualOrder(runsOf(piece, { start: span.start, end }, levels)).map(
    ({ level, ...run }): Run => {
      const shaped = drawn(run.text, level);
      return {
        ...run,
        text: shaped,
        isRightToLeft: level % 2 === 1,
        width: measure.widthOf(shaped, run.font),
      };
    },
  );
  const width = runs.reduce((sum, run) => sum + run.width, 0);
  return { runs, width, isRightToLeft: false, text: piece.text.slice(span.start, end) };
}

/** In UTF-16 units. Longer text rarely fits a line. */
const maxMeasuredWhole = 120;

/** The spans of lines that fit the width. */
function spansOf(piece: Piece, width: number, measure: Measure): Span[] {
  const widthOf = (span: Span) =>
    runsOf(piece, span).reduce((sum, run) => sum + measure.widthOf(run.text, run.font), 0);
  const whole = { start: 0, end: piece.text.length };
  if (whole.end <= maxMeasuredWhole && widthOf(whole) <= width) return [whole];
  const spans: Span[] = [];
  let [line, used]: [Span, number] = [{ start: 0, end: 0 }, 0];
  const add = (length: number) => {
    const part = { start: line.end, end: line.end + length };
    const partWidth = widthOf(part);
    if (used + partWidth > width && line.end > line.start) {
      spans.push(line);
      [line, used] = [{ ...part }, partWidth];
    } else {
      line.end = part.end;
      used += partWidth;
    }
  };
  for (const part of breakable(piece.text)) {
    const span = { start: line.end, end: line.end + part.trimEnd().length };
    if (widthOf(span) <= width) add(part.length);
    else for (const { segment } of graphemes.segment(part)) add(segment.length);
  }
  spans.push(line);
  return spans;
}

/**
 * Lines of text in any script, in visual order.
 * @param latinFont for Latin letters; other scripts have one font each
 */
export function linesOfText(text: string, width: number, measure: Measure, latinFont: FontName): Line[] {
  return printable(text)
    .split('\n')
    .flatMap((paragraph) => {
      const piece = withFonts(paragraph, measure, latinFont);
      const isRightToLeft = isFromRightToLeft(piece.text);
      const levels = levelsOf(piece.text, isRightToLeft);
      return spansOf(piece, width, measure).map((span) => ({
        ...lineOf(piece, span, levels, measure),
        isRightToLeft,
      }));
    });
}
