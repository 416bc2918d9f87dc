-- How many entries each version of a list added, changed and removed (docs/adr/0140).
set lock_timeout = '5s';

-- Null for the first version of a list, which is compared with nothing.
alter table watchlist_versions
  add column added_count int,
  add column changed_count int,
  add column removed_count int;
