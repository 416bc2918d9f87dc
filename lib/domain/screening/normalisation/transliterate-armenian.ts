const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/ու|Ու|ՈՒ/g, 'u'],
  // NFKC has parted the ligature of the two.
  [/եւ/g, 'ev'],
  [/(?<!\p{L})[եԵ]/gu, 'ye'],
  [/(?<!\p{L})[ոՈ]/gu, 'vo'],
];

/**
 * Eastern Armenian with the digraphs and first letters in Latin ones that any-ascii reads letter by letter.
 */
export function readArmenian(text: string): string {
  return spellings.reduce((read, [letters, sound]) => read.replace(letters, sound), text);
}
