-- Finds the clocks whose warning or breach is due (docs/adr/0060).
set lock_timeout = '5s';

-- What is still to fire, by its instant: the warning, then the deadline. Nothing of a clock that has stopped.
create index alerts_sla_due on alerts
  ((case when sla_warned_at is null then coalesce(sla_warning_at, sla_deadline) else sla_deadline end), project_id)
  where sla_stopped is null and sla_breached_at is null;
create index cases_sla_due on cases
  ((case when sla_warned_at is null then coalesce(sla_warning_at, sla_deadline) else sla_deadline end), project_id)
  where sla_stopped is null and sla_breached_at is null and sla_deadline is not null;

/* The projects of what is due, of the oldest so many alerts and cases. */
create function find_due_clocks(moment timestamptz, at_most int) returns table (project_id int)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select due.project_id from (
    (select a.project_id,
       case when a.sla_warned_at is null then coalesce(a.sla_warning_at, a.sla_deadline) else a.sla_deadline end as due_at
     from alerts a
     where a.sla_stopped is null and a.sla_breached_at is null
       and case when a.sla_warned_at is null then coalesce(a.sla_warning_at, a.sla_deadline) else a.sla_deadline end <= moment
     order by due_at limit at_most)
    union all
    (select c.project_id,
       case when c.sla_warned_at is null then coalesce(c.sla_warning_at, c.sla_deadline) else c.sla_deadline end as due_at
     from cases c
     where c.sla_stopped is null and c.sla_breached_at is null and c.sla_deadline is not null
       and case when c.sla_warned_at is null then coalesce(c.sla_warning_at, c.sla_deadline) else c.sla_deadline end <= moment
     order by due_at limit at_most)
  ) due
  group by due.project_id order by min(due.due_at)
$$;
revoke execute on function find_due_clocks from public;
grant execute on function find_due_clocks to probity_worker;
