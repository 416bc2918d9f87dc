-- The cases whose assessment in effect is overridden. Separate from the new column, whose lock stops all reads.
set lock_timeout = '5s';

update cases c set risk_tier_overridden = true
from (
  select distinct on (project_id, case_token) project_id, case_token, override_tier
  from risk_assessments where status in ('Active', 'Approved')
  order by project_id, case_token, created_at desc, token desc
) newest
where c.project_id = newest.project_id and c.token = newest.case_token and newest.override_tier is not null;
