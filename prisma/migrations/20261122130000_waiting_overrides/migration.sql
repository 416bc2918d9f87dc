-- The cases whose risk somebody overrode and nobody has approved since (docs/adr/0091). With the rights of the caller, so that
-- row-level security holds.
set lock_timeout = '5s';

create view waiting_overrides with (security_invoker = true) as
select project_id, case_token from risk_assessments where status = 'Active' and override_tier is not null;
revoke all on waiting_overrides from probity_app, probity_web, probity_worker, probity_import;
grant select on waiting_overrides to probity_web;
