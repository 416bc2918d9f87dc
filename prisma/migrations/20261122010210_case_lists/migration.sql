-- Lists and counts of cases: search by text, SLA status, and an index for each filter with each sort.
set lock_timeout = '5s';

/* The sla_status of a case whose clock has stopped, which no longer follows from the time of day; else null. */
alter table cases add column sla_stopped text generated always as (
  case
    when coalesce(closed_at, sla_paused_at) is null then null
    when sla_deadline is null then 'On Track'
    when sla_deadline <= coalesce(closed_at, sla_paused_at) then 'Breached'
    when sla_deadline - coalesce(closed_at, sla_paused_at) < interval '24 hours' then 'Critical'
    when sla_warning_at <= coalesce(closed_at, sla_paused_at) then 'Warning'
    else 'On Track'
  end) stored;

create index cases_project_id_status_updated_at_token_idx on cases (project_id, status, updated_at desc, token desc);
create index cases_project_id_status_sla_deadline_token_idx on cases (project_id, status, sla_deadline, token);
create index cases_project_id_status_risk_score_token_idx on cases (project_id, status, risk_score, token);
create index cases_project_id_assigned_to_updated_at_token_idx
  on cases (project_id, assigned_to, updated_at desc, token desc);
create index cases_project_id_assigned_to_sla_deadline_token_idx on cases (project_id, assigned_to, sla_deadline, token);
create index cases_project_id_assigned_to_risk_score_token_idx on cases (project_id, assigned_to, risk_score, token);
create index cases_project_id_type_created_at_token_idx on cases (project_id, type, created_at desc, token desc);
create index cases_project_id_entity_category_created_at_token_idx
  on cases (project_id, entity_category, created_at desc, token desc);
create index cases_project_id_risk_tier_created_at_token_idx on cases (project_id, risk_tier, created_at desc, token desc);
create index cases_project_id_sla_stopped_created_at_token_idx
  on cases (project_id, sla_stopped, created_at desc, token desc);
create index cases_sla_running on cases (project_id, sla_deadline) where sla_stopped is null;

-- Search by text ---------------------------------------------------------------------------------------------

-- In a schema of its own: its functions are not the application's to call.
do $$
begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create schema if not exists extensions;
    create extension pg_trgm with schema extensions;
  end if;
end $$;

do $$
declare
  operators text := (select format('%I.gin_trgm_ops', n.nspname)
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  execute format('create index cases_text on cases using gin (name %1$s, external_reference %1$s)', operators);
end $$;

/*
 * The cases whose name or external reference fits the pattern, as many as asked for at most. With the rights of the owner:
 * a search by pattern is not leakproof, so that under row-level security no index would serve it.
 */
create function find_cases_by_text(of_project int, pattern text, at_most int) returns setof text
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if of_project is distinct from current_project() then
    raise exception 'the cases of project % cannot be searched for project %', current_project(), of_project;
  end if;
  return query execute 'select token from cases
    where project_id = $1 and (name ilike $2 or external_reference ilike $2) limit $3' using of_project, pattern, at_most;
end $$;
revoke execute on function find_cases_by_text from public;
grant execute on function find_cases_by_text to probity_web;

-- Counts -----------------------------------------------------------------------------------------------------

-- Kept totals (docs/adr/0006) by two more columns.
lock table cases in share row exclusive mode;
drop trigger cases_added on cases;
drop trigger cases_changed on cases;
drop trigger cases_removed on cases;
delete from list_totals where resource = 'cases';
insert into list_totals (project_id, resource, bucket, delta)
select project_id, 'cases', jsonb_build_object('status', status, 'type', type, 'entity_category', entity_category,
    'risk_tier', risk_tier, 'assigned_to', assigned_to, 'sla_stopped', sla_stopped), count(*)
from cases group by 1, 3;
call keep_totals('cases', 'status, type, entity_category, risk_tier, assigned_to, sla_stopped');
