const maxName = 500;
const peopleOfAKind = 100;

export const repeated = (words: string): string =>
  words
    .repeat(Math.ceil(maxName / words.length))
    .slice(0, maxName)
    .trim();

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Names of maximum length, made of words that are on many lists or expensive to search for. */
export const hostileNames = {
  'common words': repeated('MOHAMMED AL ALI ABD HASSAN AHMED '),
  'one-letter words': repeated(`${letters.join(' ')} `),
  Arabic: repeated('محمد علي عبد الله احمد '),
  Han: repeated('张王李赵陈刘杨黄金有限公司田中山本'),
} satisfies Record<string, string>;

/** The people differ, because identical ones would be screened only once. */
export function companyOf(nameOf: (n: number) => string): object {
  const people = (from: number) =>
    Array.from({ length: peopleOfAKind }, (_, n) => ({ last_name: nameOf(from + n) }));
  return {
    company_name: 'Probity Bench Holdings',
    country: 'GB',
    directors: people(0),
    ubos: people(peopleOfAKind).map((person) => ({ ...person, ownership_percentage: 1 })),
  };
}

export const ordinaryName = (n: number): string => `Priya${n} Ramanathan`;
