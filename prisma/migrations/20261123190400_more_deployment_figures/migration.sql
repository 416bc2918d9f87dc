-- A monitor is told apart what is late from what waits at webhooks that fail, which is held back on purpose; and of flows and mails.
set lock_timeout = '5s';

create or replace function deployment_figures()
returns table (figure text, of text, value float8)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with age as (select extract(epoch from now())::float8 as now),
  -- By the index of those that wait, for each active webhook: what waits for somebody to make its webhook active again is not late.
  due as (
    select w.failing_since is not null as is_failing, d.n, d.oldest
    from webhooks w cross join lateral (
      -- A count has a bound: a receiver that was away for days has millions.
      select count(*) as n, min(next_attempt_at) as oldest from (
        select next_attempt_at from webhook_deliveries
        where (project_id, webhook_token) = (w.project_id, w.token) and next_attempt_at <= now()
        order by next_attempt_at limit 10000) first) d
    where w.status = 'active'
  ),
  -- Of functions that a worker has: what is due of one that is gone is not late.
  runs as (
    select r.function_id, count(*) as n, min(coalesce(r.lease_until, r.wake_at)) as oldest
    from runner_runs r join runner_functions f on f.id = r.function_id
    where r.status = 'running' and coalesce(r.lease_until, r.wake_at) <= now() group by r.function_id
  )
  select 'events_waiting', '', count(*)::float8 from events where routed_at is null
  union all
  select 'runs_due', '', coalesce(sum(n), 0)::float8 from runs
  union all
  select 'runs_due_of_function', function_id, n::float8 from runs
  union all
  select 'run_delay_seconds', '', coalesce(max(age.now - extract(epoch from oldest)), 0)::float8
  from age left join runs on true
  union all
  select 'deliveries_due', '', coalesce(sum(n), 0)::float8 from due where not is_failing
  union all
  select 'delivery_delay_seconds', '', coalesce(max(age.now - extract(epoch from oldest)), 0)::float8
  from age left join due on not is_failing
  union all
  select 'webhooks_failing', '', count(*)::float8 from due where is_failing
  union all
  select 'failing_deliveries_due', '', coalesce(sum(n), 0)::float8 from due where is_failing
  union all
  select 'mails_due', '', count(*)::float8 from notifications where mail_status = 'pending' and mail_due_at <= now()
  union all
  select 'mail_delay_seconds', '', coalesce(max(age.now - extract(epoch from mail_due_at)), 0)::float8
  from age left join notifications on mail_status = 'pending' and mail_due_at <= now()
  union all
  -- The kept totals: no flow is counted.
  select 'flows_under_way', type, coalesce(sum(delta), 0)::float8
  from unnest(array['company', 'person', 'screening', 'document']) type
  left join list_totals on resource = 'flows'
    and bucket @> jsonb_build_object('flow_type', type, 'processing_status', 'processing')
  group by type
  union all
  select 'sla_projects_due', '', count(*)::float8 from find_due_clocks(now(), 1000)
  union all
  select 'list_age_seconds', w.name, (age.now - extract(epoch from greatest(v.in_force_since, s.ended_at)))::float8
  from age cross join watchlists w
  join watchlist_versions v on v.watchlist_token = w.token and v.in_force_since is not null
  left join lateral (
    select max(r.ended_at) as ended_at from list_sync_runs r
    where r.list_name = w.name and r.outcome in ('imported', 'unchanged')) s on true
  where w.project_id is null and w.retired_at is null
$$;
