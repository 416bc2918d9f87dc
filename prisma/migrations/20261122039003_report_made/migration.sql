-- What an evidence pack held, so that an edited one is found (docs/adr/0046).
set lock_timeout = '5s';

insert into audit_event_types (event_type, target_type) values ('case.report_made', 'case');
