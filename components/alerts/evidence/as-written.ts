/** Scores compare words in small letters, without accents and punctuation. */
const compared = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** A word with a hyphen may have been compared as one or as several. */
const wordsIn = (name: string): string[] =>
  name.split(/\s+/).flatMap((word) => [...word.split('-'), word].map((each) => each.replaceAll(edges, '')));

/**
 * Words of a score as the names write them; those that are in none, such as a translation, stay as they were compared.
 * @param names the first that has a word determines how it is written
 */
export function asWritten(words: string, names: readonly string[]): string {
  if (names.includes(words)) return words;
  const written = new Map(
    names
      .toReversed()
      .flatMap(wordsIn)
      .map((word) => [compared(word), word]),
  );
  return words
    .split(' ')
    .map((word) => (compared(word) && written.get(compared(word))) || word)
    .join(' ');
}
