const closingPairs = new Set(['nd', 'nt', 'rd', 'rt', 'ns']);

/**
 * A word of a script that leaves its short vowels out, letter by letter, with `vowel` wherever its consonants
 * could not be said without one: `m q d s i` is `maqdasi`. Which vowel it is matters little, since sound is
 * compared by consonants; that words have the length and shape of their Latin spelling matters more.
 */
export function withPlausibleVowels(letters: readonly string[], vowel = 'a'): string {
  const sounds = letters.filter((letter) => letter !== '');
  let filled = '';
  /** Consonants since the last vowel. */
  let run = 0;
  sounds.forEach((sound, at) => {
    if (/^[aeiou]/.test(sound)) run = 0;
    else {
      const closes = at === sounds.length - 1 && !closingPairs.has(sounds[at - 1] + sound);
      if (run === 2 || (run === 1 && (at === 1 || closes))) {
        filled += vowel;
        run = 0;
      }
      run += 1;
    }
    filled += sound;
  });
  return filled;
}
