-- The alert queue: snoozing, moves that are held so that they can be undone, taking the next alert, and counts.
set lock_timeout = '5s';

alter table alerts
  -- Of a case in Client Input, where the clocks of its alerts stop.
  add column if not exists sla_paused_at timestamptz(3),
  add column held jsonb,
  add column held_until timestamptz(3),
  add constraint alerts_held check ((held is null) = (held_until is null));

/* The sla_status of an alert whose clock has stopped, which no longer follows from the time of day; else null. */
alter table alerts add column sla_stopped text generated always as (
  case
    when coalesce(sla_paused_at, resolved_at) is null then null
    when sla_deadline <= coalesce(sla_paused_at, resolved_at) then 'Breached'
    when sla_deadline - coalesce(sla_paused_at, resolved_at) < interval '24 hours' then 'Critical'
    when sla_warning_at <= coalesce(sla_paused_at, resolved_at) then 'Warning'
    else 'On Track'
  end) stored;

insert into audit_event_types (event_type, target_type) values
  ('alert.held', 'alert'),
  ('alert.hold_refused', 'alert'),
  ('alert.snoozed', 'alert'),
  ('alert.undone', 'alert');

-- Lists and the queue ----------------------------------------------------------------------------------------

create index alerts_project_id_type_created_at_token_idx on alerts (project_id, type, created_at desc, token desc);
-- The score follows from the priority, the category and so the type: whoever looks for one of low scores in the order of
-- scores would pass all the others first.
create index alerts_project_id_category_priority_score_token_idx
  on alerts (project_id, category, priority_score desc, token desc);
create index alerts_project_id_priority_priority_score_token_idx
  on alerts (project_id, priority, priority_score desc, token desc);
create index alerts_project_id_type_priority_score_token_idx on alerts (project_id, type, priority_score desc, token desc);
create index alerts_project_id_assigned_to_priority_score_token_idx
  on alerts (project_id, assigned_to, priority_score desc, token desc);
create index alerts_project_id_assigned_to_sla_deadline_token_idx on alerts (project_id, assigned_to, sla_deadline, token);
create index alerts_project_id_sla_stopped_created_at_token_idx
  on alerts (project_id, sla_stopped, created_at desc, token desc);
-- Counts read the alerts that are not due yet; with all that they are counted by.
create index alerts_sla_running on alerts (project_id, sla_deadline)
  include (sla_warning_at, status, category, type, priority, assigned_to) where sla_stopped is null;
create index alerts_to_take on alerts (project_id, priority_score desc, sla_deadline, token)
  where status = 'Open' and assigned_to is null;
create index alerts_snoozed on alerts (project_id, snoozed_until) where snoozed_until is not null;

-- Held moves -------------------------------------------------------------------------------------------------

create index alerts_held_until on alerts (held_until) where held_until is not null;

-- The worker commits held moves, whatever their project.
create function find_due_holds(at_most int) returns table (project_id int, token text, held_until timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.project_id, a.token, a.held_until from alerts a where a.held_until <= now() order by a.held_until limit at_most
$$;
revoke execute on function find_due_holds from public;
grant execute on function find_due_holds to probity_worker;
grant update on alerts to probity_worker;
grant select (project_id, token, role, disabled_at) on users to probity_worker;
grant select, insert on notifications to probity_worker;
grant usage on sequence notifications_id_seq to probity_worker;

-- Counts -----------------------------------------------------------------------------------------------------

/*
 * As count_rows, under a resource of its own: the first argument. By more columns than the totals of lists, which would be
 * slower to sum with so many buckets.
 */
create function count_rows_as() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  resource text := tg_argv[0];
  bucket text := (select string_agg(format('%L, %I', tg_argv[n], tg_argv[n]), ', ') from generate_series(1, tg_nargs - 1) n);
  source text := case tg_op
    when 'INSERT' then 'select project_id, %1$s as bucket, 1 as n from new_rows'
    when 'DELETE' then 'select project_id, %1$s as bucket, -1 as n from old_rows'
    else 'select project_id, %1$s as bucket, 1 as n from new_rows
          union all select project_id, %1$s, -1 from old_rows'
  end;
begin
  execute format('insert into list_totals (project_id, resource, bucket, delta)
    select project_id, %L, bucket, sum(n) from (%s) changed group by project_id, bucket having sum(n) <> 0',
    resource, format(source, format('jsonb_build_object(%s)', bucket)));
  return null;
end $$;
revoke execute on function count_rows_as from public;

create trigger alert_counts_added after insert on alerts referencing new table as new_rows for each statement
  execute function count_rows_as('alert_counts', 'status', 'category', 'type', 'priority', 'assigned_to', 'sla_stopped');
create trigger alert_counts_changed after update on alerts referencing old table as old_rows new table as new_rows
  for each statement
  execute function count_rows_as('alert_counts', 'status', 'category', 'type', 'priority', 'assigned_to', 'sla_stopped');
create trigger alert_counts_removed after delete on alerts referencing old table as old_rows for each statement
  execute function count_rows_as('alert_counts', 'status', 'category', 'type', 'priority', 'assigned_to', 'sla_stopped');

insert into list_totals (project_id, resource, bucket, delta)
select project_id, 'alert_counts', jsonb_build_object('status', status, 'category', category, 'type', type,
    'priority', priority, 'assigned_to', assigned_to, 'sla_stopped', sla_stopped), count(*)
from alerts group by 1, 3;
