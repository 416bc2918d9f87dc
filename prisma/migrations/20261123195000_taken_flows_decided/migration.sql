-- An async flow that a worker has taken is decided as a value too, and written once (docs/adr/0129).
set lock_timeout = '5s';

/*
 * The rows of flows that are new with their decision, of every table but `flows`.
 *
 * The columns are named, so that those that a later version adds get their defaults.
 */
create function insert_rows_of_flows(written jsonb) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if jsonb_path_exists(written, '$[*].entities[*]') then
    insert into entities (
      project_id, token, type, first_name, last_name, full_name, company_name, registration_number,
      date_of_birth, nationality, country, role, verification_status, address, metadata, monitored,
      external_reference, created_at, updated_at)
    select
      project_id, token, type, first_name, last_name, full_name, company_name, registration_number,
      date_of_birth, nationality, country, role, verification_status, address, metadata, monitored,
      external_reference, created_at, updated_at
    from jsonb_array_elements(written) w, jsonb_populate_recordset(null::entities, w -> 'entities');
    insert into cases (
      project_id, token, name, type, status, entity_category, primary_entity_token, assigned_to, sla_deadline,
      sla_warning_at, sla_paused_at, sla_warned_at, sla_breached_at, open_alerts_count, total_entities_count,
      risk_tier, risk_score, decision, decision_summary, external_reference, metadata, flow_token, created_at,
      updated_at, closed_at)
    select
      project_id, token, name, type, status, entity_category, primary_entity_token, assigned_to, sla_deadline,
      sla_warning_at, sla_paused_at, sla_warned_at, sla_breached_at, open_alerts_count, total_entities_count,
      risk_tier, risk_score, decision, decision_summary, external_reference, metadata, flow_token, created_at,
      updated_at, closed_at
    from jsonb_array_elements(written) w, jsonb_populate_record(null::cases, w -> 'case')
    where w ? 'case';
    insert into case_entities (
      project_id, case_token, entity_token, role, ownership_percentage, created_at)
    select
      project_id, case_token, entity_token, role, ownership_percentage, created_at
    from jsonb_array_elements(written) w, jsonb_populate_recordset(null::case_entities, w -> 'members');
  end if;
  insert into flow_parties (
    project_id, flow_token, position, kind, entity_token, screened_as, subject, role, ownership_percentage,
    appointed_date, service_entity_id)
  select
    project_id, flow_token, position, kind, entity_token, screened_as, subject, role, ownership_percentage,
    appointed_date, service_entity_id
  from jsonb_array_elements(written) w, jsonb_populate_recordset(null::flow_parties, w -> 'parties');
  insert into checks (
    project_id, token, entity_token, case_token, flow_token, party_position, subject_key, type_code, category,
    status, result, provider, execution_method, result_data, alerts_generated, waive_reason, retry_count,
    retry_step, retry_at, valid_until, executed_at, completed_at, created_at, updated_at)
  select
    project_id, token, entity_token, case_token, flow_token, party_position, subject_key, type_code, category,
    status, result, provider, execution_method, result_data, alerts_generated, waive_reason, retry_count,
    retry_step, retry_at, valid_until, executed_at, completed_at, created_at, updated_at
  from jsonb_array_elements(written) w, jsonb_populate_recordset(null::checks, w -> 'checks');
  if jsonb_path_exists(written, '$[*].alerts[*]') then
    insert into alerts (
      project_id, token, case_token, entity_token, check_token, type, category, status, priority, priority_score,
      sla_deadline, sla_warning_at, sla_paused_at, sla_warned_at, sla_breached_at, match_score, match,
      further_matches, evidence, searched, cause, check_tokens, subject_name, subject_type, case_name, summary,
      rationale, proposal, ai_assessment, resolution_action, resolution_rationale, resolution_conditions,
      resolved_by, resolved_at, assigned_to, is_false_positive, snoozed_until, held, held_until, created_at,
      updated_at)
    select
      project_id, token, case_token, entity_token, check_token, type, category, status, priority, priority_score,
      sla_deadline, sla_warning_at, sla_paused_at, sla_warned_at, sla_breached_at, match_score, match,
      further_matches, evidence, searched, cause, check_tokens, subject_name, subject_type, case_name, summary,
      rationale, proposal, ai_assessment, resolution_action, resolution_rationale, resolution_conditions,
      resolved_by, resolved_at, assigned_to, is_false_positive, snoozed_until, held, held_until, created_at,
      updated_at
    from jsonb_array_elements(written) w, jsonb_populate_recordset(null::alerts, w -> 'alerts');
  end if;
  if jsonb_path_exists(written, '$[*].assessment') then
    insert into risk_assessments (
      project_id, token, case_token, status, overall_score, tier, dimensions, facts, due_diligence_path,
      review_frequency, override_tier, override_justification, overriders, override_carried_from,
      override_stands, approved_by, approved_at, approved_tier, model_version, created_at, updated_at)
    select
      project_id, token, case_token, status, overall_score, tier, dimensions, facts, due_diligence_path,
      review_frequency, override_tier, override_justification, overriders, override_carried_from,
      override_stands, approved_by, approved_at, approved_tier, model_version, created_at, updated_at
    from jsonb_array_elements(written) w, jsonb_populate_record(null::risk_assessments, w -> 'assessment')
    where w ? 'assessment';
  end if;
