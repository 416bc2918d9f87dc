/** A segment of a text, and whether it differs from the other text. */
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

/** Longer texts are compared by words: letters would take too long and say too little. */
const maxLetters = 300;
/** With less in common, matching letters are coincidence, and both texts are marked completely. */
const leastShared = 0.5;

const segmentsOf = (text: string, segmenter: Intl.Segmenter) =>
  [...segmenter.segment(text)].map(({ segment }) => segment);

/** Case and the encoding of an accent do not count as differences; the accent itself does. */
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

/** Segments of two texts that differ, each read from its beginning. */
function inOrder(left: string, right: string, segmenter: Intl.Segmenter): Difference {
  const [ofLeft, ofRight] = [segmentsOf(left, segmenter), segmentsOf(right, segmenter)];
  const shared = commonPositions(ofLeft.map(sameness), ofRight.map(sameness));
  const isAlike = shared.left.size >= leastShared * Math.min(ofLeft.length, ofRight.length);
  return {
    left: piecesOf(ofLeft, isAlike ? shared.left : nothing),
    right: piecesOf(ofRight, isAlike ? shared.right : nothing),
  };
}

const lettersOf = (text: string) => segmentsOf(text, graphemes).map(sameness);

/** The words of a text and what is between them, alternating. */
const partsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? [];
const isWord = (part: string) => /[\p{L}\p{N}]/u.test(part);

interface Word {
  text: string;
  /** The index among the parts of its text. */
  place: number;
}

const wordsOf = (parts: readonly string[]): Word[] =>
  parts.flatMap((text, place) => (isWord(text) ? [{ text, place }] : []));

/** The share of letters that two words have in common, in order. Numbers are either the same or not. */
function likenessOf(left: Word, right: Word): number {
  if (/\p{N}/u.test(left.text + right.text)) return Number(left.text === right.text);
  const [one, other] = [lettersOf(left.text), lettersOf(right.text)];
  return commonPositions(one, other).left.size / Math.max(one.length, other.length, 1);
}

/** Pairs of words of two texts, the most similar first, wherever they are. */
function pairsOf(left: readonly Word[], right: readonly Word[]): [Word, Word][] {
  const likeness = left.flatMap((one) =>
    right.map((other) => ({ one, other, share: likenessOf(one, other) })),
  );
  const taken = new Set<Word>();
  return likeness
    .filter(({ share }) => share >= leastShared)
    .toSorted((a, b) => b.share - a.share)
    .flatMap(({ one, other }): [Word, Word][] => {
      if (taken.has(one) || taken.has(other)) return [];
      taken.add(one).add(other);
      return [[one, other]];
    });
}

/** One side, with its paired words as compared, other words marked, and the text between them plain. */
function joined(parts: readonly string[], compared: ReadonlyMap<number, readonly Piece[]>): Piece[] {
  const pieces: Piece[] = [];
  const all = parts.flatMap((text, place) => compared.get(place) ?? [{ text, differs: isWord(text) }]);
  for (const { text, differs } of all) {
    const last = pieces.at(-1);
    if (last?.differs === differs) last.text += text;
    else pieces.push({ text, differs });
  }
  return pieces;
}

const marked = (text: string): Piece[] => (text === '' ? [] : [{ text, differs: true }]);
const plain = (text: string): Piece[] => (text === '' ? [] : [{ text, differs: false }]);
const runTogether = (parts: readonly string[]) => sameness(parts.filter(isWord).join(''));

/**
 * The difference of two texts by letters, meaning a Han character, or a letter with all of its marks. Words are paired
 * first, in any order ("SURNAME, Given"), so that letters are compared within the same word.
 */
export function differenceOf(left: string, right: string): Difference {
  if (Math.max(left.length, right.length) > maxLetters) return inOrder(left, right, words);
  const [ofLeft, ofRight] = [partsOf(left), partsOf(right)];
  if (runTogether(ofLeft) === runTogether(ofRight)) return { left: plain(left), right: plain(right) };
  const pairs = pairsOf(wordsOf(ofLeft), wordsOf(ofRight));
  if (pairs.length === 0) return { left: marked(left), right: marked(right) };
  const compared = pairs.map(([one, other]) => ({
    one,
    other,
    difference: inOrder(one.text, other.text, graphemes),
  }));
  return {
    left: joined(ofLeft, new Map(compared.map(({ one, difference }) => [one.place, difference.left]))),
    right: joined(ofRight, new Map(compared.map(({ other, difference }) => [other.place, difference.right]))),
  };
}
