const closingPairs = new Set(['nd', 'nt', 'rd', 'rt', 'ns']);

/**
 * Inserts vowels between consonants that could not be pronounced otherwise, for scripts that do not write
 * short vowels: `m q d s i` becomes `maqdasi`. The choice of vowel matters little, since sounds are compared
 * by their consonants; length and shape of the word matter more.
 */
export function insertVowels(letters: readonly string[], vowel = 'a'): string {
  const sounds = letters.filter((letter) => letter !== '');
  let filled = '';
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
