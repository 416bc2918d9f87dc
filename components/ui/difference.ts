/** A stretch of a text, and whether the other text has something else there. */
export interface Piece {
  text: string;
  differs: boolean;
}

export interface Difference {
  left: Piece[];
  right: Piece[];
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Longer texts are compared by words: letters would take too long, and say too little. */
const maxLetters = 300;
/** With less in common, the letters that agree do so by chance, and all of both texts is marked. */
const leastShared = 0.5;

const segmentsOf = (text: string, segmenter: Intl.Segmenter) =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** Case and the way of writing an accent are no difference; the accent itself is. */
const sameness = (segment: string) => segment.normalize('NFC').toLowerCase();

/** The length of what two lists have in common, from each pair of positions to their ends. */
function commonLengths(left: readonly string[], right: readonly string[]): number[][] {
  const lengths = Array.from({ length: left.length + 1 }, () => Array<number>(right.length + 1).fill(0));
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        left[i] === right[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
    }
  }
  return lengths;
}

/** Positions that a longest common subsequence takes from each list. */
function commonPositions(left: readonly string[], right: readonly string[]) {
  const lengths = commonLengths(left, right);
  const shared = { left: new Set<number>(), right: new Set<number>() };
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    if (left[i] === right[j]) {
      shared.left.add(i++);
      shared.right.add(j++);
    } else if (lengths[i + 1]![j]! >= lengths[i]![j + 1]!) i++;
    else j++;
  }
  return shared;
}

function piecesOf(segments: readonly string[], shared: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = [];
  segments.forEach((text, position) => {
    const differs = !shared.has(position);
    const last = pieces.at(-1);
    if (last?.differs === differs) last.text += text;
    else pieces.push({ text, differs });
  });
  return pieces;
}

const nothing: ReadonlySet<number> = new Set();

/** Where two texts differ, by what a reader takes for a letter: a Han sign, or a letter with all of its marks. */
export function differenceOf(left: string, right: string): Difference {
  const segmenter = Math.max(left.length, right.length) > maxLetters ? words : graphemes;
  const [ofLeft, ofRight] = [segmentsOf(left, segmenter), segmentsOf(right, segmenter)];
  const shared = commonPositions(ofLeft.map(sameness), ofRight.map(sameness));
  const isAlike = shared.left.size >= leastShared * Math.min(ofLeft.length, ofRight.length);
  return {
    left: piecesOf(ofLeft, isAlike ? shared.left : nothing),
    right: piecesOf(ofRight, isAlike ? shared.right : nothing),
  };
}
