import { charactersOf } from './gb2312';
import type { ReadScript } from './scripts';

/** Letters of Arabic, Persian and Urdu that are one letter in another form. */
const arabicForms: ReadonlyArray<readonly [RegExp, string]> = [
  [/[أإآٱ]/g, 'ا'],
  [/[ىیئېے]/g, 'ي'],
  [/[کڪ]/g, 'ك'],
  [/[ةۀہھ]/g, 'ه'],
  [/ؤ/g, 'و'],
  [/ء/g, ''],
];
/** Syllables of family names as the North of Korea writes them, each with the South's. */
const hangulForms = ['리이', '림임', '로노', '류유', '려여', '량양', '렴염', '룡용'] as const;

export interface CharacterDifference {
  onlyInA: number;
  onlyInB: number;
  /** Number of characters of the shorter name. */
  shorter: number;
}

/** In any order: the words of both names have already been compared. */
export function differentCharacters(a: string, b: string, script: ReadScript): CharacterDifference {
  const [ofA, ofB] = [charactersIn(a, script), charactersIn(b, script)];
  const [restOfA, restOfB] = [without(ofA, ofB), without(ofB, ofA)];
  const same = script === 'han' ? possibleVariants(restOfA, restOfB) : 0;
  return {
    onlyInA: restOfA.length - same,
    onlyInB: restOfB.length - same,
    shorter: Math.min(ofA.length, ofB.length),
  };
}

function charactersIn(name: string, script: ReadScript): string[] {
  const letters = name.normalize('NFKC').replace(/\P{L}/gu, '');
  if (script === 'arabic') {
    return Array.from(arabicForms.reduce((text, [form, letter]) => text.replace(form, letter), letters));
  }
  return script === 'hangul' ? Array.from(letters, inSouthernForm) : Array.from(letters);
}

function inSouthernForm(syllable: string): string {
  return hangulForms.find(([northern]) => northern === syllable)?.[1] ?? syllable;
}

function without(characters: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return characters.filter((character) => {
    const at = left.indexOf(character);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

let simplified: ReadonlySet<string> | undefined;

/** A simplified and a traditional character, which may be the same: there is no table of their pairs. */
function possibleVariants(a: readonly string[], b: readonly string[]): number {
  const known = (simplified ??= new Set(charactersOf('all')));
  const knownIn = (characters: readonly string[]) => characters.filter((one) => known.has(one)).length;
  const [inA, inB] = [knownIn(a), knownIn(b)];
  return Math.min(inA, b.length - inB) + Math.min(a.length - inA, inB);
}
