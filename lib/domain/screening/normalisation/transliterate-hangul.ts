import anyAscii from 'any-ascii';
import { koreanFirstWords, koreanWords } from './company-words-by-script';
import { toPair } from './to-pair';

/** Family names whose customary spelling differs from the romanisation of the syllable. */
// prettier-ignore
const familySpellings = new Map(Object.entries({
  이: 'Lee', 김: 'Kim', 박: 'Park', 노: 'Roh', 임: 'Lim', 유: 'Yoo', 조: 'Cho', 강: 'Kang', 오: 'Oh', 신: 'Shin',
  권: 'Kwon',
  안: 'Ahn', 고: 'Ko', 문: 'Moon', 손: 'Son', 백: 'Baek', 곽: 'Kwak', 구: 'Koo', 우: 'Woo', 주: 'Joo', 심: 'Shim',
  금: 'Keum',
}));
const otherFamilyNames =
  '최정윤장한서황송전홍양배허남하성차민류나진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕옥육인맹제모탁국어은편용리림렴로라량려련';
const familyNames = new Set([...familySpellings.keys(), ...otherFamilyNames]);
const familyNamesOfTwo = new Set(['남궁', '황보', '제갈', '사공', '선우', '서문', '독고']);

const closings: Record<string, string> = {
  g: 'k',
  gg: 'k',
  d: 't',
  s: 't',
  ss: 't',
  j: 't',
  ch: 't',
  h: '',
  b: 'p',
};

/** A family name and two given names. */
const maxNames = 3;
const hangulWord = /\p{Script=Hangul}+/gu;
const companyWords: ReadonlyArray<readonly [RegExp, string]> = [
  [/주식회사|\(주\)|유한회사|유한책임회사/g, ' Co Ltd '],
  [/(?<=\p{Script=Hangul})은행(?!\p{L})/gu, ' Bank '],
  [/(?<=\p{Script=Hangul})(?:그룹|총회사|총공사)(?!\p{L})/gu, ' Group '],
  [/(?<=\p{Script=Hangul})(?:무역)?회사(?!\p{L})/gu, ' Company '],
];

/**
 * Revised Romanisation, with customary spellings of family names and the syllables of given names as separate
 * words. A word that is not a Korean name stays one word. A family name that stands last is read first.
 */
export function transliterateHangul(text: string): string {
  const company = translateCompany(text);
  if (company !== undefined) return company.replace(hangulWord, romaniseWord);
  const translated = companyWords.reduce((read, [form, word]) => read.replace(form, word), text);
  const words = translated.match(hangulWord) ?? [];
  if (words.length === 1) {
    return translated.replace(hangulWord, (word) => romaniseFullName(word) ?? romaniseWord(word));
  }
  const family = familyNameAt(words);
  if (family > 0 && isOnlyWords(translated)) {
    return [words[family]!, ...words.slice(0, family)].map(romaniseAt).join(' ');
  }
  let at = -1;
  return translated.replace(hangulWord, (word) => {
    at += 1;
    return family < 0 ? romaniseWord(word) : romaniseAt(word, at - family);
  });
}

const legalForm = /주식회사|[(（]주[)）]|㈜|유한회사|유한책임회사/;
const toTable = (pairs: string) =>
  pairs
    .split('|')
    .map((entry) => toPair(entry, '='))
    .sort(([a], [b]) => b.length - a.length);
const [lastWords, firstWords] = [toTable(koreanWords), toTable(koreanFirstWords)];
/** No person's name is longer. */
const minCompany = 5;

/** Undefined for a text that names no company. */
function translateCompany(text: string): string | undefined {
  const hasForm = legalForm.test(text);
  const bare = text.replace(legalForm, ' Co Ltd ');
  const translated = bare.replace(hangulWord, (word) =>
    hasForm || word.length >= minCompany ? translateWords(word) : word,
  );
  return hasForm || translated !== bare ? translated : undefined;
}

function translateWords(whole: string): string {
  const after: string[] = [];
  const first = firstWords.find(([word]) => whole.startsWith(word) && whole.length > word.length + 1);
  let name = first === undefined ? whole : whole.slice(first[0].length);
  for (;;) {
    const last = lastWords.find(([word]) => name.endsWith(word) && name.length > word.length);
    if (last === undefined) break;
    after.unshift(last[1]);
    name = name.slice(0, -last[0].length);
  }
  return [first?.[1] ?? '', name, ...after].join(' ').trim();
}

const isOnlyWords = (text: string): boolean => text.replace(hangulWord, '').trim() === '';

/** @param fromFamily how many words after the family name */
const romaniseAt = (word: string, fromFamily: number): string =>
  fromFamily === 0 ? (romaniseFullName(word) ?? romaniseWord(word)) : romaniseApart(word);

/** First, as Koreans write, or last, as Western forms ask for; -1 if the words are no Korean person's. */
function familyNameAt(words: readonly string[]): number {
  const isName = words.length <= maxNames && words.every(({ length }) => length <= 2);
  if (
    words.length === 2 &&
    isFamilyName(words[0]!) &&
    (!isName || !isFamilyName(words[1]!) || words[0]!.length === 1)
  )
    return 0;
  if (!isName) return -1;
  if (isFamilyName(words.at(-1)!)) return words.length - 1;
  return isFamilyName(words[0]!) ? 0 : -1;
}

function isFamilyName(word: string): boolean {
  return familyNames.has(word) || familyNamesOfTwo.has(word);
}

function romaniseFullName(word: string): string | undefined {
  const family = familyNamesOfTwo.has(word.slice(0, 2)) ? word.slice(0, 2) : word.slice(0, 1);
  const given = word.slice(family.length);
  if (!isFamilyName(family) || given.length > 2) return undefined;
  return `${familySpellings.get(family) ?? romaniseSyllables(family)} ${romaniseApart(given)}`;
}

function romaniseSyllables(word: string): string {
  return Array.from(word, romaniseSyllable).join('').toLowerCase();
}

/**
 * With an initial k in open syllables, as Koreans spell given names, where the Revised Romanisation has g:
 * Ki-moon.
 */
function romaniseApart(word: string): string {
  return Array.from(word, (syllable) => romaniseSyllable(syllable).replace(/^g(?=[aeiouy]+$)/i, 'k')).join(
    ' ',
  );
}

/**
 * Without the vowel eu that separates the consonants of foreign words: 트럼프 is teureompeu, for Trump. A closed
 * syllable keeps it.
 */
function romaniseWord(word: string): string {
  return romaniseSyllables(word)
    .replace(/(?<=[bcdfghjklmnpqrst])eu(?![a-z]$|ng|n(?![aeiou]))/g, '')
    .replace(/lr/g, 'l');
}

function romaniseSyllable(syllable: string): string {
  return anyAscii(syllable)
    .replace(/^l/i, 'r')
    .replace(/(?<=[aeiou])(?:gg|ss|ch|[gdsjhb])$/, (closing) => closings[closing] ?? closing);
}
