-- Which functions the workers have: what is due of others is nobody's to run, and not late (docs/adr/0121).
set lock_timeout = '5s';

create table runner_functions (
  id text primary key,
  seen_at timestamptz(3) not null default current_timestamp
);
alter table runner_functions enable row level security;
alter table runner_functions force row level security;
create policy owner on runner_functions to current_user using (true) with check (true);
create policy every_project on runner_functions to probity_worker using (true) with check (true);
grant select, insert, update, delete on runner_functions to probity_worker;

-- Until a worker that says what it has has started, and has forgotten the others.
insert into runner_functions (id)
select function_id from runner_crons union select function_id from runner_runs where status = 'running';

create or replace function deployment_figures()
returns table (figure text, of text, value float8)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with age as (select extract(epoch from now())::float8 as now),
  due_runs as (
    select r.function_id, coalesce(r.lease_until, r.wake_at) as due_at
    from runner_runs r join runner_functions f on f.id = r.function_id
    where r.status = 'running' and coalesce(r.lease_until, r.wake_at) <= now()
  ),
  -- What waits for somebody to make its webhook active again is not late.
  due as (
    select d.next_attempt_at from webhook_deliveries d
    join webhooks w on (w.project_id, w.token) = (d.project_id, d.webhook_token) and w.status = 'active'
    where d.next_attempt_at <= now()
  )
  select 'events_waiting', '', count(*)::float8 from events where routed_at is null
  union all
  select 'runs_due', function_id, count(*)::float8 from due_runs group by function_id
  union all
  select 'run_delay_seconds', '', coalesce(max(age.now - extract(epoch from due_runs.due_at)), 0)::float8
  from age left join due_runs on true
  union all
  select 'deliveries_due', '', count(*)::float8 from due
  union all
  select 'delivery_delay_seconds', '', coalesce(max(age.now - extract(epoch from due.next_attempt_at)), 0)::float8
  from age left join due on true
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

