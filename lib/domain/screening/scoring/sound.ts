import { BoundedCache } from '@/lib/platform/bounded-cache';

/** In transliterated Arabic, Slavic and East Asian names, most specific first. */
const soundRules: ReadonlyArray<readonly [RegExp, string]> = [
  [/([^aeiou])\1+/g, '$1'],
  // Petrović and Petrovich, Wasilij and Vasiliy, Wjatscheslaw and Vyacheslav, Jewgenij and Evgeny, Iakov and
  // Yakov.
  [/(?<=[vw])ic$/, 'ich'],
  [/(?<=[ieo])j$/, ''],
  [/(?<=[bmpvw])j(?=[aeiou])/, 'i'],
  [/^[jy]e(?=[lvw])/, 'e'],
  [/^i(?=[aou])/, 'y'],
  // Xi, Hsi and Shi: the same Chinese sound in pinyin, in Wade-Giles and by ear.
  [/^(?:x|hs)(?=[iu])/, 'sh'],
  [/shch|tsch|sch|tch|sh|ch|cz|tj/g, 'X'],
  [/dzh|zh|dj|dg(?=[eiy])/g, 'J'],
  [/ph/g, 'f'],
  // An OCR error rather than a sound.
  [/rn/g, 'm'],
  [/kh/g, 'h'],
  [/gh|ck|q|g/g, 'k'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ts|tz/g, 's'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/w/g, 'v'],
  [/z/g, 's'],
  [/^y(?=[aeiou])|j/g, 'J'],
];

const vowelSpellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/ee|ie|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/h$/, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * The phonetic skeleton of a word: its consonants by sound. Mohammed, muhamad and mhmd are all `mhmd`,
 * qadhafi and gaddafi both `kdf`. An initial vowel becomes `A`. A word of a single consonant keeps its
 * vowels, by sound: xi, hsi and shi are `Xi`, lee and li are `li`, and lu is `lu`.
 */
export function skeletonOf(word: string): string {
  const known = skeletons.get(word);
  if (known !== undefined) return known;
  const skeleton = toSkeleton(word);
  skeletons.set(word, skeleton);
  return skeleton;
}

/** A search asks several times for that of a word, and names share their words. */
const skeletons = new BoundedCache<string, string>(30_000);

function toSkeleton(word: string): string {
  const sounds = soundRules.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
  const first = /^[aeiouy]/.test(sounds) ? 'A' : sounds.slice(0, 1);
  const skeleton = (
    first +
    sounds
      .slice(1)
      .replace(/[aeiouy]/g, '')
      .replace(/h$/, '')
  ).replace(/(.)\1+/g, '$1');
  if (skeleton.length > 1 || skeleton === 'A') return skeleton;
  return vowelSpellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), sounds);
}

/**
 * Whether two words sound the same, vowels included: Karolina and Carolina, Johana and Johanna, Xi and Shi.
 */
export function soundTheSame(a: string, b: string): boolean {
  return toSound(a) === toSound(b);
}

/**
 * Xi, Hsi and Shi, or Xu, Hsu and Shu. Other syllables that sound alike to foreigners are different names.
 */
export function areSpellingsOfXi(a: string, b: string): boolean {
  const spell = (word: string) => word.replace(/^(?:x|hs)(?=[iu])/, 'sh');
  return spell(a) === spell(b);
}

function toSound(word: string): string {
  const consonants = soundRules.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
  return vowelSpellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), consonants);
}

/** By the skeletons of all words: `abd` and `al` sound like `abdul`. */
export function soundJoined(skeletons: readonly string[], single: string): boolean {
  const joined = skeletons.map((skeleton, at) => (at > 0 ? skeleton.replace(/^A/, '') : skeleton)).join('');
  return consonantsOf(joined) === consonantsOf(single);
}

function consonantsOf(skeleton: string): string {
  return skeleton.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1');
}
