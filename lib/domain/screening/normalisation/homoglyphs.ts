// prettier-ignore
const cyrillicHomoglyphs = {
  А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X', І: 'I',
  Ј: 'J', Ѕ: 'S',
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i',
  ј: 'j', ѕ: 's',
  һ: 'h', ӏ: 'l', ԁ: 'd', ԛ: 'q', ԝ: 'w',
};
// prettier-ignore
const greekHomoglyphs = {
  Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y',
  Χ: 'X',
  α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x',
};
const toLatin = new Map(Object.entries({ ...cyrillicHomoglyphs, ...greekHomoglyphs }));
const toCyrillic = new Map(Object.entries(cyrillicHomoglyphs).map(([cyrillic, latin]) => [latin, cyrillic]));

const latin = /\p{Script=Latin}/u;
const cyrillicOrGreek = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const letter = /\p{L}/u;

/**
 * Replaces homoglyphs in words that mix Latin with Cyrillic or Greek letters, so that each word is in one
 * script: in Cyrillic if it has letters without a Latin homoglyph, as in `Иванoв`, else in Latin.
 */
export function unifyScripts(name: string): string {
  if (!latin.test(name) || !cyrillicOrGreek.test(name)) return name;
  return name.replace(/\S+/g, (word) =>
    latin.test(word) && cyrillicOrGreek.test(word) ? unifyWord(word) : word,
  );
}

function unifyWord(word: string): string {
  const letters = Array.from(word);
  const hasNoLatinHomoglyph = (one: string) => cyrillicOrGreek.test(one) && !toLatin.has(one);
  const mayBeCyrillic = (one: string) => !letter.test(one) || !latin.test(one) || toCyrillic.has(one);
  const script = letters.some(hasNoLatinHomoglyph) && letters.every(mayBeCyrillic) ? toCyrillic : toLatin;
  return letters.map((one) => script.get(one) ?? one).join('');
}
