-- Cases are created, moved, closed and commented on through the API.
set lock_timeout = '5s';

insert into audit_event_types (event_type, target_type) values
  ('case.assigned', 'case'),
  ('case.commented', 'case'),
  ('case.updated', 'case');

-- A comment is never changed. The worker writes that of a case that is closed straight through.
grant select, insert on comments to probity_web, probity_worker;

-- Set while the case of an alert is in Client Input, where the clocks of both stop.
alter table alerts add column sla_paused_at timestamptz(3);
