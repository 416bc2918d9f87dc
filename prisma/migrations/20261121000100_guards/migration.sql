-- What the schema language cannot say: who may touch which row, the audit chain, and the exact totals of lists.
set lock_timeout = '5s';

-- The application signs in as probity_app, which owns no table. Whoever runs the migrations owns them.
do $$
begin
  if not exists (select from pg_roles where rolname = 'probity_app') then
    create role probity_app nologin;
  end if;
end $$;

grant usage on schema public to probity_app;
grant select, insert, update, delete on all tables in schema public to probity_app;
grant usage, select on all sequences in schema public to probity_app;
alter default privileges in schema public grant select, insert, update, delete on tables to probity_app;
alter default privileges in schema public grant usage, select on sequences to probity_app;

-- Which migrations ran is the owner's to say.
do $$
begin
  if to_regclass('_prisma_migrations') is not null then
    revoke insert, update, delete on _prisma_migrations from probity_app;
  end if;
end $$;

-- Tenancy ----------------------------------------------------------------------------------------------------

create function current_project() returns int language sql stable parallel safe
  as $$ select nullif(current_setting('app.project_id', true), '')::int $$;

/* Forces row-level security on a table whose rows belong to one project each. Later migrations call it too. */
create procedure isolate_by_project(tenant_table regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format('create policy tenant on %s to probity_app using (project_id = (select current_project()))
    with check (project_id = (select current_project()))', tenant_table);
  -- The owner runs migrations and the few security-definer functions below, which name their project themselves.
  execute format('create policy owner on %s to current_user using (true) with check (true)', tenant_table);
end $$;

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array[
    'api_keys', 'oauth_clients', 'users', 'policies', 'notifications', 'idempotency_keys', 'flows', 'flow_parties',
    'cases', 'case_entities', 'comments', 'entities', 'alerts', 'checks', 'risk_assessments', 'audit_log',
    'list_totals', 'webhooks', 'webhook_deliveries', 'webhook_attempts'
  ] loop
    call isolate_by_project(tenant_table::regclass);
  end loop;

  -- A list is everybody's (no project) or one project's own.
  foreach tenant_table in array array['watchlists', 'watchlist_versions', 'watchlist_entries'] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I to probity_app
      using (project_id is null or project_id = (select current_project()))
      with check (project_id is null or project_id = (select current_project()))', tenant_table);
    execute format('create policy owner on %I to current_user using (true) with check (true)', tenant_table);
  end loop;
end $$;

create unique index api_keys_one_active on api_keys (project_id) where revoked_at is null;
create unique index watchlists_name on watchlists (coalesce(project_id, 0), name);
create unique index watchlist_versions_one_in_force on watchlist_versions (watchlist_token)
  where in_force_since is not null;
create index events_unrouted on events (sequence) where routed_at is null;
create index flows_leased on flows (lease_until) where processing_status = 'processing';
create index alerts_unresolved on alerts (project_id, case_token) where status <> 'Resolved';

-- A run is claimable from its lease's end while somebody works on it, else from the time it is due.
create index runner_runs_claimable on runner_runs (function_id, (coalesce(lease_until, wake_at))) where status = 'running';
create index runner_runs_leased on runner_runs (function_id, lease_until) where lease_until is not null;
create index runner_runs_ended on runner_runs (ended_at) where ended_at is not null;
create index runner_steps_awaited on runner_steps (wait_event) where status = 'waiting' and wait_event is not null;

-- Authentication comes before any project is known, so these two look across all of them, by secret alone.

create function find_api_key(presented_hash bytea)
returns table (project_id int, project_hash text, project_name text, token text, environment text, rate_plan text)
language sql stable security definer set search_path = public as $$
  select k.project_id, p.hash, p.name, k.token, k.environment, k.rate_plan
  from api_keys k join projects p on p.id = k.project_id
  where k.key_hash = presented_hash and k.revoked_at is null
$$;

create function find_sign_in(presented_email text)
returns table (project_id int, project_hash text, project_name text, environment text, token text, email text,
  name text, role text, password_hash text, session_version int)
language sql stable security definer set search_path = public as $$
  select u.project_id, p.hash, p.name, p.environment, u.token, u.email, u.name, u.role, u.password_hash,
    u.session_version
  from users u join projects p on p.id = u.project_id
  where u.email = lower(presented_email) and u.disabled_at is null
$$;

-- A flow whose worker died is found by its lease, whatever its project.
create function find_abandoned_flows(at_most int)
returns table (project_id int, token text)
language sql stable security definer set search_path = public as $$
  select f.project_id, f.token from flows f
  where f.processing_status = 'processing' and f.lease_until < now()
  order by f.lease_until limit at_most
$$;

-- The audit chain --------------------------------------------------------------------------------------------

/* The bytes that a record's hash covers: its fields as a JSON array, then the hash of the record before it. */
create function audit_payload(r audit_log) returns bytea language sql stable as $$
  select convert_to(jsonb_build_array(
    r.project_id, r.sequence, r.token, r.event_type, r.actor_id, r.actor_name, r.actor_type, r.target_type,
    r.target_token, r.case_token, r.details, r.ip_address, r.request_id,
    to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'UTF8') || r.previous_hash
$$;

/*
 * The only writer of audit_log. Locks the project's head until the transaction ends, so that records stand in the
 * order of their commits; callers therefore write their records last.
 */
create function append_audit_records(of_project int, records jsonb) returns void
language plpgsql security definer set search_path = public as $$
declare
  head audit_heads;
  entry jsonb;
  r audit_log;
  chained audit_log[];
begin
  if of_project is distinct from current_project() then
    raise exception 'audit records of project % cannot be written for project %', current_project(), of_project;
  end if;
  insert into audit_heads values (of_project, 0, decode(repeat('00', 32), 'hex')) on conflict do nothing;
  select * into head from audit_heads where project_id = of_project for update;
  for entry in select * from jsonb_array_elements(records) loop
    r := jsonb_populate_record(null::audit_log, entry);
    r.project_id := of_project;
    r.sequence := head.sequence + 1;
    r.previous_hash := head.hash;
    r.hash := sha256(audit_payload(r));
    chained := chained || r;
    head.sequence := r.sequence;
    head.hash := r.hash;
  end loop;
  -- One statement, so that the kept totals are noted once.
  insert into audit_log select * from unnest(chained);
  update audit_heads set sequence = head.sequence, hash = head.hash where project_id = of_project;
end $$;

/*
 * Recomputes every hash from one sequence to another (null: to the end). A missing record, a changed one, a
 * re-ordered one, a cut-off tail and one that was put behind the head all show as the first sequence that is not
 * what the chain says.
 */
create function verify_audit_chain(of_project int, first_sequence bigint, last_sequence bigint)
returns table (records bigint, first_bad_sequence bigint, head bytea)
language plpgsql stable security definer set search_path = public as $$
declare
  chain_head audit_heads;
begin
  if of_project is distinct from current_project() then
    raise exception 'the audit chain of project % cannot be verified for project %', of_project, current_project();
  end if;
  select * into chain_head from audit_heads h where h.project_id = of_project;
  return query
  with chain as (
    -- The record before the first one is read too: it is what the first one's previous_hash must be of.
    select r.sequence, r.hash, r.previous_hash, sha256(audit_payload(r)) as computed,
      coalesce(lag(r.sequence) over (order by r.sequence) + 1, first_sequence) as expected,
      coalesce(lag(r.hash) over (order by r.sequence), case r.sequence when 1 then decode(repeat('00', 32), 'hex') end)
        as hash_before
    from audit_log r
    where r.project_id = of_project and r.sequence >= first_sequence - 1
      and (last_sequence is null or r.sequence <= last_sequence)
  ), judged as (
    select count(*) as records, max(c.sequence) as last_seen,
      min(case
        when c.sequence <> c.expected then c.expected
        when c.hash <> c.computed or c.previous_hash <> c.hash_before then c.sequence
        when c.sequence > coalesce(chain_head.sequence, 0) then c.sequence
        when c.sequence = chain_head.sequence and c.hash <> chain_head.hash then c.sequence
      end) as first_bad
    from chain c where c.sequence >= first_sequence
  )
  select j.records,
    coalesce(j.first_bad, case
      when coalesce(j.last_seen, first_sequence - 1) < least(chain_head.sequence, last_sequence)
      then coalesce(j.last_seen, first_sequence - 1) + 1 end),
    chain_head.hash
  from judged j;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % is refused', tg_table_name, tg_op using errcode = 'insufficient_privilege';
end $$;

create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_change();
create trigger audit_log_not_truncated before truncate on audit_log
  for each statement execute function refuse_change();
alter table audit_log enable always trigger audit_log_append_only;
alter table audit_log enable always trigger audit_log_not_truncated;

revoke insert, update, delete, truncate on audit_log from probity_app;
revoke all on audit_heads from probity_app;

-- Exact totals -----------------------------------------------------------------------------------------------

/* Notes how many rows a statement added to and took from each bucket; the arguments are the bucket's columns. */
create function count_rows() returns trigger language plpgsql security definer set search_path = public as $$
declare
  bucket text := (select string_agg(format('%L, %I', c, c), ', ') from unnest(tg_argv) c);
  source text := case tg_op
    when 'INSERT' then 'select project_id, %1$s as bucket, 1 as n from new_rows'
    when 'DELETE' then 'select project_id, %1$s as bucket, -1 as n from old_rows'
    else 'select project_id, %1$s as bucket, 1 as n from new_rows
          union all select project_id, %1$s, -1 from old_rows'
  end;
begin
  execute format('insert into list_totals (project_id, resource, bucket, delta)
    select project_id, %L, bucket, sum(n) from (%s) changed group by project_id, bucket having sum(n) <> 0',
    tg_table_name, format(source, format('jsonb_build_object(%s)', bucket)));
  return null;
end $$;

create procedure keep_totals(of_table text, bucket_columns text) language plpgsql as $$
begin
  execute format('create trigger %I after insert on %I referencing new table as new_rows
    for each statement execute function count_rows(%s)', of_table || '_added', of_table, bucket_columns);
  execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows
    for each statement execute function count_rows(%s)', of_table || '_changed', of_table, bucket_columns);
  execute format('create trigger %I after delete on %I referencing old table as old_rows
    for each statement execute function count_rows(%s)', of_table || '_removed', of_table, bucket_columns);
end $$;

call keep_totals('alerts', 'status, category, type, priority');
call keep_totals('cases', 'status, type, entity_category, risk_tier');
call keep_totals('entities', 'type, role, verification_status');
call keep_totals('flows', 'flow_type, processing_status');
call keep_totals('audit_log', 'event_type, target_type');

/* Sums the deltas of every bucket into one row. Returns how many rows that spared. */
create function fold_list_totals() returns bigint
language sql security definer set search_path = public as $$
  with gone as (delete from list_totals returning project_id, resource, bucket, delta),
  folded as (
    insert into list_totals (project_id, resource, bucket, delta)
    select project_id, resource, bucket, sum(delta) from gone group by project_id, resource, bucket
    having sum(delta) <> 0 returning 1
  )
  select (select count(*) from gone) - (select count(*) from folded)
$$;

-- The worker is woken for what must start at once; everything else it finds by itself a moment later.
create function notify_of_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('probity_events', '');
  return null;
end $$;
create trigger events_wake_worker after insert on events
  for each row when (new.type = 'flow.requested') execute function notify_of_event();

-- Routines are not the world's to call.
revoke execute on all routines in schema public from public;
grant execute on function current_project, find_api_key, find_sign_in, find_abandoned_flows, append_audit_records,
  verify_audit_chain, fold_list_totals to probity_app;
