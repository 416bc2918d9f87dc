import type { ListedParty, MaterialChange } from '@/lib/domain/checks/schema';
import { isSameFullName } from '@/lib/domain/full-name';
import type { ScreeningQuery } from '@/lib/domain/screening/schema';
import { foldIdentifier } from '@/lib/domain/screening/scoring/identifiers';

/** The basis of a decision about a match: the query and the listed party. */
export interface JudgedPair {
  searched: ScreeningQuery;
  party: ListedParty;
}

type Texts = readonly (string | null | undefined)[];

const subjectFields: Record<string, (query: ScreeningQuery) => Texts> = {
  name: ({ name }) => [name],
  date_of_birth: ({ date_of_birth }) => [date_of_birth],
  nationality: ({ nationality }) => [nationality],
  country: ({ country }) => [country],
  identifiers: ({ identifiers = [] }) => identifiers.map(foldIdentifier),
};

/** Addresses, remarks, reasons and the listing date are not material, because they do not distinguish parties. */
const partyFields: Record<string, (party: ListedParty) => Texts> = {
  names: ({ names }) => names.map(({ name }) => name),
  dates_of_birth: ({ dates_of_birth }) => dates_of_birth,
  places_of_birth: ({ places_of_birth }) => places_of_birth,
  nationalities: ({ nationalities }) => nationalities,
  identifiers: ({ identifiers }) =>
    identifiers.map(({ value, country }) => [foldIdentifier(value), country].filter(Boolean).join(' ')),
  programs: ({ programs }) => programs,
  positions: ({ positions }) => positions.map(({ title }) => title),
  articles: ({ articles }) => articles.map(({ url, title }) => url ?? title),
  lists: ({ lists }) => lists.map(({ name }) => name),
};

/** Another order of the same name is not material: earlier versions composed some names differently. */
function withNameOf(before: ScreeningQuery, { name }: ScreeningQuery): ScreeningQuery {
  return isSameFullName(before.name, name) ? { ...before, name } : before;
}

/** Material changes in the order of the fields. Empty if a decision about the pair still applies (docs/adr/0064). */
export const materialChanges = (before: JudgedPair, now: JudgedPair): MaterialChange[] => [
  ...changesOf('subject', subjectFields, withNameOf(before.searched, now.searched), now.searched),
  ...changesOf('listed_party', partyFields, before.party, now.party),
];

function changesOf<Value>(
  side: MaterialChange['side'],
  fields: Record<string, (value: Value) => Texts>,
  before: Value,
  now: Value,
): MaterialChange[] {
  return Object.entries(fields)
    .map(([field, textsOf]) => ({
      side,
      field,
      before: present(textsOf(before)),
      after: present(textsOf(now)),
    }))
    .filter((change) => !isSameSet(change.before, change.after));
}

const present = (texts: Texts): string[] =>
  texts.filter((text) => typeof text === 'string' && text !== '') as string[]; // by the filter

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  const [all, others] = [new Set(a), new Set(b)];
  return all.size === others.size && a.every((text) => others.has(text));
}
