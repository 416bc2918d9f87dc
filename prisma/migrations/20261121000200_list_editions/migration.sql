-- Entries are kept from version to version: a row belongs to every version of its list from the one that brought it up
-- to, and without, the one that changed or removed it (docs/adr/0015). A project's own lists (docs/adr/0017).
set lock_timeout = '5s';

-- Empty while a version is still being written.
alter table watchlist_versions alter column imported_at drop not null, alter column imported_at drop default;

alter table watchlist_entries rename column version_id to from_version;
alter table watchlist_entries
  add column watchlist_token text,
  add column until_version int,
  -- Nothing equals it: the next import writes the entries of before anew, and each counts as changed.
  add column digest text not null default '';
alter table watchlist_entries alter column digest drop default;

-- Until now each version had rows of its own for all of its entries: they end where the next version begins.
update watchlist_entries e set watchlist_token = v.watchlist_token, until_version = v.next_version
from (
  select id, watchlist_token, lead(id) over (partition by watchlist_token order by id) as next_version
  from watchlist_versions
) v
where v.id = e.from_version;

alter table watchlist_entries
  alter column watchlist_token set not null,
  drop constraint watchlist_entries_pkey,
  add primary key (watchlist_token, list_entry_id, from_version),
  -- A version's rows are shared with later ones, so that they no longer go with it.
  drop constraint watchlist_entries_version_id_fkey,
  add constraint watchlist_entries_from_version_fkey foreign key (from_version) references watchlist_versions (id);

-- What a version brought, and what it ended.
create index watchlist_entries_from_version_idx on watchlist_entries (from_version);
create index watchlist_entries_until_version_idx on watchlist_entries (until_version)
  where until_version is not null;

alter table watchlists add column category text, add column retired_at timestamptz(3);
drop index watchlists_name;
create unique index watchlists_name on watchlists (coalesce(project_id, 0), name) where retired_at is null;
create index watchlist_versions_project_in_force on watchlist_versions (project_id)
  where in_force_since is not null;
