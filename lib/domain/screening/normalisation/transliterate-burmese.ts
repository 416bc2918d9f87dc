// prettier-ignore
const consonants: Record<string, string> = {
  က: 'k', ခ: 'kh', ဂ: 'g', ဃ: 'g', င: 'ng', စ: 's', ဆ: 's', ဇ: 'z', ဈ: 'z', ဉ: 'ny', ည: 'ny', ဋ: 't', ဌ: 't',
  ဍ: 'd', ဎ: 'd', ဏ: 'n',
  တ: 't', ထ: 't', ဒ: 'd', ဓ: 'd', န: 'n', ပ: 'p', ဖ: 'ph', ဗ: 'b', ဘ: 'b', မ: 'm', ယ: 'y', ရ: 'y', လ: 'l',
  ဝ: 'w', သ: 'th', ဟ: 'h',
  ဠ: 'l', အ: '', ဦ: 'u', ဥ: 'u', ဣ: 'i', ဧ: 'e', ဩ: 'aw',
};

/**
 * Vowel signs with the final consonant that closes them, which the asat, U+103A, marks. Written as code
 * points, since signs cannot stand alone.
 */
// prettier-ignore
const rhymes: ReadonlyArray<readonly [signs: string, sound: string]> = [
  ['\u1031\u102c\u1004\u103a', 'aung'], ['\u1031\u102b\u1004\u103a', 'aung'],
  ['\u1031\u102c\u1000\u103a', 'auk'],
  ['\u102d\u102f\u1004\u103a', 'aing'], ['\u102d\u102f\u1000\u103a', 'aik'], ['\u102f\u1014\u103a', 'on'],
  ['\u102d\u1014\u103a', 'ein'], ['\u102d\u1019\u103a', 'ein'], ['\u102d\u1010\u103a', 'eik'],
  ['\u102f\u1010\u103a', 'ok'],
  ['\u1004\u103a', 'in'], ['\u1009\u103a', 'in'], ['\u100a\u103a', 'i'], ['\u1014\u103a', 'an'],
  ['\u1019\u103a', 'an'], ['\u1000\u103a', 'et'],
  ['\u1010\u103a', 'at'], ['\u1015\u103a', 'at'], ['\u1005\u103a', 'it'], ['\u101a\u103a', 'e'],
  ['\u1031\u102c\u103a', 'aw'],
  ['\u1031\u102c', 'aw'], ['\u1031\u102b', 'aw'], ['\u102d\u102f', 'o'], ['\u102f\u1036', 'on'],
  ['\u102d\u1036', 'ein'], ['\u1036', 'an'],
  ['\u102c', 'a'], ['\u102b', 'a'], ['\u102d', 'i'], ['\u102e', 'i'], ['\u102f', 'u'], ['\u1030', 'u'],
  ['\u1031', 'e'], ['\u1032', 'e'],
];
const rhymeOf = new Map(rhymes);

const tones = /[\u1037\u1038]/g;
const syllable = new RegExp(
  `([\\u1000-\\u102a])([\\u103b-\\u103e]*)(${rhymes.map(([signs]) => signs).join('|')})?`,
  'g',
);

/** Uncle before a name, otherwise a name itself: U Thein, Lin Oo. */
const finalU = /(?<=\S\s+)u(?=\s*$)/;
const vowelLetters = new Set('ဦဥဣဧဩ');

/** Each syllable becomes a word, as in Aung San. */
export function transliterateBurmese(text: string): string {
  return text
    .replace(tones, '')
    .replace(syllable, (_, consonant: string, medials: string, signs = '') => {
      const inherent = vowelLetters.has(consonant) ? '' : 'a';
      const spelled = spellOnset(consonant, medials) + (rhymeOf.get(signs) ?? inherent);
      return ` ${spelled.replace(/wan$/, 'un').replace(/^e$/, 'aye')} `;
    })
    .replace(finalU, 'oo');
}

/** Medial signs follow their consonant: y and r both become y, w becomes w, and h precedes the consonant. */
function spellOnset(consonant: string, medials: string): string {
  const onset = consonants[consonant] ?? '';
  const hasGlide = /[\u103b\u103c]/.test(medials);
  const glide = medials.includes('\u103d') ? 'w' : '';
  const breath = medials.includes('\u103e') ? 'h' : '';
  if (breath && onset === 'y') return `sh${glide}`;
  if (hasGlide && onset === 'kh') return `ch${glide}`;
  return `${breath}${onset}${hasGlide ? 'y' : ''}${glide}`;
}
