import { businessPhrases } from './business-phrases';
import { vietnameseWords } from './company-words-by-script';
import { legalFormNames } from './legal-form-names';
import { legalFormPhrases } from './legal-forms';
import { numberOf, numberPhrases } from './numerals';
import { transliterationsOf } from './transliterate';
import { toPair } from './to-pair';

/** Abbreviations with a single meaning, by the word that they abbreviate. */
// prettier-ignore
const abbreviations: Record<string, string> = {
  international: 'intl intnl internl', government: 'govt', department: 'dept', university: 'univ',
  association: 'assn assoc',
  brothers: 'bros', manufacturing: 'mfg', management: 'mgmt mgt', engineering: 'engg', industries: 'inds',
  services: 'svcs', construction: 'constr', development: 'devt', institute: 'inst',
  organization: 'org organisation', organizations: 'organisations', center: 'centre', defense: 'defence',
  labor: 'labour',
  national: 'natl', shipping: 'shpg', trading: 'trdg', enterprises: 'entps',
  saint: 'st', mohammed: 'muh moh mohd muhd mohmd mhd mhmd', william: 'wm', thomas: 'thos', charles: 'chas',
  robert: 'robt', francisco: 'fco', guadalupe: 'gpe', hernandez: 'hdez hdz', fernandez: 'fdez fdz', gonzalez: 'glez gzz gzlz', prasad: 'pd', kumar: 'kr', rodriguez: 'rguez rdz', benjamin: 'benj',
  martinez: 'mtz mtnez', gutierrez: 'gtz gtez', dominguez: 'dguez dgz', lopez: 'lpz', garcia: 'gcia', jimenez: 'jmnz', guillermo: 'gmo', fernando: 'fdo', samuel: 'saml', daniel: 'danl', edward: 'edwd', frederick: 'fredk',
  abu: 'abou', umm: 'oum',
  bin: 'ibn bn ebn ibni', abdul: 'abdel abdal abdoul abdol abdil',
};

/**
 * `abd al`, `abdel` and `abdul`, or `al din` and `eddine`: folded as in compounds written as one word
 * (`abdulaziz`).
 */
// prettier-ignore
const phrases: Record<string, string> = {
  abdul: 'abd al|abd el|abd ul|abd ar|abd as|abd ur|abd az|abd an|abd ad|abd ash|abdul al|abd',
  uddin: 'al din|al deen|al dine|ul din|ud din|ud deen|ad din|ad deen|ed din|ed dine|ed deen|el din|el ' +
    'dine|el deen|eddine|eddin|aldin|eldin|aldeen|eldeen|eldine',
  ullah: 'ullah|allah|ollah|ul lah|al lah',
  abdullah: 'abd allah|abd ullah|abdul lah|abdul allah|abd al lah|abd alla|abd ollah',
};

interface Phrase {
  words: readonly string[];
  folded: string;
}

const phrasesByFirstWord = new Map<string, Phrase[]>();

for (const [phrase, folded] of [
  ...legalFormPhrases,
  ...namesOfLegalForms(),
  ...phrasePairs(businessPhrases, '|'),
  ...misspeltForms(),
  ...numberPhrases,
  ...phrasePairs(abbreviations, ' '),
  ...phrasePairs(phrases, '|'),
]) {
  const words = phrase.split(' ');
  const known = phrasesByFirstWord.get(words[0]!) ?? [];
  known.push({ words, folded });
  known.sort((a, b) => b.words.length - a.words.length);
  phrasesByFirstWord.set(words[0]!, known);
}

/** The names of legal forms in other scripts, in Latin letters, with the form that each means. */
function namesOfLegalForms(): Array<readonly [string, string]> {
  return legalFormNames
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [form = '', names = ''] = line.split(': ');
      return names.split('|').flatMap((name) => readingsOfName(name).map((read) => [read, form] as const));
    });
}