end $$;

-- As before, with these rows inserted by the function that `write_taken_flow` calls too.
create or replace function write_flows(of_project int, written jsonb, added jsonb, records jsonb) returns boolean
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  asked int := jsonb_array_length(written);
  inserted int;
  flow record;
  known text;
begin
  -- Mostly in one order: two who hold keys and references crosswise fail for each other, and each of theirs is then written alone.
  for flow in
    select f.token, f.flow_type, f.external_reference, w -> 'key' as key
    from jsonb_array_elements(written) w,
      jsonb_to_record(w -> 'flow') as f (token text, flow_type text, external_reference text)
    where w ? 'key' or f.external_reference is not null
    order by w #> '{key,lock}', f.external_reference
  loop
    known := hold_flow(of_project, flow.flow_type, flow.external_reference, flow.key);
    if known is not null then
      return asked = 1 and known = flow.token;
    end if;
  end loop;
  insert into flows (
    project_id, token, flow_type, mode, processing_status, external_reference, request, data_tier, case_token,
    overall_verdict, findings, pull_token_hash, start_token_hash, start_expires_at, journey_due_at, lease_until,
    lease_generation, attempt_count, results_available_at, completed_at, created_at, updated_at)
  select
    project_id, token, flow_type, mode, processing_status, external_reference, request, data_tier, case_token,
    overall_verdict, findings, pull_token_hash, start_token_hash, start_expires_at, journey_due_at, lease_until,
    lease_generation, attempt_count, results_available_at, completed_at, created_at, updated_at
  from jsonb_array_elements(written) w, jsonb_populate_record(null::flows, w -> 'flow')
  on conflict do nothing;
  get diagnostics inserted = row_count;
  if inserted = 0 then
    return asked = 1 and exists (
      select from flows f where f.project_id = of_project and f.token = written #>> '{0,flow,token}');
  elsif inserted < asked then
    raise unique_violation using message = 'some of these flows are there already';
  end if;
  perform insert_rows_of_flows(written);
  if jsonb_path_exists(written, '$[*].key') then
    insert into idempotency_keys (
      project_id, method, path, key, caller, request_hash, flow_token, status, headers, body, created_at)
    select
      project_id, method, path, key, caller, request_hash, flow_token, status, headers, body, created_at
    from jsonb_array_elements(written) w, jsonb_populate_record(null::idempotency_keys, w -> 'key')
    where w ? 'key';
  end if;
  perform append_events(of_project, added);
  perform append_audit_records(of_project, records);
  return true;
end $$;

/*
 * The transaction that wrote all that is stored of a flow, of its case and of whom it is about; null where several did, since somebody has
 * worked on them meanwhile.
 */
create function sole_writer_of_flow(of_project int, of_flow text, of_case text) returns text
language plpgsql stable set search_path = pg_catalog, public, pg_temp as $$
declare
  people text[] := array(
    select distinct p.entity_token from flow_parties p
    where p.project_id = of_project and p.flow_token = of_flow and p.entity_token is not null
    union
    select m.entity_token from case_entities m where m.project_id = of_project and m.case_token = of_case);
  writer text;
begin
  select min(writers.id) into writer from (
    select xmin::text as id from flow_parties where project_id = of_project and flow_token = of_flow
    union select xmin::text from checks where project_id = of_project and flow_token = of_flow
    union select xmin::text from cases where project_id = of_project and token = of_case
    union select xmin::text from case_entities where project_id = of_project and case_token = of_case
    union select xmin::text from risk_assessments where project_id = of_project and case_token = of_case
    union select xmin::text from alerts where project_id = of_project and case_token = of_case
    union select xmin::text from entities where project_id = of_project and token = any(people)
    union select xmin::text from case_entities where project_id = of_project and entity_token = any(people)
    union select xmin::text from checks where project_id = of_project and entity_token = any(people)
    union select xmin::text from alerts where project_id = of_project and entity_token = any(people)
    union select xmin::text from entity_owners where project_id = of_project and owned_token = any(people)
    union select xmin::text from entity_owners where project_id = of_project and owner_token = any(people)
  ) writers
  having count(*) = 1;
  return writer;
end $$;

/*
 * Takes the async flow of a company that no worker has taken before. All of its rows, to decide from; null where there is nothing to take.
 * Those of people wait for them, and those of screenings are of entities that others work on.
 */
create function take_new_company_flow(of_project int, of_token text, held_until timestamptz) returns jsonb
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  taken flows;
begin
  update flows set lease_until = held_until, lease_generation = 1, attempt_count = attempt_count + 1
  where project_id = of_project and token = of_token and processing_status = 'processing'
    and lease_generation = 0 and flow_type = 'company'
  returning * into taken;
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'flow', to_jsonb(taken),
    'writer', sole_writer_of_flow(of_project, of_token, taken.case_token),
    'case', (select to_jsonb(c) from cases c where c.project_id = of_project and c.token = taken.case_token),
    'parties', (select coalesce(jsonb_agg(p order by p.position), '[]') from flow_parties p
      where p.project_id = of_project and p.flow_token = of_token),
    'checks', (select coalesce(jsonb_agg(c order by c.token), '[]') from checks c
      where c.project_id = of_project and c.flow_token = of_token),
    'members', (select coalesce(jsonb_agg(m order by m.entity_token), '[]') from case_entities m
      where m.project_id = of_project and m.case_token = taken.case_token),
    'entities', (select coalesce(jsonb_agg(e order by e.token), '[]') from entities e
      where e.project_id = of_project and e.token = any(array(
        select m.entity_token from case_entities m where m.project_id = of_project and m.case_token = taken.case_token))));
