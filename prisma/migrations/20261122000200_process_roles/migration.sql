-- One database role for each process, each with what it needs and no more (docs/adr/0031).
set lock_timeout = '5s';

-- probity_app holds the other three: it signs in for the seed, and for every process where the operator gives one
-- address. `npm start` creates the roles, if it may; see docs/adr/0031.
do $$
declare
  process text;
begin
  foreach process in array array['probity_web', 'probity_worker', 'probity_import'] loop
    if not exists (select from pg_roles where rolname = process) then
      execute format('create role %I nologin', process);
    end if;
    if not pg_has_role('probity_app', process, 'usage') then
      execute format('grant %I to probity_app', process);
    end if;
  end loop;
exception when insufficient_privilege then
  raise exception 'the role % may not create the roles of the processes', current_user
    using errcode = 'insufficient_privilege',
    hint = 'An administrator has to run once: create role probity_web; create role probity_worker; '
      'create role probity_import; grant probity_web, probity_worker, probity_import to probity_app;';
end $$;

-- What the roles had, and what new tables and routines would give to everyone.
revoke all on all tables in schema public from probity_app;
revoke all on all sequences in schema public from probity_app;
revoke execute on all routines in schema public from public, probity_app;
alter default privileges in schema public revoke all on tables from probity_app;
alter default privileges in schema public revoke all on sequences from probity_app;
alter default privileges revoke execute on routines from public;
-- Before PostgreSQL 15 everyone may create tables and functions there, and so stand in for ours.
revoke create on schema public from public;
grant usage on schema public to probity_web, probity_worker, probity_import;

-- Tables -----------------------------------------------------------------------------------------------------

/*
 * For a new table whose rows belong to one project each: forces row-level security, and gives web and worker the rows
 * of the project that is set. A migration that knows better revokes what one of them does not need.
 */
