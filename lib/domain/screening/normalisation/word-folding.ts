import { legalFormPhrases } from './legal-forms';
import { numberPhrases } from './numerals';

/** Shortened words that stand for one word alone, whatever the name. */
// prettier-ignore
const abbreviations: Record<string, string> = {
  international: 'intl intnl internl', government: 'govt', department: 'dept', university: 'univ',
  association: 'assn assoc',
  brothers: 'bros', manufacturing: 'mfg', management: 'mgmt mgt', engineering: 'engg', industries: 'inds',
  services: 'svcs', construction: 'constr', development: 'devt', institute: 'inst',
  organization: 'org organisation', organizations: 'organisations', center: 'centre', defense: 'defence',
  labor: 'labour',
  national: 'natl', shipping: 'shpg', trading: 'trdg', enterprises: 'entps',
  saint: 'st', mohammed: 'mohd muhd mohmd mhd mhmd', william: 'wm', thomas: 'thos', charles: 'chas',
  robert: 'robt',
  bin: 'ibn bn ebn ibni', abdul: 'abdel abdal abdoul abdol abdil',
};

/**
 * Parts of Arabic compounds that are written in many ways: `abd al`, `abdel` and `abdul`, `al din` and
 * `eddine`. As one word each they also make up the compound where it is written as one: `abdulaziz`,
 * `nuruddin`.
 */
// prettier-ignore
const phrases: Record<string, string> = {
  abdul: 'abd al|abd el|abd ul|abd ar|abd as|abd ur|abd az|abd an|abd ad|abd ash|abdul al|abd',
  uddin: 'al din|al deen|al dine|ul din|ud din|ud deen|ad din|ad deen|ed din|ed dine|ed deen|el din|el ' +
    'dine|el deen|eddine|eddin',
  ullah: 'ullah|allah|ollah|ul lah|al lah',
  abdullah: 'abd allah|abd ullah|abdul lah|abdul allah|abd al lah|abd alla|abd ollah',
};

interface Phrase {
  words: readonly string[];
  folded: string;
}

/** The longest first, by their first words. */
const phrasesByFirstWord = new Map<string, Phrase[]>();

for (const [phrase, folded] of [
  ...legalFormPhrases,
  ...numberPhrases,
  ...spelledOut(abbreviations, ' '),
  ...spelledOut(phrases, '|'),
]) {
  const words = phrase.split(' ');
  const known = phrasesByFirstWord.get(words[0]!) ?? [];
  known.push({ words, folded });
  known.sort((a, b) => b.words.length - a.words.length);
  phrasesByFirstWord.set(words[0]!, known);
}

function spelledOut(table: Record<string, string>, separator: string): Array<readonly [string, string]> {
  return Object.entries(table).flatMap(([folded, forms]) =>
    forms.split(separator).map((form) => [form, folded] as const),
  );
}

/** `No. 7` is 7: the word says nothing that the digits do not. */
const numberMarks = new Set(['no', 'nr', 'num', 'number', 'n']);

/** Arabic compounds in one word, in one spelling: what they have in common is written in a dozen ways. */
const compounds: ReadonlyArray<readonly [RegExp, string]> = [
  // Abdurrahman, Abdessalam and Abdelaziz have the article of Abdulaziz.
  [/^abd(?:[aeiou]|ou)(?:l(?!lah$|la$)|([rszdnt])(?=\1))(?=[a-z]{3})/, 'abdul'],
  // Salahaldin, Noureddine; Habibollah, Abdallah.
  [/(?<=[a-z]{3})(?:[aeou]|ou)[ld]d(?:in|ine|een)$/, 'uddin'],
  [/(?<=[a-z]{3})[aou]llah$/, 'ullah'],
];
const mayBeCompound = /^abd|d(?:in|ine|een)$|llah$/;

function spellCompound(word: string): string {
  return compounds.reduce((spelled, [part, spelling]) => spelled.replace(part, spelling), word);
}

/**
 * The words with each legal form, number and compound of several words folded into one, and abbreviations
 * written out.
 */
export function foldPhrases(words: string[]): string[] {
  if (!words.some(mayFold)) return words;
  const folded: string[] = [];
  for (let at = 0; at < words.length;) {
    if (isNumberMark(words, at)) at += 1;
    const phrase = phrasesByFirstWord.get(words[at]!)?.find((known) => startsWith(words, at, known.words));
    folded.push(phrase?.folded ?? spellCompound(words[at]!));
    at += phrase?.words.length ?? 1;
  }
  return folded;
}

function mayFold(word: string): boolean {
  return phrasesByFirstWord.has(word) || numberMarks.has(word) || mayBeCompound.test(word);
}

function isNumberMark(words: readonly string[], at: number): boolean {
  return numberMarks.has(words[at]!) && /^\d/.test(words[at + 1] ?? '');
}

function startsWith(words: readonly string[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => words[at + offset] === word);
}
