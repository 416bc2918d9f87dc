-- Registrations of webhooks, and reads of their deliveries. What sends them needs more, and gets it with its own migration.
set lock_timeout = '5s';

grant select, insert, update, delete on webhooks to probity_web;
grant select, insert, update on webhook_deliveries to probity_web;
grant select on webhook_attempts to probity_web;

CREATE INDEX "webhook_deliveries_by_status"
  ON "webhook_deliveries"("project_id", "webhook_token", "status", "created_at", "token");
CREATE INDEX "webhook_deliveries_by_event_type"
  ON "webhook_deliveries"("project_id", "webhook_token", "event_type", "created_at", "token");

insert into audit_event_types (event_type, target_type) values
  ('webhook.created', 'webhook'),
  ('webhook.updated', 'webhook'),
  ('webhook.deleted', 'webhook'),
  ('webhook.secret_rotated', 'webhook');
