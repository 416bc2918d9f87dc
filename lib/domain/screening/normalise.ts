import { transliterate } from './transliterate';
import { foldLegalForms } from './words';

/**
 * What is read of a name, after white space in front. The longest names on the OFAC and UN lists have 200 characters
 * and 25 words; the rest is room for characters that show nothing.
 */
const maxNameLength = 2000;
export const maxWords = 32;
const maxWordLength = 40;

const digitLookAlikes: Record<string, string> = { 0: 'o', 1: 'l', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/**
 * The words of a name: ASCII, lower case, without punctuation. Never throws, whatever the text; what lies beyond
 * the limits above is not read.
 */
export function toWords(name: string): string[] {
  const text = transliterate(name.trimStart().slice(0, maxNameLength))
    .toLowerCase()
    .replace(/['`"’‘]/g, '')
    .replace(/&/g, ' and ')
    // S.A. and U.S.A. are one word each.
    .replace(/\b(?:[a-z]\.){2,}/g, (initials) => `${initials.replaceAll('.', '')} `)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (text === '') return [];
  const words = text.split(' ').slice(0, maxWords);
  return foldLegalForms(words.map((word) => unmixDigits(word.slice(0, maxWordLength))));
}

/** A digit alone among letters is a misread letter: `doug1as`. */
function unmixDigits(word: string): string {
  if (!/^[a-z]+\d[a-z]+$|^\d[a-z]{3,}$|^[a-z]{3,}\d$/.test(word)) return word;
  return word.replace(/\d/, (digit) => digitLookAlikes[digit] ?? digit);
}
