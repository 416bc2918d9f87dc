-- A project where the search for a list change fails is searched again by itself (docs/adr/0063).
set lock_timeout = '5s';

-- By the project's id: the entity up to which it was searched.
alter table list_changes add column failed_projects jsonb not null default '{}';
grant update (failed_projects) on list_changes to probity_worker;
