-- An assessment may be overridden after its approval: what was approved is its tier at that time.
set lock_timeout = '5s';

alter table risk_assessments add column approved_tier text;
update risk_assessments set approved_tier = coalesce(override_tier, tier) where status = 'Approved';
