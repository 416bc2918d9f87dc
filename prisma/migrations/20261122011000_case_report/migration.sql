-- The evidence pack of a case (docs/adr/0046).
set lock_timeout = '5s';

insert into audit_event_types (event_type, target_type) values ('case.report_exported', 'case');

/* As export_audit_records: the records of one case, in their order, from the one after a sequence. */
create function export_case_audit_records(of_project int, of_case text, after_sequence bigint, max_records int)
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
  where r.project_id = of_project and r.case_token = of_case and r.sequence > after_sequence
  order by r.sequence
  limit max_records;
end $$;

revoke execute on function export_case_audit_records from public;
grant execute on function export_case_audit_records to probity_web;
