import { businessWordsOfOrganisations } from './business-words-of-organisations';
import { businessWordsOfTrade } from './business-words-of-trade';
import { spellingsOf } from './table-spellings';

/** Endings of Slavic adjectives, by gender, number, case and romanisation. */
const adjectiveEndings = new Set(
  ' y yy iy yi ii i ij yj j a aya aia aja oe oye oie oje o ogo oho oj oy oi om omu e ye ie yie iye yye ykh ikh yh ih ych ich ej ego eho ou a ne iyi'.split(
    ' ',
  ),
);
const longestEnding = 4;
const minStem = 3;
/** To look names up by. */
const usualEndings = ['y', 'yy', 'iy', 'aya', 'oe', 'oye', 'a', 'i', 'e'];

/** Say what an organisation does or is so broadly that records often add them or leave them out. */
const fillers = new Set(
  'honour international global general trade import export impex services company enterprise business establishment industry solution joint state store'.split(
    ' ',
  ),
);

interface Known {
  /** What a word may mean, for example `trade` and `commercial`. */
  meanings: ReadonlyMap<string, readonly string[]>;
  /** The same for adjectives without their endings. */
  ofStems: ReadonlyMap<string, readonly string[]>;
  /** The words of a meaning. */
  words: ReadonlyMap<string, readonly string[]>;
}

let known: Known | undefined;

/** Read when the first organisation is. */
const table = (): Known => (known ??= readTable());

function readTable(): Known {
  const meanings = new Map<string, string[]>();
  const ofStems = new Map<string, string[]>();
  const words = new Map<string, readonly string[]>();
  for (const line of `${businessWordsOfTrade}${businessWordsOfOrganisations}`.trim().split(/\n+/)) {
    const [meaning = '', forms = ''] = line.split(': ');
    const read = new Set(forms.split(' ').flatMap(spellingsOf));
    for (const form of read) {
      const stem = stemIn(form);
      add(stem === undefined ? meanings : ofStems, stem ?? form, meaning);
    }
    words.set(meaning, [...read].flatMap(formsOf));
  }
  return { meanings, ofStems, words };
}

function add(table: Map<string, string[]>, word: string, meaning: string): void {
  table.set(word, [...(table.get(word) ?? []), meaning]);
}

const stemIn = (form: string): string | undefined => (form.endsWith('-') ? form.slice(0, -1) : undefined);

function formsOf(form: string): string[] {
  const stem = stemIn(form);
  return stem === undefined ? [form] : usualEndings.map((ending) => stem + ending);
}

const nothing: readonly string[] = [];

/** French and Italian: l'industrie, d'investissement. */
const elided = /^[ld][aeiouh]/;

/** Empty for a word that is no word of business. */
export function meaningsOf(word: string): readonly string[] {
  const { meanings, ofStems } = table();
  const found = meanings.get(word) ?? meaningsOfAdjective(word, ofStems);
  return found.length > 0 || !elided.test(word) ? found : (meanings.get(word.slice(1)) ?? nothing);
}

function meaningsOfAdjective(word: string, ofStems: Known['ofStems']): readonly string[] {
  for (let length = 0; length <= Math.min(longestEnding, word.length - minStem); length += 1) {
    const stem = word.length - length;
    if (!adjectiveEndings.has(word.slice(stem))) continue;
    const found = ofStems.get(word.slice(0, stem));
    if (found !== undefined) return found;
  }
  return nothing;
}

/** In all languages, and abbreviated. */
export const wordsOfMeaning = (meaning: string): readonly string[] => table().words.get(meaning) ?? nothing;

/** In alphabetical order. */
let sortedWords: readonly string[] | undefined;

/** Words of business that begin so. */
export function businessWordsFrom(start: string): readonly string[] {
  sortedWords ??= [...new Set([...table().words.values()].flat())].sort();
  const first = firstFrom(sortedWords, start);
  let end = first;
  while (end < sortedWords.length && sortedWords[end]!.startsWith(start)) end += 1;
  return sortedWords.slice(first, end);
}

function firstFrom(words: readonly string[], start: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < start) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const isFiller = (meanings: readonly string[]): boolean =>
  meanings.length > 0 && meanings.every((meaning) => fillers.has(meaning));

export const shareMeaning = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((meaning) => b.includes(meaning));
