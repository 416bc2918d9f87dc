import { fold, type Kind, type Person } from './people';

const longest = ({ given, family }: Person) => (family.length >= given.length ? family : given);
const whole = ({ given, family }: Person) => `${given} ${family}`;
const replaceIn = (person: Person, word: string, by: string) => whole(person).replace(word, by);

/** Where a slip in a syllable makes another name. */
const ofSyllables = new Set(['Chinese', 'Cantonese', 'Korean', 'Vietnamese']);

/** Never the first letter, and another one for each person. */
const placeIn = (word: string, at: number) => 1 + (at % Math.max(1, word.length - 2));

function withSlip(person: Person, slip: (word: string, place: number) => string): string | undefined {
  const word = longest(person);
  if (word.length < 6 || ofSyllables.has(person.culture)) return undefined;
  const changed = slip(word, placeIn(word, person.at));
  return changed === word ? undefined : replaceIn(person, word, changed);
}

const nextVowel: Record<string, string> = { a: 'e', e: 'i', i: 'e', o: 'u', u: 'o' };

/** The same person, written differently. */
export const positiveKinds: Readonly<Record<string, Kind>> = {
  'as listed': whole,
  'family name first': ({ given, family }) => `${family} ${given}`,
  'without marks': (person) =>
    fold(whole(person)) === whole(person).toLowerCase() ? undefined : fold(whole(person)),
  'written as one': ({ given, family }) => `${given}${family}`.replace(/[- ]/g, ''),
  'hyphens left out': (person) =>
    whole(person).includes('-') ? whole(person).replaceAll('-', ' ') : undefined,
  'hyphens joined': (person) => (whole(person).includes('-') ? whole(person).replaceAll('-', '') : undefined),
  'with a title': (person) => `Dr. ${whole(person)}`,
  'an initial': ({ given, family }) => (family.length < 5 ? undefined : `${given.charAt(0)}. ${family}`),
  'a middle name more': ({ given, family }) =>
    /[- ]/.test(given) || family.length < 5 ? undefined : `${given} Xaver ${family}`,
  'a letter left out': (person) => withSlip(person, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  'a letter doubled': (person) => withSlip(person, (word, at) => word.slice(0, at + 1) + word.slice(at)),
  'letters swapped': (person) =>
    withSlip(
      person,
      (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    ),
  'another vowel': (person) =>
    withSlip(person, (word) => {
      const place = [...word].findIndex((letter, at) => at > 0 && letter in nextVowel);
      return place < 0 ? word : word.slice(0, place) + nextVowel[word.charAt(place)] + word.slice(place + 1);
    }),
  'space in another place': ({ given, family }) =>
    given.length < 4 ? undefined : `${given}${family.charAt(0)} ${family.slice(1)}`.toLowerCase(),
  romanised: (person, { respellings }) => {
    const respelt = respellings.reduce((text, [from, to]) => text.replace(from, to), whole(person));
    return respelt === whole(person) ? undefined : respelt;
  },
  'own script': ({ native }) => native,
};
