-- Finds the flows whose checks are to be retried.
set lock_timeout = '5s';

create index checks_retry_at_idx on checks (retry_at) where status = 'Retry Scheduled';

-- A flow whose worker died is found by its lease, one that waits for a retry by its checks, whatever its project.
create or replace function find_abandoned_flows(at_most int)
returns table (project_id int, token text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  (select f.project_id, f.token from flows f
   where f.processing_status = 'processing' and f.lease_until < now()
   order by f.lease_until limit at_most)
  union
  (select f.project_id, f.token from checks c
   join flows f on f.project_id = c.project_id and f.token = c.flow_token
   where c.status = 'Retry Scheduled' and c.retry_at < now()
     and f.processing_status = 'processing' and f.lease_until is null
   order by c.retry_at limit at_most)
$$;
