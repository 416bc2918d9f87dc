-- The same bytes, written as text at once: to build a jsonb value of them first took a third of what verifying a record takes.
set lock_timeout = '5s';

create or replace function audit_payload(r audit_log) returns bytea language sql stable as $$
  select convert_to(json_build_array(
    r.project_id, r.sequence, r.token, r.event_type, r.actor_id, r.actor_name, r.actor_type, r.target_type,
    r.target_token, r.case_token, r.details, r.ip_address, r.request_id,
    to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text, 'UTF8') || r.previous_hash
$$;
