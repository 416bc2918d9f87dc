-- Notices go with the case or alert that they are about (docs/adr/0075).
set lock_timeout = '5s';

create index notifications_target on notifications (project_id, target_token);