create or replace procedure isolate_by_project(tenant_table regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy tenant on %s to probity_web, probity_worker
    using (project_id = (select current_project())) with check (project_id = (select current_project()))', tenant_table);
  -- The owner runs migrations and the security-definer functions, which name their project themselves.
  execute format('create policy owner on %s to current_user using (true) with check (true)', tenant_table);
  execute format('grant select, insert, update, delete on %s to probity_web, probity_worker', tenant_table);
end $$;

do $$
declare
  tenant_table text;
begin
  for tenant_table in select tablename from pg_policies where schemaname = 'public' and policyname = 'tenant' loop
    execute format('alter policy tenant on %I to probity_web, probity_worker', tenant_table);
  end loop;
  foreach tenant_table in array
    array['projects', 'events', 'audit_heads', 'runner_runs', 'runner_steps', 'runner_crons']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy owner on %I to current_user using (true) with check (true)', tenant_table);
  end loop;
end $$;

create policy tenant on projects to probity_web, probity_worker
  using (id = (select current_project())) with check (id = (select current_project()));

-- Whoever changes a row writes its events. The worker routes those of every project.
create policy tenant on events to probity_web
  using (project_id = (select current_project())) with check (project_id = (select current_project()));
create policy every_project on events to probity_worker using (true) with check (true);
create policy every_project on runner_runs to probity_worker using (true) with check (true);
create policy every_project on runner_steps to probity_worker using (true) with check (true);
create policy every_project on runner_crons to probity_worker using (true) with check (true);

-- Public lists are everybody's to read and the import's to write.
do $$
declare
  list_table text;
begin
  foreach list_table in array array['watchlists', 'watchlist_versions', 'watchlist_entries'] loop
    execute format('create policy public_lists on %I for select to probity_web, probity_worker
      using (project_id is null)', list_table);
    execute format('create policy imports on %I to probity_import
      using (project_id is null) with check (project_id is null)', list_table);
  end loop;
end $$;

-- The foreign keys of lists have no project in them. Without these conditions a project's version could be hung on
-- another's list, or on a public one, where it would take the place of the version in force.
alter policy tenant on watchlists using (project_id = (select current_project()))
  with check (project_id = (select current_project()));
alter policy tenant on watchlist_versions using (project_id = (select current_project()))
  with check (project_id = (select current_project())
    and exists (select from watchlists w where w.token = watchlist_token and w.project_id = (select current_project())));
alter policy tenant on watchlist_entries using (project_id = (select current_project()))
  with check (project_id = (select current_project())
    and exists (select from watchlist_versions v where v.id = from_version
      and v.watchlist_token = watchlist_entries.watchlist_token and v.project_id = (select current_project())));

grant select on alerts, audit_log, case_entities, cases, checks, entities, flow_parties, flows, list_totals, policies,
  projects, registry_companies, risk_assessments, watchlists, watchlist_versions, watchlist_entries
  to probity_web, probity_worker;
grant insert, update on cases, checks, entities, flow_parties, risk_assessments to probity_web, probity_worker;
grant insert on alerts, case_entities, events to probity_web, probity_worker;
grant update on flows to probity_web, probity_worker;
grant update (next_case_number) on projects to probity_web, probity_worker;

grant select on case_members, entity_work to probity_web;
-- Readiness asks which migrations ran. A shadow database of Prisma's has no such table.
do $$
begin
  if to_regclass('_prisma_migrations') is not null then
    grant select on _prisma_migrations to probity_web;
  end if;
end $$;
-- Not password_hash, which find_sign_in() alone answers.
grant select (project_id, token, email, name, role, session_version, disabled_at, created_at) on users to probity_web;
grant insert on flows to probity_web;
grant update on alerts to probity_web;
grant select, insert on notifications to probity_web;
grant select, insert, update, delete on idempotency_keys to probity_web;
grant insert, update on watchlists, watchlist_versions, watchlist_entries to probity_web;
grant usage on sequence events_sequence_seq, notifications_id_seq, watchlist_versions_id_seq to probity_web;

grant select, update, delete on events to probity_worker;
grant select, insert, update, delete on runner_runs, runner_steps, runner_crons to probity_worker;
grant usage on sequence events_sequence_seq to probity_worker;

grant select, insert, update, delete on watchlists, watchlist_versions, watchlist_entries to probity_import;
grant select, insert, update on registry_companies to probity_import;
grant usage on sequence watchlist_versions_id_seq to probity_import;

-- The seed adds projects, by create_project(), and their keys and people.
grant insert on api_keys, users to probity_app;
grant select (project_id, token) on api_keys to probity_app;

-- The audit log ----------------------------------------------------------------------------------------------

/* The audited events of the catalogue, each with what it is about. A migration that declares an event adds it here. */
create table audit_event_types (
  event_type text primary key,
  target_type text not null
);
insert into audit_event_types (event_type, target_type) values
  ('alert.acknowledged', 'alert'),
  ('alert.assigned', 'alert'),
  ('alert.created', 'alert'),
  ('alert.escalated', 'alert'),
  ('alert.resolved', 'alert'),
  ('case.closed', 'case'),
  ('case.created', 'case'),
  ('case.escalated', 'case'),
  ('case.status_changed', 'case'),
  ('check.completed', 'check'),
  ('check.executed', 'check'),
  ('check.failed', 'check'),
  ('check.waived', 'check'),
  ('entity.added_to_case', 'entity'),
  ('entity.created', 'entity'),
  ('entity.updated', 'entity'),
  ('risk_assessment.approved', 'risk_assessment'),
  ('risk_assessment.calculated', 'risk_assessment'),
  ('risk_assessment.overridden', 'risk_assessment'),
  ('watchlist.created', 'watchlist'),
  ('watchlist.entries_added', 'watchlist'),
  ('watchlist.entry_removed', 'watchlist'),
  ('watchlist.retired', 'watchlist');

-- Not checked against the records of before, which nobody may mend.
alter table audit_log
  add constraint audit_log_token check (token ~ '^aud_[0-9a-z]{1,60}$') not valid,
  add constraint audit_log_actor check (case actor_type
    when 'user' then actor_id ~ '^usr_[0-9a-z]{1,60}$'
    when 'api_key' then actor_id ~ '^key_[0-9a-z]{1,60}$'
    when 'oauth_client' then actor_id ~ '^cli_[0-9a-z]{1,60}$'
    when 'system' then actor_id = 'system'
    else false end) not valid,
  add constraint audit_log_target check (target_token ~ '^[a-z]{3}_[0-9a-z]{1,60}$') not valid,
  add constraint audit_log_case check (case_token ~ '^cas_[0-9a-z]{1,60}$') not valid,
  add constraint audit_log_details check (jsonb_typeof(details) = 'object') not valid,
  add constraint audit_log_size check (pg_column_size(details) <= 262144 and length(actor_name) <= 1000
    and length(ip_address) <= 100 and length(request_id) <= 200) not valid;

/*
 * The only writer of audit_log. Locks the project's head until the transaction ends, so that records stand in the
 * order of their commits; callers therefore write their records last. Number, hashes and project are the database's
 * own; what a caller says has to be plausible. Only the seed and an operator's single role may date records freely.
 */
create or replace function append_audit_records(of_project int, records jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  head audit_heads;
  entry jsonb;
  r audit_log;
  chained audit_log[];
  unknown_event text;
  earliest timestamptz := '-infinity';
  latest timestamptz := 'infinity';
begin
  if of_project is distinct from current_project() then
    raise exception 'audit records of project % cannot be written for project %', current_project(), of_project;
  end if;
  insert into audit_heads values (of_project, 0, decode(repeat('00', 32), 'hex')) on conflict do nothing;
  select * into head from audit_heads where project_id = of_project for update;
  if not pg_has_role(session_user, 'probity_app', 'usage') then
    latest := clock_timestamp() + interval '1 minute';
    -- A record is dated within its transaction, and others may have been appended before that commits.
    earliest := greatest(clock_timestamp() - interval '5 minutes', (
      select l.created_at - interval '2 minutes' from audit_log l
      where l.project_id = of_project and l.sequence = head.sequence));
  end if;
  for entry in select * from jsonb_array_elements(records) loop
    r := jsonb_populate_record(null::audit_log, entry);
    if r.created_at not between earliest and latest then
      raise exception 'an audit record dated % cannot be written at %', r.created_at, clock_timestamp()
        using errcode = 'check_violation', hint = 'The clocks of the application and the database have to agree.';
    end if;
    r.project_id := of_project;
    r.sequence := head.sequence + 1;
    r.previous_hash := head.hash;
    r.hash := sha256(audit_payload(r));
    chained := chained || r;
    head.sequence := r.sequence;
    head.hash := r.hash;
  end loop;
  select format('%s of %s', c.event_type, c.target_type) into unknown_event from unnest(chained) c
  where not exists (select from audit_event_types t where (t.event_type, t.target_type) = (c.event_type, c.target_type))
  limit 1;
  if found then
    raise exception 'the event % is not in the catalogue', unknown_event using errcode = 'check_violation';
  end if;
  -- One statement, so that the kept totals are noted once.
  insert into audit_log select * from unnest(chained);
  update audit_heads set sequence = head.sequence, hash = head.hash where project_id = of_project;
end $$;

-- Routines ---------------------------------------------------------------------------------------------------

/* Looks a project up before it is known which one to set: by the flow paths' public hash, or of an event's row. */
create function find_project_by_hash(of_hash text) returns table (id int, hash text, environment text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select p.id, p.hash, p.environment from projects p where p.hash = of_hash $$;

create function find_project_by_id(of_id int) returns table (id int, hash text, environment text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select p.id, p.hash, p.environment from projects p where p.id = of_id $$;

create function has_projects() returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select exists (select from projects) $$;

create function create_project(new_name text, new_hash text, new_environment text) returns int
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into projects (name, hash, environment) values (new_name, new_hash, new_environment) returning id
$$;

-- With pg_temp unnamed, a caller's temporary table would come before ours, and its triggers run as the owner.
alter function find_api_key set search_path = pg_catalog, public, pg_temp;
alter function find_sign_in set search_path = pg_catalog, public, pg_temp;
alter function find_abandoned_flows set search_path = pg_catalog, public, pg_temp;
alter function verify_audit_chain set search_path = pg_catalog, public, pg_temp;
alter function count_rows set search_path = pg_catalog, public, pg_temp;
alter function fold_list_totals set search_path = pg_catalog, public, pg_temp;

grant execute on function current_project, append_audit_records to probity_web, probity_worker;
grant execute on function find_api_key, find_sign_in, verify_audit_chain to probity_web;
grant execute on function find_project_by_id, find_abandoned_flows, fold_list_totals to probity_worker;
grant execute on function find_project_by_hash, has_projects, create_project to probity_app;
