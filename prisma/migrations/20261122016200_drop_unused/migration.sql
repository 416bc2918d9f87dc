-- contracts: 20261122010310_policy_kinds
-- The column is what 20261122010300_risk_overriders replaced. No process reads or writes either any more.
set lock_timeout = '5s';

drop table policies;
alter table risk_assessments drop column overridden_by;
