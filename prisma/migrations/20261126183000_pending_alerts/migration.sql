-- Alerts that are not resolved, by all that analytics counts them by, so that no row of them is read (docs/adr/0136).
set lock_timeout = '5s';

create index alerts_pending on alerts (project_id, created_at)
  include (status, priority, sla_deadline, sla_stopped, snoozed_until) where status <> 'Resolved';
