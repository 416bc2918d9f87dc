import { fold, mostAlike, type Kind } from './people';

/** Another person, whose name only looks alike. */
export const negativeKinds: Readonly<Record<string, Kind>> = {
  'another given name': ({ given, family, at }, { male, female }) =>
    `${mostAlike(given, at < male.length ? male : female)} ${family}`,
  'a given name of the other gender': ({ given, family, at }, { male, female }) =>
    `${mostAlike(given, at < male.length ? female : male)} ${family}`,
  'another family name': ({ given, family }, culture) => `${given} ${mostAlike(family, culture.family)}`,
  'another syllable': ({ given, family }, { male, female }) => {
    const [first, second] = given.split('-');
    if (second === undefined) return undefined;
    const others = [...male, ...female].map((name) => name.split('-')[1] ?? '');
    return `${family} ${first}-${mostAlike(second, others)}`;
  },
  'syllables swapped': ({ given, family }) => {
    const [first, second] = given.split('-');
    return second === undefined ? undefined : `${family} ${second}-${first}`.toLowerCase();
  },
  'given name kept, family name of another culture': ({ given }) => `${given} Zbrzezny`,
  'both names alike': ({ given, family, at }, { male, female, family: families }) => {
    const names = [mostAlike(given, at < male.length ? male : female), mostAlike(family, families)];
    return fold(names.join(' '));
  },
};
