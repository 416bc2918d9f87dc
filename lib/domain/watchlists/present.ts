import { timestamp, timestampOrNull } from '@/lib/domain/present';
import type { ListedEntity } from '@/lib/domain/screening/schema';
import type { ScreeningCategory } from '@/lib/domain/words';
import type { ListSync, Watchlist, WatchlistEntry, WatchlistVersion } from './schema';
import type { SyncState } from './store/sync-runs';

export interface WatchlistRow {
  token: string;
  name: string;
  category: string | null;
  is_public: boolean;
  version: string;
  entity_count: number;
  created_at: Date;
  updated_at: Date;
}

export const presentSync = (state: SyncState): ListSync => ({
  source: state.source,
  last_attempt_at: timestamp(state.last_attempt_at),
  last_success_at: timestampOrNull(state.last_success_at),
  error: state.error,
});

export function presentWatchlist(row: WatchlistRow, sync: ListSync | null = null): Watchlist {
  return {
    token: row.token,
    name: row.name,
    scope: row.is_public ? 'public' : 'project',
    // Only createWatchlist writes the column, with a value of the schema.
    category: row.category as ScreeningCategory | null,
    version: row.version,
    entity_count: row.entity_count,
    sync,
    created_at: timestamp(row.created_at),
    updated_at: timestamp(row.updated_at),
  };
}

export interface VersionRow extends Pick<
  WatchlistVersion,
  'version' | 'entity_count' | 'added_count' | 'changed_count' | 'removed_count'
> {
  published_at: Date | null;
  imported_at: Date;
  in_force_since: Date | null;
}

export const presentVersion = (row: VersionRow): WatchlistVersion => ({
  version: row.version,
  published_at: timestampOrNull(row.published_at),
  imported_at: timestamp(row.imported_at),
  in_force_since: timestampOrNull(row.in_force_since),
  entity_count: row.entity_count,
  added_count: row.added_count,
  changed_count: row.changed_count,
  removed_count: row.removed_count,
});

export function presentEntry(entity: ListedEntity, createdAt: Date): WatchlistEntry {
  return {
    list_entry_id: entity.list_entry_id,
    name: entity.primary_name,
    aliases: entity.names.filter(({ kind }) => kind === 'alias').map(({ name }) => name),
    entity_type: entity.entity_type,
    date_of_birth: entity.dates_of_birth[0] ?? null,
    nationality: entity.nationalities[0] ?? null,
    country: entity.countries[0] ?? null,
    identifiers: entity.identifiers,
    remarks: entity.remarks,
    category: entity.categories[0] ?? 'watchlist',
    created_at: timestamp(createdAt),
  };
}
