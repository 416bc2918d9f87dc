-- Monitoring (docs/adr/0063): which list changes were looked for among the monitored, and when each of them was screened.
set lock_timeout = '5s';

/* A version of a list that was put in force. Written by the trigger below, in the transaction that does so. */
create table list_changes (
  id serial primary key,
  -- Of an own list.
  project_id int,
  watchlist_token text not null,
  -- The one before it; null for the first.
  from_version int,
  to_version int not null,
  created_at timestamptz(3) not null default now(),
  -- How far its search has come: everyone up to this entity of this project.
  searched_project int,
  searched_entity text,
  searched_count int not null default 0,
  found_count int not null default 0,
  completed_at timestamptz(3)
);
create index list_changes_of_list on list_changes (watchlist_token, id desc);
create index list_changes_open on list_changes (id) where completed_at is null;

alter table list_changes enable row level security;
alter table list_changes force row level security;
create policy owner on list_changes to current_user using (true) with check (true);
create policy every_project on list_changes to probity_worker using (true) with check (true);
grant select on list_changes to probity_worker;
grant update (searched_project, searched_entity, searched_count, found_count, completed_at) on list_changes to probity_worker;

-- What is in force now was screened against by whoever was screened.
insert into list_changes (project_id, watchlist_token, to_version, completed_at)
select project_id, watchlist_token, id, now() from watchlist_versions where in_force_since is not null;

create function note_list_change() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into list_changes (project_id, watchlist_token, from_version, to_version)
  values (new.project_id, new.watchlist_token,
    (select c.to_version from list_changes c where c.watchlist_token = new.watchlist_token order by c.id desc limit 1),
    new.id);
  return null;
end $$;
revoke execute on function note_list_change from public;

create trigger note_list_change_of_new after insert on watchlist_versions
  for each row when (new.in_force_since is not null) execute function note_list_change();
create trigger note_list_change after update of in_force_since on watchlist_versions
  for each row when (new.in_force_since is not null and old.in_force_since is null) execute function note_list_change();

/* When each monitored entity was last looked for on all lists. */
create table monitored_screenings (
  project_id int not null references projects (id),
  entity_token text not null,
  screened_at timestamptz(3) not null,
  primary key (project_id, entity_token),
  foreign key (project_id, entity_token) references entities (project_id, token) on delete cascade
);
call isolate_by_project('monitored_screenings');
revoke select, insert, update, delete on monitored_screenings from probity_web;

create index entities_monitored on entities (project_id, token) where monitored;

/* Who is screened again: entities that are said to be monitored, and those of Perpetual cases that are not closed. */
create view monitored_entities with (security_invoker = true) as
select e.project_id, e.token, e.type, e.full_name, e.first_name, e.last_name, e.company_name, e.date_of_birth,
  e.nationality, e.country, e.registration_number, s.screened_at
from entities e
left join monitored_screenings s on s.project_id = e.project_id and s.entity_token = e.token
where e.monitored or (e.project_id, e.token) in (
  select m.project_id, m.entity_token from case_entities m
  join cases c on c.project_id = m.project_id and c.token = m.case_token
  where c.type = 'Perpetual' and c.status <> 'Closed');
revoke all on monitored_entities from probity_app, probity_web, probity_worker, probity_import;
grant select on monitored_entities to probity_worker;
