-- Running clocks of cases, with all that cases are counted by, so that counting reads no row of them, as for alerts (docs/adr/0041).
set lock_timeout = '5s';

create index cases_running_clocks on cases (project_id, sla_deadline)
  include (sla_warning_at, status, type, entity_category, risk_tier, assigned_to) where sla_stopped is null;
