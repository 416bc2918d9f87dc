import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { EntryDifference } from './schema';

type Comparable = Exclude<keyof ListedEntity, 'list_entry_id' | 'names'> | 'aliases';

const present = (value: string | null | undefined): string[] => (value ? [value] : []);
const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');

/** The values of each field as text. The compiler requires every field of an entry. */
const valuesOf: Record<Comparable, (entity: ListedEntity) => readonly string[]> = {
  primary_name: (entity) => [entity.primary_name],
  aliases: ({ names }) =>
    names
      .filter(({ kind }) => kind === 'alias')
      .map(({ name, weak }) => (weak ? `${name} (weak alias)` : name)),
  entity_type: (entity) => [entity.entity_type],
  dates_of_birth: (entity) => entity.dates_of_birth,
  places_of_birth: (entity) => entity.places_of_birth ?? [],
  nationalities: (entity) => entity.nationalities,
  countries: (entity) => entity.countries,
  gender: (entity) => present(entity.gender),
  identifiers: ({ identifiers }) =>
    identifiers.map(({ type, value, country }) => joined([`${type} ${value}`, country])),
  addresses: (entity) => entity.addresses,
  positions: (entity) => entity.positions ?? [],
  categories: (entity) => entity.categories,
  programs: (entity) => entity.programs,
  listed_on: (entity) => present(entity.listed_on),
  listed_as: (entity) => entity.listed_as ?? [],
  reason: (entity) => present(entity.reason),
  remarks: (entity) => present(entity.remarks),
  articles: ({ articles = [] }) =>
    articles.map(({ title, publisher, published_on, url }) => joined([title, publisher, published_on, url])),
  source_url: (entity) => present(entity.source_url),
};

// The keys of an object literal whose type names them all.
const fields = Object.keys(valuesOf) as Comparable[];

const without = (values: readonly string[], others: readonly string[]) =>
  values.filter((value) => !others.includes(value));

/**
 * What only one of two states of an entry has, field by field; null for an entry that is not on the list.
 * Empty if the list only orders the same values differently.
 */
export function entryDifferences(before: ListedEntity | null, after: ListedEntity | null): EntryDifference[] {
  return fields
    .map((field) => {
      const [old, current] = [before, after].map((entity) => (entity ? valuesOf[field](entity) : []));
      return { field, before: without(old ?? [], current ?? []), after: without(current ?? [], old ?? []) };
    })
    .filter((difference) => difference.before.length + difference.after.length > 0);
}
