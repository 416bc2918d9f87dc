-- The administrators of each project are told of a refused list in the transaction that says so (docs/adr/0062).
set lock_timeout = '5s';

alter table list_sync_runs add column told_projects int[] not null default '{}';
grant update (told_projects) on list_sync_runs to probity_worker;
