-- Flows that are decided or accepted as values are written several at a time (docs/adr/0107).
set lock_timeout = '5s';

/*
 * Writes new flows with all of their rows, events and audit records, or nothing: false where another flow has the
 * Idempotency-Key or external_reference of one. True also where a single one is there already, so that a call may be repeated.
 * Fails where two of them have the same.
 *
 * The columns are named, so that those that a later version adds get their defaults.
 */
create function write_flows(of_project int, written jsonb, added jsonb, records jsonb) returns boolean
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
  if jsonb_path_exists(written, '$[*].case') then
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

grant execute on function write_flows to probity_web;