function readingsOfName(name: string): string[] {
  return transliterationsOf(name).map((read) =>
    read
      .toLowerCase()
      .replace(/['’]/g, '')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim(),
  );
}

/** Long words of nearly every company's name, with a letter left out, doubled or swapped after the first. */
function misspeltForms(): Array<readonly [string, string]> {
  return 'limited company corporation incorporated private international trading enterprises holdings'
    .split(' ')
    .flatMap((word) => slipsOf(word).map((slip) => [slip, word] as const));
}

function slipsOf(word: string): string[] {
  const last = word.length - 1;
  const slips = Array.from(word, (letter, at) => [
    ...(at === last ? [] : [word.slice(0, at) + word.slice(at + 1)]),
    word.slice(0, at) + letter + word.slice(at),
    word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2),
  ]);
  return [...new Set(slips.slice(1).flat())].filter((slip) => slip !== word);
}

function phrasePairs(table: Record<string, string>, separator: string): Array<readonly [string, string]> {
  return Object.entries(table).flatMap(([folded, forms]) =>
    forms.split(separator).map((form) => [form, folded] as const),
  );
}

const numberMarks = new Set(['no', 'nr', 'num', 'number', 'n']);

const compounds: ReadonlyArray<readonly [RegExp, string]> = [
  // Abdurrahman, Abdessalam, Abdelaziz: abdul.
  [/^abd(?:[aeiou]|ou)(?:l(?!lah$|la$)|([rszdnt])(?=\1))(?=[a-z]{3})/, 'abdul'],
  // Salahaldin, Noureddine: uddin. Habibollah: ullah.
  [/(?<=[a-z]{3})(?:[aeou]|ou)[ld]d(?:in|ine|een)$/, 'uddin'],
  [/(?<=[a-z]{3})[aou]llah$/, 'ullah'],
  // Brother and sister, in Gujarat: Jayeshbhai is Jayesh, and Hansaben Hansa.
  [/(?<=[a-z]{4})bhai$|(?<=[a-z]{3}[aiu])b(?:h?e|ahe)n$/, ''],
];
const mayBeCompound = /^abd|d(?:in|ine|een)$|llah$|bhai$|ben$|bhen$|bahen$/;

function spellCompound(word: string): string {
  return compounds.reduce((spelled, [part, spelling]) => spelled.replace(part, spelling), word);
}

export function foldPhrases(words: string[]): string[] {
  if (!words.some(mayFold)) return words;
  const folded: string[] = [];
  for (let at = 0; at < words.length;) {
    if (isNumberMark(words, at)) at += 1;
    const phrase = phrasesByFirstWord.get(words[at]!)?.find((known) => startsWith(words, at, known.words));
    folded.push(phrase?.folded ?? spellCompound(words[at]!));
    at += phrase?.words.length ?? 1;
  }
  return folded.some((word) => vietnameseForms.has(word)) ? translateVietnamese(folded) : folded;
}

const vietnameseForms = new Set(['cty', 'tnhh', 'ctcp', 'tct']);

function translateVietnamese(words: readonly string[]): string[] {
  const translated: string[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = vietnamesePhrases.find((known) => startsWith(words, at, known.words));
    translated.push(...(phrase?.folded ?? [words[at]!]));
    at += phrase?.words.length ?? 1;
  }
  return translated;
}

const vietnamesePhrases = vietnameseWords
  .split('|')
  .map((pair) => {
    const [phrase, translation] = toPair(pair, '=');
    return { words: phrase.split(' '), folded: translation.split(' ').filter((word) => word !== '') };
  })
  .sort((a, b) => b.words.length - a.words.length);

function mayFold(word: string): boolean {
  return phrasesByFirstWord.has(word) || numberMarks.has(word) || mayBeCompound.test(word);
}

function isNumberMark(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? '';
  return (
    numberMarks.has(words[at]!) &&
    (/^\d/.test(next) || (words[at]!.length > 1 && numberOf(next) !== undefined))
  );
}

function startsWith(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => words[at + offset] === word);
}
