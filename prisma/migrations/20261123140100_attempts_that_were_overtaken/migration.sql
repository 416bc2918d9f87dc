-- Whether an attempt still decides is asked of the row that is changed, as it is once it is locked: a replay that was committed while the
-- attempt waited for the row was taken back.
set lock_timeout = '5s';

create or replace function record_webhook_attempts(made jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with outcome as (
    select m.project_id, m.webhook_token,
      case when bool_or(m.status = 'delivered') then null else min(m.started_at) end as failed_at
    from jsonb_to_recordset(made) as m (project_id int, webhook_token text, status text, started_at timestamptz)
    group by m.project_id, m.webhook_token
  ),
  changing as (
    select w.project_id, w.token, o.failed_at from webhooks w
    join outcome o on (o.project_id, o.webhook_token) = (w.project_id, w.token)
    where (w.failing_since is null) <> (o.failed_at is null)
    order by w.project_id, w.token for no key update of w
  )
  update webhooks w set failing_since = changing.failed_at from changing
  where (w.project_id, w.token) = (changing.project_id, changing.token);
  with attempt as (
    select * from jsonb_to_recordset(made) as m (
      project_id int, token text, leased_until timestamptz, status text, next_attempt_at timestamptz,
      started_at timestamptz, duration_ms int, response_status int, response_body text, error text)
  ),
  changed as (
    update webhook_deliveries d set
      attempt_count = d.attempt_count + 1,
      status = case when d.leased_until is not distinct from a.leased_until then a.status else d.status end,
      next_attempt_at =
        case when d.leased_until is not distinct from a.leased_until then a.next_attempt_at else d.next_attempt_at end,
      delivered_at = case when d.leased_until is not distinct from a.leased_until and a.status = 'delivered'
        then a.started_at + make_interval(secs => a.duration_ms / 1000.0) else d.delivered_at end,
      leased_until = case when d.leased_until is not distinct from a.leased_until then null else d.leased_until end
    from attempt a
    where (d.project_id, d.token) = (a.project_id, a.token)
    returning d.project_id, d.token, d.attempt_count
  )
  insert into webhook_attempts
    (project_id, delivery_token, number, started_at, duration_ms, response_status, response_body, error)
  select c.project_id, c.token, c.attempt_count, a.started_at, a.duration_ms, a.response_status, a.response_body, a.error
  from changed c join attempt a on (a.project_id, a.token) = (c.project_id, c.token);
end $$;
