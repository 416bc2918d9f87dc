-- A flow that is decided as a value is written by one call (docs/adr/0103).
set lock_timeout = '5s';

/*
 * For who is about to write a flow: nobody else who holds one of the same Idempotency-Key or external_reference writes it until the
 * transaction ends. A flow that is accepted first is not held; the unique key settles it. Answers the token of the flow that has one of the two already, else null.
 */
create function hold_flow(of_project int, flow_type text, external_reference text, key jsonb) returns text
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  known text;
begin
  if key is not null then
    perform pg_advisory_xact_lock(hashtextextended(key ->> 'lock', 0));
    select coalesce(k.flow_token, '') into known from idempotency_keys k
    where k.project_id = of_project and k.method = hold_flow.key ->> 'method' and k.path = hold_flow.key ->> 'path'
      and k.key = hold_flow.key ->> 'key' and k.caller = hold_flow.key ->> 'caller';
  end if;
  if known is null and external_reference is not null then
    perform pg_advisory_xact_lock(hashtextextended(
      jsonb_build_array('external_reference', of_project, flow_type, external_reference)::text, 0));
    select f.token into known from flows f
    where f.project_id = of_project and f.flow_type = hold_flow.flow_type
      and f.external_reference = hold_flow.external_reference;
  end if;
  return known;
end $$;

/*
 * Writes a flow that has ended with all of its rows, events and audit records, or nothing: false where another flow has its
 * Idempotency-Key or external_reference. True also where it is there already, so that a call may be repeated.
 *
 * The columns are named, so that those that a later version adds get their defaults.
 */
create function write_flow(of_project int, written jsonb, added jsonb, records jsonb) returns boolean
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
declare
  flow flows := jsonb_populate_record(null::flows, written -> 'flow');
  known text := hold_flow(of_project, flow.flow_type, flow.external_reference, written -> 'key');
begin
  if known is not null then
    return known = flow.token;
  end if;
  insert into flows (
    project_id, token, flow_type, mode, processing_status, external_reference, request, data_tier,
    case_token, overall_verdict, findings, pull_token_hash, start_token_hash, start_expires_at,
    journey_due_at, lease_until, lease_generation, attempt_count, results_available_at, completed_at,
    created_at, updated_at)
  select
    project_id, token, flow_type, mode, processing_status, external_reference, request, data_tier,
    case_token, overall_verdict, findings, pull_token_hash, start_token_hash, start_expires_at,
    journey_due_at, lease_until, lease_generation, attempt_count, results_available_at, completed_at,
    created_at, updated_at
  from jsonb_populate_record(null::flows, written -> 'flow')
  on conflict do nothing;
  if not found then
    return exists (select from flows f where f.project_id = of_project and f.token = flow.token);
  end if;
  if written ? 'case' then
    insert into entities (
      project_id, token, type, first_name, last_name, full_name, company_name, registration_number,
      date_of_birth, nationality, country, role, verification_status, address, metadata, monitored,
      external_reference, created_at, updated_at)
    select
      project_id, token, type, first_name, last_name, full_name, company_name, registration_number,
      date_of_birth, nationality, country, role, verification_status, address, metadata, monitored,
      external_reference, created_at, updated_at
    from jsonb_populate_recordset(null::entities, written -> 'entities');
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
    from jsonb_populate_record(null::cases, written -> 'case');
    insert into case_entities (
      project_id, case_token, entity_token, role, ownership_percentage, created_at)
    select
      project_id, case_token, entity_token, role, ownership_percentage, created_at
    from jsonb_populate_recordset(null::case_entities, written -> 'members');
  end if;
  insert into flow_parties (
    project_id, flow_token, position, kind, entity_token, screened_as, subject, role, ownership_percentage,
    appointed_date, service_entity_id)
  select
    project_id, flow_token, position, kind, entity_token, screened_as, subject, role, ownership_percentage,
    appointed_date, service_entity_id
  from jsonb_populate_recordset(null::flow_parties, written -> 'parties');
  insert into checks (
    project_id, token, entity_token, case_token, flow_token, party_position, subject_key, type_code,
    category, status, result, provider, execution_method, result_data, alerts_generated, waive_reason,
    retry_count, retry_step, retry_at, valid_until, executed_at, completed_at, created_at, updated_at)
  select
    project_id, token, entity_token, case_token, flow_token, party_position, subject_key, type_code,
    category, status, result, provider, execution_method, result_data, alerts_generated, waive_reason,
    retry_count, retry_step, retry_at, valid_until, executed_at, completed_at, created_at, updated_at
  from jsonb_populate_recordset(null::checks, written -> 'checks');
  if jsonb_array_length(written -> 'alerts') > 0 then
    insert into alerts (
      project_id, token, case_token, entity_token, check_token, type, category, status, priority,
      priority_score, sla_deadline, sla_warning_at, sla_paused_at, sla_warned_at, sla_breached_at, match_score,
      match, further_matches, evidence, searched, cause, check_tokens, subject_name, subject_type, case_name,
      summary, rationale, proposal, ai_assessment, resolution_action, resolution_rationale,
      resolution_conditions, resolved_by, resolved_at, assigned_to, is_false_positive, snoozed_until, held,
      held_until, created_at, updated_at)
    select
      project_id, token, case_token, entity_token, check_token, type, category, status, priority,
      priority_score, sla_deadline, sla_warning_at, sla_paused_at, sla_warned_at, sla_breached_at, match_score,
      match, further_matches, evidence, searched, cause, check_tokens, subject_name, subject_type, case_name,
      summary, rationale, proposal, ai_assessment, resolution_action, resolution_rationale,
      resolution_conditions, resolved_by, resolved_at, assigned_to, is_false_positive, snoozed_until, held,
      held_until, created_at, updated_at
    from jsonb_populate_recordset(null::alerts, written -> 'alerts');
  end if;
  if written ? 'assessment' then
    insert into risk_assessments (
      project_id, token, case_token, status, overall_score, tier, dimensions, facts, due_diligence_path,
      review_frequency, override_tier, override_justification, overriders, override_carried_from,
      override_stands, approved_by, approved_at, approved_tier, model_version, created_at, updated_at)
    select
      project_id, token, case_token, status, overall_score, tier, dimensions, facts, due_diligence_path,
      review_frequency, override_tier, override_justification, overriders, override_carried_from,
      override_stands, approved_by, approved_at, approved_tier, model_version, created_at, updated_at
    from jsonb_populate_record(null::risk_assessments, written -> 'assessment');
  end if;
  if written ? 'key' then
    insert into idempotency_keys (
      project_id, method, path, key, caller, request_hash, flow_token, status, headers, body, created_at)
    select
      project_id, method, path, key, caller, request_hash, flow_token, status, headers, body, created_at
    from jsonb_populate_record(null::idempotency_keys, written -> 'key');
  end if;
  perform append_events(of_project, added);
  perform append_audit_records(of_project, records);
  return true;
end $$;

grant execute on function hold_flow, write_flow to probity_web;
