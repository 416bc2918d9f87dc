-- The escalations of a period from an index alone: they lie scattered over the audit log, and a year of a million cases has ten thousand.
set lock_timeout = '5s';

create index audit_log_escalations on audit_log (project_id, created_at, target_token, sequence) where event_type = 'case.escalated';
