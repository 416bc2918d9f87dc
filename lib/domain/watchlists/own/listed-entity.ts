import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { ScreeningCategory } from '@/lib/domain/words';
import { newToken } from '@/lib/platform/ids';
import type { NewWatchlistEntry } from '../schema';

export function toListedEntity(entry: NewWatchlistEntry, category: ScreeningCategory): ListedEntity {
  const aliases = new Set(entry.aliases);
  aliases.delete(entry.name);
  return {
    list_entry_id: entry.list_entry_id ?? newToken('entry'),
    entity_type: entry.entity_type,
    primary_name: entry.name,
    names: [
      { name: entry.name, kind: 'primary', weak: false },
      ...[...aliases].map((name) => ({ name, kind: 'alias' as const, weak: false })),
    ],
    dates_of_birth: oneOrNone(entry.date_of_birth),
    nationalities: oneOrNone(entry.nationality),
    countries: oneOrNone(entry.country),
    gender: null,
    identifiers: (entry.identifiers ?? []).map(({ country, ...identifier }) => ({
      ...identifier,
      country: country ?? null,
    })),
    categories: [category],
    programs: [],
    addresses: [],
    remarks: entry.remarks ?? null,
  };
}

const oneOrNone = (value: string | null | undefined) => (value ? [value] : []);
