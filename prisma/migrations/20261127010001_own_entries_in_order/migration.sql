-- The entries of an own list are read in order of their time or name from an index. Before, a page of 25 sorted all of them,
-- up to 10,000.
set lock_timeout = '5s';

update watchlist_entries e set created_at = v.imported_at
  from watchlist_versions v where v.id = e.from_version and e.project_id is not null;

create index watchlist_own_entries_by_time on watchlist_entries (project_id, watchlist_token, created_at, list_entry_id)
  where until_version is null and project_id is not null;
create index watchlist_own_entries_by_name
  on watchlist_entries (project_id, watchlist_token, primary_name collate "und-x-icu", list_entry_id)
  where until_version is null and project_id is not null;
