import anyAscii from 'any-ascii';
import type { Agreement } from '../document-reading.ts';
import { isSure, type ReadLine } from './read-line.ts';

// Whether the fields of the zone are also printed. The printed zone is free text: nothing else says where a field is.

const lettersOf = (text: string) =>
  anyAscii(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');

/** Letters that OCR confuses, mapped to one of them. */
const confused: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
  G: '6',
};
const blurredOf = (text: string) =>
  lettersOf(text.replaceAll(/[([{]/g, 'C')).replaceAll(
    /[OQDILZSBG]/g,
    (letter) => confused[letter] ?? letter,
  );

/**
 * The minimum number of changed, missing or extra letters between the wanted text and any part of the other
 * (Sellers).
 */
export function distanceWithin(wanted: string, text: string): number {
  let before = Array.from({ length: wanted.length + 1 }, (_, at) => at);
  let best = wanted.length;
  for (const letter of text) {
    const row = [0];
    for (const [at, other] of [...wanted].entries()) {
      const changed = (before[at] ?? 0) + (letter === other ? 0 : 1);
      row.push(Math.min(changed, (before[at + 1] ?? 0) + 1, (row[at] ?? 0) + 1));
    }
    before = row;
    best = Math.min(best, row[wanted.length] ?? best);
  }
  return best;
}

/** A name of up to this many letters must be a word of its own. */
const short = 3;
const nearShare = 0.3;
/** Less of a text may be anything. */
const leastPart = 4;

type Shape = (text: string) => string;

/** Whether a line has the wanted text without its beginning or end. */
const isPart = (wanted: string, text: string): boolean =>
  text.length >= Math.max(leastPart, wanted.length / 2) && wanted.includes(text);

/** A line that is read with doubt contradicts nothing. */
function agreementOf(wanted: string, lines: readonly ReadLine[], shape: Shape): Agreement {
  const found = lines.map((line) => ({ line, text: shape(line.text) }));
  const near = found
    .map((each) => ({ ...each, distance: distanceWithin(wanted, each.text) }))
    .filter(({ distance }) => distance <= nearShare * wanted.length)
    .toSorted((a, b) => a.distance - b.distance);
  const [best] = near;
  if (best?.distance === 0) return 'agree';
  if (found.some(({ text }) => isPart(wanted, text))) return 'not_read';
  if (!best) return 'not_found';
  return near.some(({ line, distance }) => distance === best.distance && isSure(line)) ? 'near' : 'not_read';
}

const order: Agreement[] = ['agree', 'not_read', 'near', 'conflict', 'not_found'];
const worst = (found: Agreement[]): Agreement =>
  found.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? 'not_found';

/** Searches for each part of a name, in any line. */
export function findName(name: string, lines: readonly ReadLine[]): Agreement {
  const words = lines.flatMap(({ text }) => text.split(/[\s/,.]+/).map(lettersOf));
  return worst(
    name
      .split(' ')
      .map(lettersOf)
      .filter(Boolean)
      .map((part) => {
        if (part.length <= short) return words.includes(part) ? 'agree' : 'not_found';
        return agreementOf(part, lines, lettersOf);
      }),
  );
}

/** Only letters that look alike are treated as equal. A different digit is a difference. */
export const findNumber = (number: string, lines: readonly ReadLine[]): Agreement =>
  agreementOf(blurredOf(number), lines, blurredOf);
