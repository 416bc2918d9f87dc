-- Lists of what nobody has: PostgreSQL does not take a column that `is null` for one value, so that the indexes that begin with the
-- assignee are not read in their order.
set lock_timeout = '5s';

create index cases_unassigned_by_created_at on cases (project_id, created_at desc, token desc) where assigned_to is null;
create index cases_unassigned_by_updated_at on cases (project_id, updated_at desc, token desc) where assigned_to is null;
create index cases_unassigned_by_sla_deadline on cases (project_id, sla_deadline, token) where assigned_to is null;
create index cases_unassigned_by_risk_score on cases (project_id, risk_score, token) where assigned_to is null;
