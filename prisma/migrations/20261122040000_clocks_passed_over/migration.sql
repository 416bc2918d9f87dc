-- A project that fails with many due clocks keeps no other from being found (docs/adr/0060).
set lock_timeout = '5s';

/* The projects of what is due, of the oldest so many alerts and cases, but for the projects that are passed over. */
create function find_due_clocks(moment timestamptz, at_most int, passed_over int[]) returns table (project_id int)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select due.project_id from (
    (select a.project_id,
       case when a.sla_warned_at is null then coalesce(a.sla_warning_at, a.sla_deadline) else a.sla_deadline end as due_at
     from alerts a
     where a.sla_stopped is null and a.sla_breached_at is null
       and case when a.sla_warned_at is null then coalesce(a.sla_warning_at, a.sla_deadline) else a.sla_deadline end <= moment
       and a.project_id <> all (passed_over)
     order by due_at limit at_most)
    union all
    (select c.project_id,
       case when c.sla_warned_at is null then coalesce(c.sla_warning_at, c.sla_deadline) else c.sla_deadline end as due_at
     from cases c
     where c.sla_stopped is null and c.sla_breached_at is null and c.sla_deadline is not null
       and case when c.sla_warned_at is null then coalesce(c.sla_warning_at, c.sla_deadline) else c.sla_deadline end <= moment
       and c.project_id <> all (passed_over)
     order by due_at limit at_most)
  ) due
  group by due.project_id order by min(due.due_at)
$$;
revoke execute on function find_due_clocks(timestamptz, int, int[]) from public;
grant execute on function find_due_clocks(timestamptz, int, int[]) to probity_worker;
