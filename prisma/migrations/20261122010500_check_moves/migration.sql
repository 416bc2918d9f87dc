-- A check that is cancelled or retried is audited, as one that is waived.
set lock_timeout = '5s';

insert into audit_event_types (event_type, target_type) values ('check.cancelled', 'check'), ('check.retried', 'check');
