const spellings: ReadonlyArray<readonly [RegExp, string]> = [
  [/ու|Ու|ՈՒ/g, 'u'],
  // NFKC splits the ligature և.
  [/եւ/g, 'ev'],
  [/(?<!\p{L})[եԵ]/gu, 'ye'],
  [/(?<!\p{L})[ոՈ]/gu, 'vo'],
];

/** Only what any-ascii maps letter by letter: digraphs and initial letters of Eastern Armenian. */
export function transliterateArmenian(text: string): string {
  return spellings.reduce((read, [letters, sound]) => read.replace(letters, sound), text);
}
