/** Cyrillic letters that look Latin. */
// prettier-ignore
const cyrillicLookAlikes = {
  А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X', І: 'I',
  Ј: 'J', Ѕ: 'S',
  а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i',
  ј: 'j', ѕ: 's',
  һ: 'h', ӏ: 'l', ԁ: 'd', ԛ: 'q', ԝ: 'w',
};
// prettier-ignore
const greekLookAlikes = {
  Α: 'A', Β: 'B', Ε: 'E', Ζ: 'Z', Η: 'H', Ι: 'I', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'O', Ρ: 'P', Τ: 'T', Υ: 'Y',
  Χ: 'X',
  α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x',
};
const toLatin = new Map(Object.entries({ ...cyrillicLookAlikes, ...greekLookAlikes }));
const toCyrillic = new Map(Object.entries(cyrillicLookAlikes).map(([cyrillic, latin]) => [latin, cyrillic]));

const latin = /\p{Script=Latin}/u;
const cyrillicOrGreek = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const letter = /\p{L}/u;

/**
 * Each word that mixes Latin letters with Cyrillic or Greek ones in the one script that it shows: in Cyrillic
 * where it has letters of which Latin has no like, as in `Иванoв`, else in Latin.
 */
export function unmixScripts(name: string): string {
  if (!latin.test(name) || !cyrillicOrGreek.test(name)) return name;
  return name.replace(/\S+/g, (word) =>
    latin.test(word) && cyrillicOrGreek.test(word) ? unmixWord(word) : word,
  );
}

function unmixWord(word: string): string {
  const letters = Array.from(word);
  const isForeignToLatin = (one: string) => cyrillicOrGreek.test(one) && !toLatin.has(one);
  const mayBeCyrillic = (one: string) => !letter.test(one) || !latin.test(one) || toCyrillic.has(one);
  const script = letters.some(isForeignToLatin) && letters.every(mayBeCyrillic) ? toCyrillic : toLatin;
  return letters.map((one) => script.get(one) ?? one).join('');
}
