-- Alerts whose clock stands still, which the filter `due=Paused` of their list finds (docs/adr/0127).
set lock_timeout = '5s';

create index alerts_paused on alerts (project_id, sla_deadline, token) where sla_paused_at is not null and resolved_at is null;
