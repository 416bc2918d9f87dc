import anyAscii from 'any-ascii';
import type { Agreement } from '../document-reading.ts';

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

function agreementOf(wanted: string, texts: string[]): Agreement {
  const distance = Math.min(wanted.length, ...texts.map((text) => distanceWithin(wanted, text)));
  if (distance === 0) return 'agree';
  return distance <= nearShare * wanted.length ? 'near' : 'not_found';
}

const order: Agreement[] = ['agree', 'near', 'conflict', 'not_found'];
const worst = (found: Agreement[]): Agreement =>
  found.toSorted((a, b) => order.indexOf(b) - order.indexOf(a))[0] ?? 'not_found';

/** Searches for each part of a name, in any line. */
export function findName(name: string, lines: string[]): Agreement {
  const texts = lines.map(lettersOf);
  const words = lines.flatMap((line) => line.split(/[\s/,.]+/).map(lettersOf));
  return worst(
    name
      .split(' ')
      .map(lettersOf)
      .filter(Boolean)
      .map((part) => {
        if (part.length <= short) return words.includes(part) ? 'agree' : 'not_found';
        return agreementOf(part, texts);
      }),
  );
}

/** Only letters that look alike are treated as equal. A different digit is a difference. */
export const findNumber = (number: string, lines: string[]): Agreement =>
  agreementOf(blurredOf(number), lines.map(blurredOf));

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const two = (value: number | string) => String(value).padStart(2, '0');

/** A date in a line of text. If day and month are ambiguous, it has two readings, YYYY-MM-DD. */
export interface DateInText {
  readings: string[];
  /** Indexes of its first character and of the one after its last. */
  from: number;
  to: number;
}

/** 12 AUG 1974, 12/08/1974, 12.08.1974 and 1974-08-12. */
const datePatterns: [pattern: RegExp, readingsOf: (parts: string[]) => string[]][] = [
  [
    /(\d{1,2})\s*([A-Z]{3})[A-Z]*\s*(\d{4})/g,
    ([day = '', name = '', year]) => {
      const month = months.indexOf(name) + 1;
      return month > 0 ? [`${year}-${two(month)}-${two(day)}`] : [];
    },
  ],
  [
    /(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})/g,
    ([a = '', b = '', year]) => [`${year}-${two(b)}-${two(a)}`, `${year}-${two(a)}-${two(b)}`],
  ],
  [
    /(\d{4})[./\- ](\d{1,2})[./\- ](\d{1,2})/g,
    ([year, month = '', day = '']) => [`${year}-${two(month)}-${two(day)}`],
  ],
];

export function datesIn(line: string): DateInText[] {
  const text = line.toUpperCase();
  return datePatterns.flatMap(([pattern, readingsOf]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [whole, ...parts] = match;
      const { index } = match;
      const readings = readingsOf(parts);
      return readings.length > 0 ? [{ readings, from: index, to: index + whole.length }] : [];
    }),
  );
}

/** `conflict` if as many dates are printed as the zone has, and this one is not among them. */
export function findDate(date: string, lines: string[]): Agreement {
  const printed = lines.flatMap(datesIn).map(({ readings }) => readings);
  if (printed.some((readings) => readings.includes(date))) return 'agree';
  return new Set(printed.map(([first]) => first)).size >= 2 ? 'conflict' : 'not_found';
}
