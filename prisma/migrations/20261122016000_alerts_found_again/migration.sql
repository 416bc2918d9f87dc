-- A screening that finds a listed party again refreshes the unresolved alert about it.
set lock_timeout = '5s';

insert into audit_event_types (event_type, target_type) values ('alert.found_again', 'alert');
