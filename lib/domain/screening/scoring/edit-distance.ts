import { areClose } from './close-letters';

const rowLength = 64;
// Three rows of the distance matrix, reused because a search computes thousands of distances.
let beforeLast = new Float64Array(rowLength);
let last = new Float64Array(rowLength);
let current = new Float64Array(rowLength);

const vowels = new Uint8Array(128);
for (const vowel of 'aeiouy') vowels[vowel.charCodeAt(0)] = 1;

export interface SubstitutionCosts {
  vowel: number;
  far: number;
}

const plainCosts: SubstitutionCosts = { vowel: 1, far: 1 };

/**
 * Optimal string alignment distance: insertions, deletions, substitutions and transpositions cost 1, and
 * replacing one vowel by another costs `costs.vowel`, since vowels of names written by ear are guesses. A
 * letter replaced by one that is not close to it costs `costs.far`: see `areClose`. Infinity beyond `limit`,
 * or for words longer than 63 letters.
 */
export function editDistance(
  a: string,
  b: string,
  limit: number,
  costs: SubstitutionCosts = plainCosts,
): number {
  if (Math.abs(a.length - b.length) > limit || Math.max(a.length, b.length) >= rowLength) return Infinity;
  const start = commonPrefix(a, b);
  const suffix = commonSuffix(a, b, start);
  return distanceWithin(start, a, a.length - suffix, b, b.length - suffix, limit, costs);
}

function commonPrefix(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let at = 0;
  while (at < shorter && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

function commonSuffix(a: string, b: string, prefix: number): number {
  const max = Math.min(a.length, b.length) - prefix;
  let count = 0;
  while (count < max && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count)) count += 1;
  return count;
}

function distanceWithin(
  start: number,
  a: string,
  endOfA: number,
  b: string,
  endOfB: number,
  limit: number,
  costs: SubstitutionCosts,
): number {
  const columns = endOfB - start;
  for (let column = 0; column <= columns; column += 1) last[column] = column;
  for (let row = 1; row <= endOfA - start; row += 1) {
    if (fillRow(start, a, row, b, columns, costs) > limit) return Infinity;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const distance = last[columns] ?? Infinity;
  return distance <= limit ? distance : Infinity;
}

function fillRow(
  start: number,
  a: string,
  row: number,
  b: string,
  columns: number,
  costs: SubstitutionCosts,
): number {
  const [above, twoAbove, filled] = [last, beforeLast, current];
  const letter = a.charCodeAt(start + row - 1);
  const letterBefore = a.charCodeAt(start + row - 2);
  let min = row;
  filled[0] = row;
  for (let column = 1; column <= columns; column += 1) {
    const other = b.charCodeAt(start + column - 1);
    let distance = above[column - 1]!;
    if (letter !== other) {
      const substituted = distance + costOf(letter, other, costs);
      distance = Math.min(substituted, above[column]! + 1, filled[column - 1]! + 1);
      const isTransposed =
        row > 1 && column > 1 && letterBefore === other && letter === b.charCodeAt(start + column - 2);
      if (isTransposed) distance = Math.min(distance, twoAbove[column - 2]! + 1);
    }
    filled[column] = distance;
    if (distance < min) min = distance;
  }
  return min;
}

function costOf(letter: number, other: number, { vowel, far }: SubstitutionCosts): number {
  if (vowels[letter] === 1 && vowels[other] === 1) return vowel;
  return far === 1 || areClose(letter, other) ? 1 : far;
}
