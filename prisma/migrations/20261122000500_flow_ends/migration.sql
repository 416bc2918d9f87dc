-- Who waits for a flow is woken by its end, and idempotency keys end with their window.
set lock_timeout = '5s';

/* Notifies whoever waits for the flow, when the transaction that ended it commits. */
create function notify_of_flow_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('probity_flow_ended', new.token);
  return null;
end $$;
create trigger flows_wake_waiters after update on flows for each row
  when (old.processing_status = 'processing' and new.processing_status <> 'processing')
  execute function notify_of_flow_end();

/* Of every project. Skips rows that a request or another worker holds: the next call finds them. */
create function delete_expired_idempotency_keys(at_most int) returns int
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with expired as (
    select ctid from idempotency_keys
    where created_at <= now() - interval '24 hours'
    order by created_at limit at_most
    for update skip locked
  ), gone as (
    delete from idempotency_keys k using expired e where k.ctid = e.ctid returning 1
  )
  select count(*)::int from gone
$$;

grant execute on function delete_expired_idempotency_keys to probity_worker;
