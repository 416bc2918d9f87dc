-- A document request that nobody has used in time gives its case back.
set lock_timeout = '5s';

create function find_expired_document_requests(at_most int)
returns table (project_id int, token text, case_token text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select j.project_id, j.token, j.case_token from journeys j
  where j.kind = 'document_request' and j.status = 'open' and j.expires_at <= now()
  order by j.expires_at limit at_most
$$;
revoke execute on function find_expired_document_requests from public;
grant execute on function find_expired_document_requests to probity_worker;

grant update on journeys to probity_worker;

insert into audit_event_types (event_type, target_type) values ('case.document_request_expired', 'case');
