-- Lists of what nobody has: PostgreSQL does not take a column that `is null` for one value, so that the indexes that begin with the
-- assignee are not read in their order.
set lock_timeout = '5s';

create index alerts_unassigned_by_created_at on alerts (project_id, created_at desc, token desc) where assigned_to is null;
create index alerts_unassigned_by_priority_score on alerts (project_id, priority_score desc, token desc) where assigned_to is null;
create index alerts_unassigned_by_sla_deadline on alerts (project_id, sla_deadline, token) where assigned_to is null;
