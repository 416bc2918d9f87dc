import { allHold } from './check-digits.ts';
import { kindAt } from './formats.ts';
import { alphabet } from './network.ts';
import type { ReadStrip } from './read-strip.ts';

// Doubts that check digits do not reveal. Under glare they matched in nine of nine readings, eight of which were
// wrong.

const leastChance = 0.5;
/** Share of the median cell's contrast. */
const leastContrast = 0.35;
/** Share of the probability of the character that was read. */
const nearlyAsLikely = 0.2;

export interface Doubts {
  cells: { line: number; character: number }[];
  low_contrast: boolean;
  ambiguous: boolean;
}

interface Swap {
  line: number;
  character: number;
  to: string;
}

const withSwap = (lines: string[], { line, character, to }: Swap): string[] =>
  lines.map((text, at) => (at === line ? text.slice(0, character) + to + text.slice(character + 1) : text));

/** Characters that are nearly as likely as those read, in cells that may have any character. */
function likelySwaps({ layout, cells }: ReadStrip): Swap[] {
  return cells.flatMap((row, line) =>
    row.flatMap(({ chances, character: read }, character) => {
      if (kindAt(layout, line, character) !== 'x') return [];
      const limit = nearlyAsLikely * (chances[alphabet.indexOf(read)] ?? 0);
      return [...alphabet]
        .filter((other, at) => other !== read && (chances[at] ?? 0) > limit)
        .map((to) => ({ line, character, to }));
    }),
  );
}

/**
 * O counts as 24 and 0 as 0, so with the weights 7 and 3 two swaps cancel out. G and 6, S and 8, and Z and 5 count
 * the same. Another reading of one or two such characters can therefore satisfy every check digit too.
 */
function isAmbiguous(strip: ReadStrip): boolean {
  const { format } = strip.layout;
  const swaps = likelySwaps(strip).slice(0, 12);
  return swaps.some((one, at) => {
    const lines = withSwap(strip.lines, one);
    if (allHold(format, lines)) return true;
    return swaps.slice(at + 1).some((other) => allHold(format, withSwap(lines, other)));
  });
}

/**
 * Letters after the fillers that end a name. They appear when the cells drift off the row, and no check digit covers
 * them.
 */
function lettersBehindName({ layout, lines }: ReadStrip): Doubts['cells'] {
  const line = layout.format === 'TD1' ? 2 : 0;
  const start = layout.format === 'TD1' ? 0 : 5;
  const text = lines[line] ?? '';
  const name = /^[^<]*(?:<[^<]+)*(?:<<[^<]+(?:<[^<]+)*)?/.exec(text.slice(start))?.[0] ?? '';
  const end = start + name.length;
  return Array.from(text.slice(end), (character, at) => ({ line, at: end + at, character }))
    .filter(({ character }) => character !== '<')
    .map(({ at }) => ({ line, character: at }));
}

export function doubtsOf(strip: ReadStrip): Doubts {
  const all = strip.cells.flat();
  const contrasts = all.map(({ contrast }) => contrast).sort((a, b) => a - b);
  const limit = leastContrast * (contrasts[contrasts.length >> 1] ?? 0);
  const cells = strip.cells.flatMap((row, line) =>
    row.flatMap(({ chance, contrast }, character) =>
      chance < leastChance || contrast < limit ? [{ line, character }] : [],
    ),
  );
  return {
    cells: [...cells, ...lettersBehindName(strip)],
    low_contrast: all.some(({ contrast }) => contrast < limit),
    ambiguous: strip.holds && isAmbiguous(strip),
  };
}
