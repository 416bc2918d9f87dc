-- Few assessments wait for a reviewer: the view reads these alone (docs/adr/0091).
set lock_timeout = '5s';

create index risk_assessments_waiting on risk_assessments (project_id, case_token)
  where status = 'Active' and override_tier is not null;
