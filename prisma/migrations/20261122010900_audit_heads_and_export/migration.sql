-- What the worker signs outside the database, and what an operator takes out of it (docs/adr/0042).
set lock_timeout = '5s';

/* The end of every project's chain. */
create function find_audit_heads()
returns table (project_id int, project_hash text, environment text, sequence bigint, hash bytea)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.id, p.hash, p.environment, h.sequence, h.hash
  from audit_heads h join projects p on p.id = h.project_id
  order by p.id
$$;

/* Records with exactly the text that their hashes cover, each as a JSON object on one line. */
create function export_audit_records(of_project int, first_sequence bigint, last_sequence bigint)
returns table (sequence bigint, line text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if of_project is distinct from current_project() then
    raise exception 'the audit log of project % cannot be exported for project %', of_project, current_project();
  end if;
  return query
  select r.sequence, format('{"record":%s,"previous_hash":"%s","hash":"%s"}',
    convert_from(substr(p.payload, 1, octet_length(p.payload) - octet_length(r.previous_hash)), 'UTF8'),
    encode(r.previous_hash, 'hex'), encode(r.hash, 'hex'))
  from audit_log r cross join lateral (select audit_payload(r) as payload) p
  where r.project_id = of_project and r.sequence between first_sequence and last_sequence
  order by r.sequence;
end $$;

revoke execute on function find_audit_heads, export_audit_records from public;
grant execute on function find_audit_heads, verify_audit_chain to probity_worker;
grant execute on function export_audit_records to probity_app;
