/**
 * After ELOT 743, which Greek passports follow; the most specific first. Greek in lower case without accents.
 */
const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<!\p{L})μπ/gu, 'b'],
  [/(?<!\p{L})ντ/gu, 'd'],
  [/(?<!\p{L})γκ/gu, 'g'],
  [/(?<!\p{L})γι(?=[αεηουω])/gu, 'y'],
  [/μπ/g, 'mp'],
  [/γγ/g, 'ng'],
  [/γχ/g, 'nch'],
  [/γξ/g, 'nx'],
  [/ου/g, 'ou'],
  [/(?<=[αεη])υ(?=[αβγδεζηιλμνορυω])/g, 'v'],
  [/(?<=[αεη])υ/g, 'f'],
  [/χ/g, 'ch'],
  [/η/g, 'i'],
  [/υ/g, 'y'],
];
const accents = /[\u0300-\u0307\u0309-\u036f]/g;

/** Greek with the letters in Latin ones that any-ascii reads by their shape rather than by their sound. */
export function readGreek(text: string): string {
  // A diaeresis keeps two vowels apart: it goes after the digraphs have been read.
  const bare = text.normalize('NFD').replace(accents, '').toLowerCase();
  return spellings
    .reduce((read, [letters, sound]) => read.replace(letters, sound), bare)
    .replace(/\u0308/g, '');
}
