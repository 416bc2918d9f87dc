-- For claims that give each project its turn (docs/adr/0156). Not `where status = 'running'`, as `runner_runs_claimable` is:
-- the planner cannot choose the one for the other.
set lock_timeout = '5s';

create index runner_runs_of_project on runner_runs (function_id, project_id, (coalesce(lease_until, wake_at)))
  where ended_at is null;
