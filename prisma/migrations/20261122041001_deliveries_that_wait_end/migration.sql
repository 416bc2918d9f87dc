-- Deliveries do not wait for ever at a webhook that nobody makes active again.
set lock_timeout = '5s';

/*
 * Of every project, with their attempts: those that ended, and those that have been due since before then at a webhook that is
 * not active. Returns how many it deleted.
 */
create or replace function delete_old_deliveries(made_before timestamptz, at_most int) returns bigint
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with old as materialized (
    select o.project_id, o.token from webhook_deliveries o
    join webhooks w on (w.project_id, w.token) = (o.project_id, o.webhook_token)
    where o.created_at < made_before
      and (o.next_attempt_at is null or o.next_attempt_at < made_before and w.status <> 'active')
    limit at_most for update of o skip locked
  ),
  gone as (
    delete from webhook_deliveries d using old where (d.project_id, d.token) = (old.project_id, old.token) returning 1
  )
  select count(*) from gone
$$;
