-- The overrides that are in effect stand (docs/adr/0072).
set lock_timeout = '5s';

update risk_assessments set override_stands = true
from (
  select distinct on (project_id, case_token) project_id, token
  from risk_assessments
  where status in ('Active', 'Approved')
  order by project_id, case_token, created_at desc, token desc
) as in_effect
where risk_assessments.project_id = in_effect.project_id and risk_assessments.token = in_effect.token
  and override_tier is not null;

-- From now on, an override sets aside the approvals before it.
update risk_assessments set approved_tier = null
where status = 'Approved' and approved_tier <> coalesce(override_tier, tier);
