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
  for (let column = 0; column <= b.length; column += 1) last[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    if (fillRow(a, b, row, vowelSlip) > limit) return Infinity;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const distance = last[b.length] ?? Infinity;
  return distance <= limit ? distance : Infinity;
}

/** Fills `current` and answers its least value. */
function fillRow(a: string, b: string, row: number, vowelSlip: number): number {
  const letter = a.charCodeAt(row - 1);
  const letterBefore = a.charCodeAt(row - 2);
  let least = row;
  current[0] = row;
  for (let column = 1; column <= b.length; column += 1) {
    const other = b.charCodeAt(column - 1);
    let distance = last[column - 1]!;
    if (letter !== other) {
      const replaced = distance + (vowels[letter] === 1 && vowels[other] === 1 ? vowelSlip : 1);
      distance = Math.min(replaced, last[column]! + 1, current[column - 1]! + 1);
      const swapped = row > 1 && column > 1 && letterBefore === other && letter === b.charCodeAt(column - 2);
      if (swapped) distance = Math.min(distance, beforeLast[column - 2]! + 1);
    }
    current[column] = distance;
    if (distance < least) least = distance;
  }
  return least;
}
