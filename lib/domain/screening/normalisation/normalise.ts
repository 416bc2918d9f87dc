import { legalFormOf } from './legal-forms';
import { namesIn } from './other-names';
import { transliterate, transliterationsOf } from './transliterate';
import { foldPhrases } from './word-folding';

/**
 * Characters of a name that are read, after leading white space. The longest names on the OFAC and UN lists
 * have 200 characters and 25 words; the rest is for invisible characters.
 */
const maxNameLength = 2000;
export const maxWords = 32;
const maxWordLength = 40;
const maxReadings = 4;

/**
 * Words in ASCII, lower case and without punctuation. Text beyond the limits above is ignored. Never throws,
 * whatever the text.
 */
export function toWords(name: string): string[] {
  return wordsOf(transliterate(truncate(name)));
}

/** Enough to decide for nearly every name, so that hundreds of long ones do not block others. */
const firstLetters = 40;

/**
 * Whether any part of the name can be searched for: to Unicode, fillers and marks are letters, but they are
 * not words.
 */
export const hasWords = (name: string): boolean =>
  toWords(name.slice(0, firstLetters)).length > 0 || toWords(name).length > 0;

/**
 * Whether the name has words beyond those that are searched for; a long text in front of a name would hide
 * it.
 */
export function hasUnreadWords(name: string): boolean {
  if (name.length <= maxWords) return false;
  const text = withoutPunctuation(transliterate(truncate(name)).toLowerCase());
  return name.trim().length > maxNameLength || text.split(' ').length > maxWords;
}

/** One to four distinct readings, that of `toWords` first. */
export function readingsOf(name: string): string[][] {
  const readings = new Map<string, string[]>();
  const whole = truncate(name);
  const names = namesIn(whole);
  const texts = [...transliterationsOf(whole), ...names.map(transliterate), ...initialsApart(whole)];
  for (const text of texts) {
    const words = wordsOf(text);
    readings.set(words.join(' '), words);
  }
  return [...readings.values()].slice(0, maxReadings);
}

/** W.A. Gunasekara is W. A. Gunasekara. At the end of a name, such letters are a legal form, and before one an acronym. */
const dottedInitial = /(?<![\p{L}\p{M}])\p{Lu}\.(?=(?:\p{Lu}\.){1,2} ?\p{L}[\p{L}\p{M}]{2})/gu;

function initialsApart(name: string): string[] {
  const apart = name.replace(dottedInitial, '$& ');
  if (apart === name) return [];
  const read = transliterate(apart);
  return legalFormOf(wordsOf(read).at(-1) ?? '') === undefined ? [read] : [];
}

function truncate(name: string): string {
  return name.trimStart().slice(0, maxNameLength);
}

function wordsOf(ascii: string): string[] {
  const lower = ascii.toLowerCase();
  // Fast path for most names.
  if (/^[a-z]+(?: [a-z]+)*$/.test(lower)) return foldPhrases(cutToLimits(lower));
  const text = withoutPunctuation(lower);
  return text === '' ? [] : foldPhrases(cutToLimits(text).map(replaceConfusedDigits));
}

function cutToLimits(text: string): string[] {
  const words = text.split(' ', maxWords);
  return text.length > maxWordLength ? words.map((word) => word.slice(0, maxWordLength)) : words;
}

function withoutPunctuation(lower: string): string {
  return (
    lower
      .replace(/['`"’‘]/g, '')
      .replace(/[@$!](?=[a-z])/g, letterForSymbol)
      .replace(/&/g, ' and ')
      // María in Spanish and Filipino records.
      .replace(/\bma\.(?=\s*[a-z]{3})/g, 'maria ')
      // Son and daughter of, in India and Malaysia.
      .replace(/(?<=[a-z] )(?:[sdw]\/o|a\/[lp])(?= [a-z])/g, 'bin')
      // Motor ships and tankers.
      .replace(/^\s*m\/[vt]\s+(?=\S)/, '')
      .replace(/%/g, ' percent ')
      // A/S and S/A are legal forms.
      .replace(/\b([akps])\/([as])\b/g, '$1$2')
      // S.A. and U.S.A. become one word each.
      .replace(/\b[a-z](?:\.[a-z]\b)+\.?/g, (initials) => `${initials.replaceAll('.', '')} `)
      // The Arabic article assimilated to a sun letter: as-Sisi is al-Sisi, ar-Rahman is al-Rahman.
      .replace(/\b[ae](sh|dh|th|[rstdzn])-(?=\1)/g, 'al ')
      // Russian ordinals: 45-ya is 45.
      .replace(/(?<=\d)-(?:ya|y|i|iy|yi|oy|aya|oe|go|a|e)(?![a-z0-9])/g, ' ')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim()
  );
}

const lettersBySymbol: Record<string, string> = { '@': 'a', $: 's', '!': 'i' };
const lettersByDigit: Record<string, string> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b' };

function letterForSymbol(symbol: string): string {
  return lettersBySymbol[symbol] ?? ' ';
}

/** `doug1as` and `s3ch1n`, but not codes such as `ar16` and `b2b`. */
function replaceConfusedDigits(word: string): string {
  if (!/\d/.test(word)) return word;
  if (!/^(?:[a-z]+\d)*[a-z]+$|^\d[a-z]{3,}$|^[a-z]{3,}\d$/.test(word)) return word;
  if (word.replace(/\d/g, '').length < 2 * word.replace(/[a-z]/g, '').length) return word;
  return word.replace(/\d/g, (digit, at: number) => {
    if (digit === '1') return isVowel(word[at - 1]) || isVowel(word[at + 1]) ? 'l' : 'i';
    return lettersByDigit[digit] ?? digit;
  });
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiou'.includes(letter);
}
