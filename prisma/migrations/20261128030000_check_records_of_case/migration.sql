-- A screening is executed before its match opens a case, so the record of that names no case. The case and its pack were
-- without it.
set lock_timeout = '5s';

/*
 * As export_audit_records: the records of one case, and those without a case about its entities and checks, in their order,
 * from the one after a sequence. One query each, so that each reads its own index.
 */
create or replace function export_case_audit_records(of_project int, of_case text, after_sequence bigint, max_records int)
returns table (sequence bigint, line text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  parts text[];
begin
  if of_project is distinct from current_project() then
    raise exception 'the audit log of project % cannot be exported for project %', of_project, current_project();
  end if;
  parts := array(
    select m.entity_token from case_entities m where m.project_id = of_project and m.case_token = of_case
    union all
    select c.token from checks c where c.project_id = of_project and c.case_token = of_case);
  return query
  with found as (
    select l.sequence as at from audit_log l
    where l.project_id = of_project and l.case_token = of_case and l.sequence > after_sequence
    union all
    select l.sequence from audit_log l
    where l.project_id = of_project and l.case_token is null and l.target_type in ('entity', 'check')
      and l.target_token = any(parts) and l.sequence > after_sequence
    order by at limit max_records
  )
  select r.sequence, format('{"record":%s,"previous_hash":"%s","hash":"%s"}',
    convert_from(substr(p.payload, 1, octet_length(p.payload) - octet_length(r.previous_hash)), 'UTF8'),
    encode(r.previous_hash, 'hex'), encode(r.hash, 'hex'))
  from found join audit_log r on r.project_id = of_project and r.sequence = found.at
  cross join lateral (select audit_payload(r) as payload) p
  order by r.sequence;
end $$;
