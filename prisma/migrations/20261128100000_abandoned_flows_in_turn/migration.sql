-- A project with many flows that wait for their run hid the abandoned ones of others from the sweep, and each sweep
-- requested a run of the same flows again (docs/adr/0156).
set lock_timeout = '5s';

alter table flows add column run_requested_at timestamptz(3);

/*
 * Flows whose worker died or whose planned retry is due: the first of each project before the second of any. A flow that
 * nobody has claimed since the last sweep requested a run waits in a queue, and is found again only after ten minutes, in
 * case the request was lost.
 */
create or replace function find_abandoned_flows(at_most int)
returns table (project_id int, token text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select f.project_id, f.token, f.run_requested_at, f.lease_until as due_at from flows f
    where f.processing_status = 'processing' and f.lease_until < now()
    union all
    select f.project_id, f.token, f.run_requested_at, min(c.retry_at) from checks c
    join flows f on f.project_id = c.project_id and f.token = c.flow_token
    where c.status = 'Retry Scheduled' and c.retry_at < now()
      and f.processing_status = 'processing' and f.lease_until is null
    group by f.project_id, f.token
  ), abandoned as (
    select due.*, row_number() over (partition by due.project_id order by due_at) as place from due
    where coalesce(run_requested_at, '-infinity') < greatest(due_at, now() - interval '10 minutes')
  )
  select a.project_id, a.token from abandoned a order by place, due_at limit at_most
$$;
