-- A document request that waits may be given a new link.
set lock_timeout = '5s';

insert into audit_event_types (event_type, target_type) values ('case.document_request_renewed', 'case');
