-- A false positive is remembered until a material field changes on either side (docs/adr/0064). An alert whose party leaves a
-- list says so (docs/adr/0063).
set lock_timeout = '5s';

-- The subject as it was searched for when the match was found. Null for alerts from before it was kept.
alter table alerts add column searched jsonb;

insert into audit_event_types (event_type, target_type) values
  ('alert.remembered', 'alert'),
  ('alert.delisted', 'alert');
