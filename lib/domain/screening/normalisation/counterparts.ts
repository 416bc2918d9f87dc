/** Endings of a masculine given name, and of the feminine name made from it. */
const endings: ReadonlyArray<readonly [masculine: string, feminine: string]> = [
  ['', 'a'],
  ['', 'eh'],
  ['o', 'a'],
  ['os', 'a'],
  ['ios', 'ia'],
  ['is', 'a'],
  ['us', 'a'],
  ['iu', 'ia'],
  ['y', 'ia'],
  ['iy', 'ia'],
  // Ülvi and Ülviyyə, Sabri and Sabriye.
  ['i', 'iya'],
  ['i', 'iye'],
  ['i', 'iyya'],
  ['i', 'iyye'],
];
/** In adjectives, these are endings of one family name. */
const endingsOfNames: typeof endings = [
  ['u', 'a'],
  ['i', 'a'],
  ['s', 'a'],
  ['', 'ia'],
  ['', 'ka'],
  ['os', 'i'],
  ['as', 'e'],
  ['is', 'e'],
  ['us', 'e'],
];
const minStem = 3;
const maxLonger = 3;
const maxEnding = 3;
/** Slavic family names, whose feminine form is the same name. */
const familyEnding = /(?:[oe]v|in|[sc]k|sky|skiy)$/;
const adjective = /[cdhnsz]k[aiy]$/;

/**
 * Whether one of two words is the masculine and the other the feminine form of a name: Adriano and Adriana,
 * Dragan and Dragana.
 */
export function areCounterparts(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > maxLonger || !shareStem(a, b)) return false;
  const isPair = (pair: readonly [string, string]) => isFeminineOf(a, b, pair) || isFeminineOf(b, a, pair);
  return endings.some(isPair) || (!adjective.test(a) && endingsOfNames.some(isPair));
}

/** Cheap, because words are compared with many others. */
function shareStem(a: string, b: string): boolean {
  const least = Math.max(minStem, Math.max(a.length, b.length) - maxEnding);
  for (let at = 0; at < least; at += 1) if (a.charCodeAt(at) !== b.charCodeAt(at)) return false;
  return true;
}

function isFeminineOf(
  masculine: string,
  feminine: string,
  [ofMen, ofWomen]: readonly [masculine: string, feminine: string],
): boolean {
  if (!masculine.endsWith(ofMen) || !feminine.endsWith(ofWomen)) return false;
  const stem = masculine.slice(0, masculine.length - ofMen.length);
  if (stem.length < minStem || stem.length + ofWomen.length !== feminine.length || !feminine.startsWith(stem))
    return false;
  return ofMen !== '' || (!endsInVowel(stem) && !familyEnding.test(stem));
}

function endsInVowel(text: string): boolean {
  return 'aeiouy'.includes(text.charAt(text.length - 1));
}
