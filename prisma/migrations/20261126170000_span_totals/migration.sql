-- Totals of days and months by one column each, so that analytics of a year reads few rows (docs/adr/0133).
set lock_timeout = '5s';

create table span_totals (
  project_id int not null,
  resource text not null,
  measure text not null,
  -- 'day' or 'month', and its first day.
  span text not null,
  day date not null,
  -- A column of the buckets of day_totals and its value, or 'none'. For all rows, both are ''.
  counted_by text not null,
  label text not null,
  is_open boolean not null,
  delta bigint not null,
  started_seconds numeric not null,
  lasted_seconds numeric not null,
  in_time bigint not null,
  primary key (project_id, counted_by, span, resource, measure, day, label, is_open)
);
create index span_totals_empty on span_totals (project_id) where delta = 0;
call isolate_by_project('span_totals');
revoke all on span_totals from probity_app, probity_web, probity_worker, probity_import;
grant select on span_totals to probity_web;

/* What is not folded yet is read beside the folded totals. */
drop index day_totals_unfolded;
create index day_totals_unfolded on day_totals (project_id, resource, measure, day) where not is_folded;

/* Adds totals by day to those of their days and months. `days` selects rows of the shape of day_totals. */
create function adding_to_spans(days text) returns text
language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select format($adding$
    insert into span_totals as t (project_id, resource, measure, span, day, counted_by, label, is_open,
      delta, started_seconds, lasted_seconds, in_time)
    select project_id, resource, measure, spans.span, spans.day, counted_by, label,
      coalesce(bucket ->> 'status' <> 'Closed', false) as is_open,
      sum(delta), sum(started_seconds), sum(lasted_seconds), sum(in_time)
    from (%s) days
    cross join lateral (values ('day', days.day), ('month', date_trunc('month', days.day)::date)) spans (span, day)
    cross join lateral (
      select '', '' union all select key, coalesce(value, 'none') from jsonb_each_text(bucket)) counted (counted_by, label)
    where measure <> 'now'
    group by 1, 2, 3, 4, 5, 6, 7, 8
    having sum(delta) <> 0 or sum(started_seconds) <> 0 or sum(lasted_seconds) <> 0 or sum(in_time) <> 0
    order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (project_id, counted_by, span, resource, measure, day, label, is_open) do update set
      delta = t.delta + excluded.delta,
      started_seconds = t.started_seconds + excluded.started_seconds,
      lasted_seconds = t.lasted_seconds + excluded.lasted_seconds,
      in_time = t.in_time + excluded.in_time
  $adding$, days)
$$;
revoke execute on function adding_to_spans from public;

/* Sums what was noted into one row for each bucket of a day, and into those of spans. Returns how many notes there were. */
do $$
begin
  execute format($create$
    create or replace function fold_day_totals() returns bigint
    language sql security definer set search_path = pg_catalog, public, pg_temp as $body$
      delete from day_totals where is_folded and delta = 0;
      delete from span_totals where delta = 0;
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
      ),
      added as (%s)
      select count(*) from noted
    $body$ $create$, adding_to_spans('select * from noted'));
  lock table day_totals in share row exclusive mode;
  execute adding_to_spans('select * from day_totals where is_folded');
end $$;
drop function adding_to_spans;