end $$;

/*
 * Ends the flow of a company that a worker has taken: what has changed of its rows, new rows, events and audit records, or nothing. 'lost' where the
 * lease is another worker's or the flow has ended, 'changed' where somebody has worked on the flow or its case since `writer` wrote them.
 */
create function write_taken_flow(
  of_project int, lease int, writer text, changed jsonb, written jsonb, added jsonb, records jsonb) returns text
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  ended flows := jsonb_populate_record(null::flows, changed -> 'flow');
  people text[] := array(
    select m.entity_token from case_entities m where m.project_id = of_project and m.case_token = ended.case_token);
begin
  -- Locked in the order in which everybody locks them (docs/adr/0114), so that nothing changes after it is compared.
  perform from flows f
  where f.project_id = of_project and f.token = ended.token and f.lease_generation = lease
    and f.processing_status = 'processing' for update;
  if not found then
    return 'lost';
  end if;
  perform from cases c where c.project_id = of_project and c.token = ended.case_token for update;
  perform from entities e where e.project_id = of_project and e.token = any(people) order by e.token for update;
  perform from checks c where c.project_id = of_project and c.flow_token = ended.token order by c.token for update;
  if sole_writer_of_flow(of_project, ended.token, ended.case_token) is distinct from writer then
    return 'changed';
  end if;
  update flows f set
    processing_status = ended.processing_status, overall_verdict = ended.overall_verdict, findings = ended.findings,
    lease_until = ended.lease_until, attempt_count = 0, results_available_at = ended.results_available_at,
    completed_at = ended.completed_at, updated_at = ended.updated_at
  where f.project_id = of_project and f.token = ended.token;
  update cases c set
    total_entities_count = a.total_entities_count, open_alerts_count = a.open_alerts_count,
    risk_tier = a.risk_tier, risk_score = a.risk_score, updated_at = a.updated_at
  from jsonb_populate_record(null::cases, changed -> 'case') a
  where c.project_id = of_project and c.token = a.token;
  update entities e set verification_status = a.verification_status, updated_at = a.updated_at
  from jsonb_populate_recordset(null::entities, changed -> 'entities') a
  where e.project_id = of_project and e.token = any(people) and e.token = a.token;
  update checks c set
    status = a.status, result = a.result, provider = a.provider, result_data = a.result_data,
    alerts_generated = a.alerts_generated, waive_reason = a.waive_reason, valid_until = a.valid_until,
    completed_at = a.completed_at, updated_at = a.updated_at
  from jsonb_populate_recordset(null::checks, changed -> 'checks') a
  where c.project_id = of_project and c.flow_token = ended.token and c.token = a.token;
  perform insert_rows_of_flows(jsonb_build_array(written));
  perform append_events(of_project, added);
  perform append_audit_records(of_project, records);
  return 'written';
end $$;

grant execute on function insert_rows_of_flows to probity_web, probity_worker;
grant execute on function sole_writer_of_flow, take_new_company_flow, write_taken_flow to probity_worker;
