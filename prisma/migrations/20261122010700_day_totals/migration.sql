-- Totals by day for analytics (docs/adr/0045).
set lock_timeout = '5s';

create table day_totals (
  id bigserial primary key,
  project_id int not null,
  resource text not null,
  measure text not null,
  day date not null,
  bucket jsonb not null,
  delta int not null,
  started_seconds numeric not null,
  lasted_seconds numeric not null,
  in_time int not null,
  is_folded boolean not null default false
);
create index day_totals_project_id_resource_measure_day_idx on day_totals (project_id, resource, measure, day);
create index day_totals_unfolded on day_totals (id) where not is_folded;
create index day_totals_empty on day_totals (id) where is_folded and delta = 0;
call isolate_by_project('day_totals');
revoke all on day_totals from probity_app, probity_web, probity_worker, probity_import;
grant select on day_totals to probity_web;

-- What ended in the part of a day, from the index alone.
create index cases_closed on cases (project_id, closed_at) include (created_at, sla_stopped) where closed_at is not null;
create index alerts_resolved on alerts (project_id, resolved_at) include (created_at, sla_deadline, sla_paused_at)
  where resolved_at is not null;

/* The same as day_totals, of single rows, for the parts of days at both ends of a period. */
create view dated_rows with (security_invoker = true) as
  select project_id, 'cases' as resource, 'opened' as measure, created_at as at,
    jsonb_build_object(
      'status', status, 'type', type, 'risk_tier', risk_tier, 'entity_category', entity_category) as bucket,
    1 as delta, extract(epoch from created_at) as started_seconds, 0::numeric as lasted_seconds, 0 as in_time
  from cases
  union all
  select project_id, 'cases', 'ended', closed_at,
    jsonb_build_object('status', status, 'type', type, 'risk_tier', risk_tier, 'entity_category', entity_category),
    1, extract(epoch from created_at), extract(epoch from closed_at - created_at), (sla_stopped <> 'Breached')::int
  from cases
  union all
  select project_id, 'alerts', 'ended', resolved_at, jsonb '{}',
    1, extract(epoch from created_at), extract(epoch from resolved_at - created_at),
    (sla_deadline > coalesce(sla_paused_at, resolved_at))::int
  from alerts;

create view case_escalations with (security_invoker = true) as
  select project_id, target_token as case_token, created_at from audit_log where event_type = 'case.escalated';

revoke all on dated_rows, case_escalations from probity_app, probity_web, probity_worker, probity_import;
grant select on dated_rows, case_escalations to probity_web;

/* Noting what rows count for: a case now, on the day it was opened and the day it was closed; an alert on the day it was
   resolved. `changed` selects rows of the table, each with a sign: 1 for an added row, -1 for a removed one. */
create function noting_of_days(of_table text, changed text) returns text
language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select format('
    insert into day_totals (project_id, resource, measure, day, bucket, delta, started_seconds, lasted_seconds, in_time)
    select project_id, %L, measure, day, bucket, sum(sign), sum(sign * extract(epoch from created_at)),
      sum(sign * coalesce(extract(epoch from ended_at - created_at), 0)), sum(sign * is_in_time::int)
    from (%s) changed, lateral (%s) measured
    where day is not null
    group by project_id, measure, day, bucket
    having sum(sign) <> 0 or sum(sign * extract(epoch from created_at)) <> 0
      or sum(sign * coalesce(extract(epoch from ended_at - created_at), 0)) <> 0 or sum(sign * is_in_time::int) <> 0',
    of_table, changed, case of_table
      when 'cases' then $measures$
        select measure, day, case measure when 'ended' then closed_at end as ended_at,
          measure = 'ended' and sla_stopped <> 'Breached' as is_in_time,
          jsonb_build_object(
            'status', status, 'type', type, 'risk_tier', risk_tier, 'entity_category', entity_category) as bucket
        from (values
          ('now', date '-infinity'),
          ('opened', (created_at at time zone 'UTC')::date),
          ('ended', (closed_at at time zone 'UTC')::date)) counted (measure, day) $measures$
      when 'alerts' then $measures$
        select 'ended' as measure, (resolved_at at time zone 'UTC')::date as day, resolved_at as ended_at,
          sla_deadline > coalesce(sla_paused_at, resolved_at) as is_in_time, jsonb '{}' as bucket $measures$
    end)
$$;

create function count_days() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  execute noting_of_days(tg_table_name, case tg_op
    when 'INSERT' then 'select 1 as sign, * from new_rows'
    when 'DELETE' then 'select -1 as sign, * from old_rows'
    else 'select 1 as sign, * from new_rows union all select -1, * from old_rows'
  end);
  return null;
end $$;

/* Sums what was noted into one row for each bucket of a day. Returns how many notes there were. */
create function fold_day_totals() returns bigint
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from day_totals where is_folded and delta = 0;
  with noted as (
    delete from day_totals where not is_folded
    returning project_id, resource, measure, day, bucket, delta, started_seconds, lasted_seconds, in_time
  ),
  earlier as (
    delete from day_totals t
    using (select distinct project_id, resource, measure, day, bucket from noted) n
    where t.is_folded and (t.project_id, t.resource, t.measure, t.day, t.bucket)
      = (n.project_id, n.resource, n.measure, n.day, n.bucket)
    returning t.project_id, t.resource, t.measure, t.day, t.bucket, t.delta, t.started_seconds, t.lasted_seconds,
      t.in_time
  ),
  folded as (
    insert into day_totals (
      project_id, resource, measure, day, bucket, delta, started_seconds, lasted_seconds, in_time, is_folded)
    select project_id, resource, measure, day, bucket, sum(delta), sum(started_seconds), sum(lasted_seconds),
      sum(in_time), true
    from (select * from noted union all select * from earlier) parts
    group by project_id, resource, measure, day, bucket
  )
  select count(*) from noted
$$;

revoke execute on function noting_of_days, count_days, fold_day_totals from public;
grant execute on function fold_day_totals to probity_worker;

do $$
declare
  counted text;
begin
  foreach counted in array array['cases', 'alerts'] loop
    execute format('lock table %I in share row exclusive mode', counted);
    execute noting_of_days(counted, format('select 1 as sign, * from %I', counted));
    execute format('create trigger %I after insert on %I referencing new table as new_rows
      for each statement execute function count_days()', counted || '_day_added', counted);
    execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows
      for each statement execute function count_days()', counted || '_day_changed', counted);
    execute format('create trigger %I after delete on %I referencing old table as old_rows
      for each statement execute function count_days()', counted || '_day_removed', counted);
  end loop;
end $$;
select fold_day_totals();
