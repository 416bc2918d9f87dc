-- A reset of the sample: the worker deletes what there is, in pieces, and plays the sample again (docs/adr/0087).
set lock_timeout = '5s';

insert into audit_event_types (event_type, target_type) values ('sample.reset', 'sample');

/*
 * As it was, but that the sample is played in the past while it is being made, also by the worker. Of no other project, and at no other
 * time, may the worker or the web date records freely.
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
  if not pg_has_role(session_user, 'probity_app', 'usage')
    and not exists (select from sample_projects s where s.project_id = of_project and s.status = 'Making')
  then
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

/* Escalations before a reset of the sample are of cases that are gone. The log keeps them. */
create or replace view case_escalations with (security_invoker = true) as
  select project_id, target_token as case_token, created_at from audit_log escalated
  where event_type = 'case.escalated' and not exists (
    select from audit_log reset where reset.project_id = escalated.project_id and reset.event_type = 'sample.reset'
      and reset.sequence > escalated.sequence);

/* Whether other jobs leave the project alone. Asked before it is known which project to set. */
create function is_being_reset(of_project int) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from sample_projects s where s.project_id = of_project and s.status <> 'Ready')
$$;

/*
 * The next rows of a sample that is being deleted: of one table, in an order that no reference refuses. 0 when nothing is left. People,
 * keys, policies, own lists, webhooks and the audit log stay.
 */
create function delete_sample_rows(of_project int, at_most int) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  emptied text;
  deleted int;
begin
  if of_project is distinct from current_project()
    or not exists (select from sample_projects s where s.project_id = of_project and s.status = 'Deleting')
  then
    raise exception 'project % is no sample that is being deleted', of_project using errcode = 'insufficient_privilege';
  end if;
  -- The next sweep erases the images of cases that are gone, and then deletes their rows.
  update documents set flow_token = null, case_token = null, erase_at = now()
  where project_id = of_project and ctid = any (array(
    select ctid from documents
    where project_id = of_project and (flow_token is not null or case_token is not null) limit at_most));
  get diagnostics deleted = row_count;
  if deleted > 0 then
    return deleted;
  end if;
  foreach emptied in array array['notifications', 'comments', 'risk_assessments', 'alerts', 'checks', 'flow_parties', 'flows',
    'case_entities', 'cases', 'entity_owners', 'monitored_screenings', 'entities', 'entity_import_lines', 'entity_imports',
    'idempotency_keys']
  loop
    execute format('delete from %1$I where project_id = $1 and ctid = any (array(
      select ctid from %1$I where project_id = $1 limit $2))', emptied) using of_project, at_most;
    get diagnostics deleted = row_count;
    if deleted > 0 then
      return deleted;
    end if;
  end loop;
  return 0;
end $$;
revoke execute on function is_being_reset, delete_sample_rows from public;
grant execute on function is_being_reset, delete_sample_rows to probity_worker;

-- The sample is played by the verbs of people, whose rows the worker writes nowhere else.
grant select (name) on users to probity_worker;
grant update (read_at) on notifications to probity_worker;
grant select on entity_work to probity_worker;
grant insert on comments, entity_owners, webhooks to probity_worker;
do $$
declare
  played text;
begin
  foreach played in array array['comments', 'entity_owners', 'webhooks'] loop
    -- The seed and an operator's single role hold the web's rights too.
    execute format('create policy sample_alone on %I as restrictive for insert to probity_worker with check (
      pg_has_role(current_user, ''probity_web'', ''usage'') or exists (
        select from sample_projects s where s.project_id = %1$I.project_id and s.status = ''Making''))', played);
  end loop;
end $$;
