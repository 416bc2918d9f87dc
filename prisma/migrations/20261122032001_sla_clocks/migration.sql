-- Warnings and breaches of the SLA fire, each once (docs/adr/0060).
set lock_timeout = '5s';

alter table alerts
  add column sla_warned_at timestamptz(3),
  add column sla_breached_at timestamptz(3);
alter table cases
  add column sla_warned_at timestamptz(3),
  add column sla_breached_at timestamptz(3);
