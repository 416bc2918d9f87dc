const rowLength = 64;
// The three rows that a distance needs, kept between calls: a search computes thousands, one after another.
let beforeLast = new Float64Array(rowLength);
let last = new Float64Array(rowLength);
let current = new Float64Array(rowLength);

/** Whether each character code is a vowel's: 1 or 0. */
const vowels = new Uint8Array(128);
for (const vowel of 'aeiouy') vowels[vowel.charCodeAt(0)] = 1;

/**
 * Optimal string alignment distance, in slips: an insertion, deletion, substitution or transposition is one, and one
 * vowel in the place of another is `vowelSlip`, since who writes a name by ear guesses its vowels. Infinity when it is
 * beyond the limit. Words have at most 63 letters.
 */
export function editDistance(a: string, b: string, limit: number, vowelSlip = 1): number {
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) >= rowLength) return Infinity;
  // What both words begin and end with is no slip; of words that are alike little else is left.
  const begin = sharedBeginning(a, b);
  const end = sharedEnd(a, b, begin);
  return distanceWithin(begin, a, a.length - end, b, b.length - end, limit, vowelSlip);
}

function sharedBeginning(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let at = 0;
  while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

function sharedEnd(a: string, b: string, begin: number): number {
  const most = Math.min(a.length, b.length) - begin;
  let count = 0;
  while (count < most && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count))
    count += 1;
  return count;
}

/** Of the letters from `begin` to `endOfA` and `endOfB`. */
function distanceWithin(
  begin: number,
  a: string,
  endOfA: number,
  b: string,
  endOfB: number,
  limit: number,
  vowelSlip: number,
): number {
  const columns = endOfB - begin;
  for (let column = 0; column <= columns; column += 1) last[column] = column;
  for (let row = 1; row <= endOfA - begin; row += 1) {
    if (fillRow(begin, a, row, b, columns, vowelSlip) > limit) return Infinity;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const distance = last[columns] ?? Infinity;
  return distance <= limit ? distance : Infinity;
}

/** Fills `current` and answers its least value. */
function fillRow(
  begin: number,
  a: string,
  row: number,
  b: string,
  columns: number,
  vowelSlip: number,
): number {
  const letter = a.charCodeAt(begin + row - 1);
  const letterBefore = a.charCodeAt(begin + row - 2);
  let least = row;
  current[0] = row;
  for (let column = 1; column <= columns; column += 1) {
    const other = b.charCodeAt(begin + column - 1);
    let distance = last[column - 1]!;
    if (letter !== other) {
      const replaced = distance + (vowels[letter] === 1 && vowels[other] === 1 ? vowelSlip : 1);
      distance = Math.min(replaced, last[column]! + 1, current[column - 1]! + 1);
      const swapped =
        row > 1 && column > 1 && letterBefore === other && letter === b.charCodeAt(begin + column - 2);
      if (swapped) distance = Math.min(distance, beforeLast[column - 2]! + 1);
    }
    current[column] = distance;
    if (distance < least) least = distance;
  }
  return least;
}
