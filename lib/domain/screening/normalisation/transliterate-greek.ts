/** ELOT 743, which Greek passports follow, for lower case without accents. Most specific first. */
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

/** Only the letters that any-ascii maps by shape instead of sound. */
export function transliterateGreek(text: string): string {
  // A diaeresis separates vowels, so it is removed only after the digraphs are replaced.
  const bare = text.normalize('NFD').replace(accents, '').toLowerCase();
  return spellings
    .reduce((read, [letters, sound]) => read.replace(letters, sound), bare)
    .replace(/\u0308/g, '');
}
