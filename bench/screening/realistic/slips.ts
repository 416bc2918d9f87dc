type Slip = (word: string, at: number) => string;

/** In the middle of a word, where most slips are. */
const slips: readonly Slip[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
];
const minLength = 7;
/** Names of syllables, of which a slip makes another name. */
const ofSyllables = new Set('Chinese Cantonese Taiwanese Korean Vietnamese Khmer Burmese'.split(' '));

/** A person's name with one slip in its longest word, in as many ways as there are slips. */
export function slipsOf(name: string, culture: string): string[] {
  const word = longestWord(name);
  if (ofSyllables.has(culture) || word.length < minLength) return [];
  const changed = slips.map((slip) => slip(word, Math.floor(word.length / 2)));
  return changed.filter((other) => other !== word).map((other) => name.replace(word, other));
}

const longestWord = (name: string): string =>
  name.split(/[^A-Za-z]+/).reduce((longest, word) => (word.length > longest.length ? word : longest), '');
