import type { Alignment } from './align';
import { isMark, isMarkAfter } from './fathers-names';
import type { NameModel } from '../model';
import type { NamePart } from './name-parts';

const minNameWords = 3;

/** Whether a name has only syllables of Chinese or Korean names, apart from titles. */
export function isOfSyllables(parts: readonly NamePart[], { max_syllables }: NameModel): boolean {
  let count = 0;
  for (const { wordClass, syllables } of parts) {
    if (wordClass === 'title') continue;
    if (syllables === 0) return false;
    count += 1;
  }
  return count >= 2 && count <= max_syllables;
}

/**
 * Whether the same words make a different name: Kim Jong Un and Kim Un Jong, or Ahmed bin Ali and Ali bin
 * Ahmed. A family name may come first or last, and records may have all words in reverse.
 */
export function hasChangedOrder(alignment: Alignment, model: NameModel): boolean {
  if (isOfSyllables(alignment.query, model))
    return isOfSyllables(alignment.candidate, model) && areSyllablesSwapped(alignment);
  const haveFathers = alignment.query.some(isMark) && alignment.candidate.some(isMark);
  return haveFathers ? isFatherSwapped(alignment) : areFirstNamesSwapped(alignment);
}

/**
 * Whether the first two of three names are swapped before the same last one: Omar Ali Roble and Ali Omar Roble are
 * father and son where names are followed by those of father and grandfather.
 */
function areFirstNamesSwapped(alignment: Alignment): boolean {
  const [query, candidate] = [alignment.query.filter(isNamed), alignment.candidate.filter(isNamed)];
  if (query.length !== minNameWords || candidate.length !== minNameWords) return false;
  if ([...query, ...candidate].some(({ wordClass }) => wordClass !== 'name')) return false;
  const places = placesIn(query, candidate, alignment);
  return places.get(0) === 1 && places.get(1) === 0 && places.get(2) === 2;
}

const isNamed = ({ wordClass }: NamePart): boolean => wordClass !== 'title' && wordClass !== 'particle';

function areSyllablesSwapped(alignment: Alignment): boolean {
  const [query, candidate] = [withoutTitles(alignment.query), withoutTitles(alignment.candidate)];
  if (query.length < minNameWords || query.length !== candidate.length) return false;
  const places = placesIn(query, candidate, alignment);
  if (isReversed(places, query.length)) return false;
  return query.some(
    ({ text }, at) =>
      places.has(at) && places.get(at + 1) === places.get(at)! - 1 && text !== query[at + 1]!.text,
  );
}

function isFatherSwapped(alignment: Alignment): boolean {
  const { query, candidate } = alignment;
  const places = placesIn(query, candidate, alignment);
  const [mark, other] = [query.findIndex(isMark), candidate.findIndex(isMark)];
  const isSwapped = isMarkAfter(query[mark]!)
    ? places.get(mark - 2) === other - 1 && places.get(mark - 1) === other - 2
    : places.get(mark - 1) === other + 1 && places.get(mark + 1) === other - 1;
  return isSwapped && (query.length === minNameWords || !isReversed(places, query.length));
}

function withoutTitles(parts: readonly NamePart[]): NamePart[] {
  return parts.filter(({ wordClass }) => wordClass !== 'title');
}

function isReversed(places: ReadonlyMap<number, number>, length: number): boolean {
  return places.size === length && [...places].every(([at, place]) => place === length - 1 - at);
}

/** For each query word with a match, the matching word. */
function placesIn(
  query: readonly NamePart[],
  candidate: readonly NamePart[],
  { groups }: Alignment,
): Map<number, number> {
  const places = new Map<number, number>();
  for (const group of groups) {
    if (group.query.length !== 1 || group.candidate.length !== 1) continue;
    places.set(query.indexOf(group.query[0]!), candidate.indexOf(group.candidate[0]!));
  }
  return places;
}
