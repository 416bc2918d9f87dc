// prettier-ignore
const generations = new Map(Object.entries({
  jr: 'jr', junior: 'jr', filho: 'jr', sr: 'sr', senior: 'sr', ii: '2', '2nd': '2', iii: '3', '3rd': '3', iv: '4', '4th': '4',
}));

/** Distinguishes people of the same name in one family: Jr and Sr, II and III. Undefined for other words. */
export function generationOf(word: string): string | undefined {
  return generations.get(word);
}
