-- Synchronisations of public lists (docs/adr/0062): a row for each attempt.
set lock_timeout = '5s';

create table list_sync_runs (
  id serial primary key,
  source text not null,
  -- Of the list that the source publishes.
  list_name text not null,
  started_at timestamptz(3) not null default now(),
  -- Null while it runs, and of one that was killed.
  ended_at timestamptz(3),
  outcome text check (outcome in ('imported', 'unchanged', 'refused', 'failed')),
  error text,
  version text,
  -- What the next request is made conditional by, for the same address alone.
  address_digest text not null,
  etag text,
  last_modified text,
  -- SHA-256 of the file.
  checksum text,
  bytes bigint,
  -- When the administrators were told that it was refused.
  told_at timestamptz(3)
);
create index list_sync_runs_by_source on list_sync_runs (source, id desc);

grant select on list_sync_runs to probity_web, probity_worker;
grant update (told_at) on list_sync_runs to probity_worker;
grant select, insert, update, delete on list_sync_runs to probity_import;
grant usage on sequence list_sync_runs_id_seq to probity_import;

-- The worker tells the administrators of every project, and monitors in every project.
create function find_project_ids() returns table (project_id int)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.id from projects p order by p.id
$$;
revoke execute on function find_project_ids from public;
grant execute on function find_project_ids to probity_worker;
