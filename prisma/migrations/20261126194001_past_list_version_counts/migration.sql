-- The counts of the versions that were imported before they were kept, from the entries. Separate from the new columns, whose
-- lock stops all reads.
set lock_timeout = '5s';

update watchlist_versions v set
  added_count = counted.brought - counted.changed,
  changed_count = counted.changed,
  removed_count = counted.ended - counted.changed
from (
  select id, coalesce(brought.entries, 0)::int as brought, coalesce(ended.entries, 0)::int as ended,
    coalesce(changed.entries, 0)::int as changed
  from watchlist_versions
  left join (select from_version as id, count(*) as entries from watchlist_entries group by 1) brought using (id)
  left join (select until_version as id, count(*) as entries from watchlist_entries group by 1) ended using (id)
  left join (
    select after.from_version as id, count(*) as entries
    from watchlist_entries after
    join watchlist_entries before on before.watchlist_token = after.watchlist_token
      and before.list_entry_id = after.list_entry_id and before.until_version = after.from_version
    group by 1) changed using (id)
) counted
where counted.id = v.id and v.imported_at is not null and v.added_count is null
  and exists (
    select from watchlist_versions earlier
    where earlier.watchlist_token = v.watchlist_token and earlier.id < v.id);
