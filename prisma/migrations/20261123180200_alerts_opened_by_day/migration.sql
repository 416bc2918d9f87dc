-- Totals by day (docs/adr/0045) of the alerts that were opened, by which those of an age are counted (docs/adr/0111).
set lock_timeout = '5s';

do $$
declare
  kind record;
  noted text;
begin
  lock table alerts in share row exclusive mode;
  for kind in select * from (values
    ('added', 'select 1 as sign, * from new_rows'),
    ('changed', 'select 1 as sign, * from new_rows union all select -1, * from old_rows'),
    ('removed', 'select -1 as sign, * from old_rows'),
    (null, 'select 1 as sign, * from alerts')) kind (suffix, changed)
  loop
    noted := format($noting$
      insert into day_totals (project_id, resource, measure, day, bucket, delta, started_seconds, lasted_seconds, in_time)
      select project_id, 'alerts', measure, day, jsonb '{}', sum(sign), sum(sign * extract(epoch from created_at)),
        sum(sign * coalesce(extract(epoch from ended_at - created_at), 0)), sum(sign * is_in_time::int)
      from (%s) changed, lateral (
        select measure, day, case measure when 'ended' then resolved_at end as ended_at,
          measure = 'ended' and sla_deadline > coalesce(sla_paused_at, resolved_at) as is_in_time
        from (values
          ('opened', (created_at at time zone 'UTC')::date),
          ('ended', (resolved_at at time zone 'UTC')::date)) counted (measure, day)) measured
      where day is not null %s
      group by project_id, measure, day
      having sum(sign) <> 0 or sum(sign * extract(epoch from created_at)) <> 0
        or sum(sign * coalesce(extract(epoch from ended_at - created_at), 0)) <> 0 or sum(sign * is_in_time::int) <> 0
      $noting$, kind.changed, case when kind.suffix is null then $opened$and measure = 'opened'$opened$ else '' end);
    if kind.suffix is null then
      execute noted;
    else
      execute format($create$
        create or replace function count_days_of_alerts_%s() returns trigger
        language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $body$
        begin
          %s;
          return null;
        end $body$ $create$, kind.suffix, noted);
    end if;
  end loop;
end $$;

/* The same as day_totals, of single rows, for the parts of days at both ends of a period. */
create or replace view dated_rows with (security_invoker = true) as
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
  select project_id, 'alerts', 'opened', created_at, jsonb '{}', 1, extract(epoch from created_at), 0::numeric, 0
  from alerts
  union all
  select project_id, 'alerts', 'ended', resolved_at, jsonb '{}',
    1, extract(epoch from created_at), extract(epoch from resolved_at - created_at),
    (sla_deadline > coalesce(sla_paused_at, resolved_at))::int
  from alerts;

/* For the list of alerts. */
create view alerts_opened_by_day with (security_invoker = true) as
  select project_id, day, delta from day_totals where resource = 'alerts' and measure = 'opened';
revoke all on alerts_opened_by_day from probity_app, probity_web, probity_worker, probity_import;
grant select on alerts_opened_by_day to probity_web;

select fold_day_totals();
