-- The pauses that ended before cases kept them, from their moves. Separate from the new column, whose lock stops all reads.
set lock_timeout = '5s';

update cases c set sla_pauses = ended.pauses
from (
  select project_id, case_token,
    jsonb_agg(jsonb_build_object('from', created_at, 'to', left_at) order by sequence) as pauses
  from (
    select project_id, case_token, sequence, created_at, details ->> 'to' as status,
      lead(created_at) over (partition by project_id, case_token order by sequence) as left_at
    from audit_log where event_type = 'case.status_changed') moves
  where status = 'Client Input' and left_at is not null
  group by project_id, case_token) ended
where c.project_id = ended.project_id and c.token = ended.case_token and c.sla_pauses = '[]';
