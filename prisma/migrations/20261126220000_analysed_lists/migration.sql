-- An import calls this, so that PostgreSQL knows at once how many entries the new version changed. Until its own analysis, a
-- minute later, it read all of them for a page (docs/adr/0140). As the owner: others may not analyse a table. Of the columns
-- that statements find entries by alone: to sample the entries themselves takes seconds.
set lock_timeout = '5s';

create function analyse_list_entries() returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  analyze watchlist_entries (watchlist_token, list_entry_id, project_id, from_version, until_version);
end $$;
revoke execute on function analyse_list_entries from public;
grant execute on function analyse_list_entries to probity_import;
