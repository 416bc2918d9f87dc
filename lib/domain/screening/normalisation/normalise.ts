import { transliterate, transliterationsOf } from './transliterate';
import { foldPhrases } from './word-folding';

/**
 * What is read of a name, after white space in front. The longest names on the OFAC and UN lists have 200
 * characters and 25 words; the rest is room for characters that show nothing.
 */
const maxNameLength = 2000;
export const maxWords = 32;
const maxWordLength = 40;
const maxReadings = 4;

/**
 * The words of a name: ASCII, lower case, without punctuation; abbreviations written out, and legal forms,
 * numbers and compounds of several words folded into one. Never throws, whatever the text; what lies beyond
 * the limits above is not read.
 */
export function toWords(name: string): string[] {
  return wordsOf(transliterate(readPart(name)));
}

/**
 * The words of each way to read a name, the one of `toWords` first: Han characters are read in Mandarin, in
 * Japanese and in Korean, and a romanisation of another time in that of today. One to four, each different.
 */
export function readingsOf(name: string): string[][] {
  const readings = new Map<string, string[]>();
  for (const text of transliterationsOf(readPart(name))) {
    const words = wordsOf(text);
    readings.set(words.join(' '), words);
  }
  return [...readings.values()].slice(0, maxReadings);
}

function readPart(name: string): string {
  return name.trimStart().slice(0, maxNameLength);
}

function wordsOf(ascii: string): string[] {
  const lower = ascii.toLowerCase();
  // Letters and single spaces, as most names are: there is nothing to take out.
  if (/^[a-z]+(?: [a-z]+)*$/.test(lower)) return foldPhrases(cutToLimits(lower));
  const text = withoutPunctuation(lower);
  return text === '' ? [] : foldPhrases(cutToLimits(text).map(unmixDigits));
}

function cutToLimits(text: string): string[] {
  const words = text.split(' ', maxWords);
  return text.length > maxWordLength ? words.map((word) => word.slice(0, maxWordLength)) : words;
}

function withoutPunctuation(lower: string): string {
  return (
    lower
      .replace(/['`"’‘]/g, '')
      .replace(/[@$!](?=[a-z])/g, readSymbol)
      .replace(/&/g, ' and ')
      .replace(/%/g, ' percent ')
      // A/S and S/A are legal forms.
      .replace(/\b([akps])\/([as])\b/g, '$1$2')
      // S.A. and U.S.A. are one word each.
      .replace(/\b[a-z](?:\.[a-z]\b)+\.?/g, (initials) => `${initials.replaceAll('.', '')} `)
      // The Arabic article before a sun letter: as-Sisi and ar-Rahman are al-Sisi and al-Rahman.
      .replace(/\b[ae](sh|dh|th|[rstdzn])-(?=\1)/g, 'al ')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  );
}

const symbolLookAlikes: Record<string, string> = { '@': 'a', $: 's', '!': 'i' };
const digitLookAlikes: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

/** `$echin` and `Iv@nov`; apart from letters a symbol is punctuation. */
function readSymbol(symbol: string): string {
  return symbolLookAlikes[symbol] ?? ' ';
}

/**
 * Digits alone among letters are misread letters: `doug1as`, `s3ch1n`. A code such as `ar16` or `b2b` is
 * none.
 */
function unmixDigits(word: string): string {
  if (!/\d/.test(word)) return word;
  if (!/^(?:[a-z]+\d)*[a-z]+$|^\d[a-z]{3,}$|^[a-z]{3,}\d$/.test(word)) return word;
  if (word.replace(/\d/g, '').length < 2 * word.replace(/[a-z]/g, '').length) return word;
  return word.replace(/\d/g, (digit, at: number) => {
    if (digit === '1') return isVowel(word[at - 1]) || isVowel(word[at + 1]) ? 'l' : 'i';
    return digitLookAlikes[digit] ?? digit;
  });
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiou'.includes(letter);
}
