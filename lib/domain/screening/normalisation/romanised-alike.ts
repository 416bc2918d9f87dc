/**
 * Whether two words may be romanised from the same letters: a c may be a k, as in Spanish, or a j, as in
 * Turkish.
 */
export function mayBeOneRomanised(a: string, b: string): boolean {
  const [one, other] = [withShortI(a), withShortI(b)];
  const hard = (word: string) => romanised(word.replace(/c(?!h)/g, 'k'));
  return romanised(one) === romanised(other) || hard(one) === hard(other);
}

/** The short vowel that Arabic does not write: Muhsin is Mohsen. */
const withShortI = (word: string): string => word.replace(/(?<=[^aeiouy]{2})e(?=[^aeiouy]$)/, 'i');

/** From the letters with the most spellings to those with the fewest. */
const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/kh|x|gh/g, 'h'],
  [/ch|sh|zh|dj|[czj]/g, 's'],
  [/[qg]/g, 'k'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/^ye/, 'e'],
  [/[iy]+/g, 'i'],
  [/ou|oo|u/g, 'o'],
  [/ee|ei/g, 'i'],
  [/ai/g, 'e'],
  [/w/g, 'v'],
  [/(?<=[bdgklmnprstv])h|h$/g, ''],
  [/(.)\1+/g, '$1'],
];

function romanised(word: string): string {
  return spellings.reduce((text, [spelling, letter]) => text.replace(spelling, letter), word);
}
