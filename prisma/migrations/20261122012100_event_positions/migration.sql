-- Who writes and reads the positions of events (docs/adr/0047).
set lock_timeout = '5s';

create table event_heads (
  project_id int primary key,
  position bigint not null
);
alter table event_heads enable row level security;
alter table event_heads force row level security;
create policy owner on event_heads to current_user using (true) with check (true);
create policy tenant on event_heads for select to probity_web using (project_id = (select current_project()));
grant select on event_heads to probity_web;

-- Positions are given by append_events() alone. Processes of the version before still insert these four.
revoke insert on events from probity_web;
grant insert (token, project_id, type, data) on events to probity_web;
grant select (token, project_id, position, type, data, created_at) on events to probity_web;
-- What subscribers may read. Of the caller's project alone, as of the table.
create view published_events with (security_invoker = true) as
  select project_id, position, token, type, data, created_at from events where position is not null;
grant select on published_events to probity_web;

/*
 * Adds events of a project: `{token, type, data, is_published}`. Published ones get the next positions. The head stays
 * locked until the commit, so that positions have no gap and whoever sees one sees all before it. Called before
 * append_audit_records() in each transaction, so that two never wait for each other's head.
 */
create function append_events(of_project int, added jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  published bigint := (select count(*) from jsonb_array_elements(added) e where (e ->> 'is_published')::boolean);
  last_position bigint;
begin
  if of_project is distinct from current_project() then
    raise exception 'events of project % cannot be written for project %', current_project(), of_project;
  end if;
  if published > 0 then
    insert into event_heads as head values (of_project, published)
    on conflict (project_id) do update set position = head.position + published
    returning head.position into last_position;
  end if;
  insert into events (token, project_id, type, data, position)
  select e.token, of_project, e.type, e.data,
    case when e.is_published then
      last_position - published + count(*) filter (where e.is_published) over (order by e.n)
    end
  from rows from (jsonb_to_recordset(added) as (token text, type text, data jsonb, is_published boolean))
    with ordinality as e (token, type, data, is_published, n)
  order by e.n;
end $$;

revoke execute on function append_events from public;
grant execute on function append_events to probity_web, probity_worker;

-- Last, since writers of events wait until it is built and committed.
create unique index events_by_position on events (project_id, position) where position is not null;
