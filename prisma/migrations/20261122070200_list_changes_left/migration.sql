-- Where a list change could not be searched for among the monitored is tried again (docs/adr/0063).
set lock_timeout = '5s';

create table list_changes_left (
  change_id int not null references list_changes (id),
  project_id int not null references projects (id),
  -- How far its search has come there.
  searched_entity text not null,
  attempt_count int not null default 1,
  due_at timestamptz(3) not null,
  primary key (change_id, project_id)
);
create index list_changes_left_due on list_changes_left (due_at);

alter table list_changes_left enable row level security;
alter table list_changes_left force row level security;
create policy owner on list_changes_left to current_user using (true) with check (true);
create policy every_project on list_changes_left to probity_worker using (true) with check (true);
grant select, insert, update, delete on list_changes_left to probity_worker;
