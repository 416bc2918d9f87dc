-- Deliveries are written with their events, claimed by workers, and recorded (docs/adr/0056).
set lock_timeout = '5s';

/* Until when a worker has it. Not indexed, so that a claim need not touch the indexes. */
alter table webhook_deliveries add column leased_until timestamptz(3);
-- A body is written once: outside of the row, so that an attempt does not write it again.
alter table webhook_deliveries alter column body set storage external;
alter table webhook_deliveries set (toast_tuple_target = 256, fillfactor = 80);

insert into audit_event_types (event_type, target_type) values ('webhook.undeliverable', 'webhook');

-- The worker calls a webhook undeliverable, and reads no secret of it but by the claim.
grant select (project_id, token, url, events, description, status, failing_since, created_at, updated_at),
  update (status, failing_since, updated_at) on webhooks to probity_worker;

/*
 * As before, and adds a delivery of each published event for each active webhook that wants it. Whether there is one is asked
 * by the statement that gives the positions. Its row is shared until the commit; one that is being deleted is left out, so that
 * nobody waits for the deletion of its deliveries.
 */
create or replace function append_events(of_project int, added jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  published bigint := (select count(*) from jsonb_array_elements(added) e where (e ->> 'is_published')::boolean);
  last_position bigint;
  has_webhooks boolean := false;
begin
  if of_project is distinct from current_project() then
    raise exception 'events of project % cannot be written for project %', current_project(), of_project;
  end if;
  if published > 0 then
    insert into event_heads as head values (of_project, published)
    on conflict (project_id) do update set position = head.position + published
    returning head.position, exists (select from webhooks w where w.project_id = of_project and w.status = 'active')
      into last_position, has_webhooks;
  end if;
  insert into events (token, project_id, type, data, position)
  select e.token, of_project, e.type, e.data,
    case when e.is_published then
      last_position - published + count(*) filter (where e.is_published) over (order by e.n)
    end
  from rows from (jsonb_to_recordset(added) as (token text, type text, data jsonb, is_published boolean))
    with ordinality as e (token, type, data, is_published, n)
  order by e.n;
  if has_webhooks then
    insert into webhook_deliveries
      (project_id, token, webhook_token, event_token, event_type, body, status, next_attempt_at, created_at)
    select of_project,
      -- The event's time, and random digits.
      'whd_' || substr(e.token, 5, 10) || left(replace(gen_random_uuid()::text, '-', ''), 16),
      w.token, e.token, e.type, convert_to(format(
        '{"event_id":%s,"event_type":%s,"created_at":"%s","project_hash":%s,"api_version":"3.0.0","data":%s}',
        to_json(e.token), to_json(e.type),
        to_char(now()::timestamptz(3) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        (select to_json(p.hash) from projects p where p.id = of_project), e.data), 'UTF8'),
      'pending', now(), now()
    from (
      select s.token, s.events from webhooks s
      where s.project_id = of_project and s.status = 'active' for key share skip locked
    ) w
    join jsonb_to_recordset(added) as e (token text, type text, data jsonb, is_published boolean)
      on e.is_published and (w.events = array['*'] or e.type = any (w.events));
  end if;
end $$;

/*
 * Leases due deliveries of active webhooks, at most `places` of one, counting those that it has already: `busy` is
 * `{"<project>/<webhook>": n}`. Webhooks that fail have `failing_places` and a budget of their own, so that they take nothing
 * from the others. One look into the index for each webhook that has any delivery waiting, however many those are.
 */
create function claim_webhook_deliveries(
  at timestamptz, lease interval, busy jsonb, places int, failing_places int, budget int, failing_budget int
) returns table (
  project_id int, project_hash text, token text, webhook_token text, event_token text, event_type text, body bytea,
  attempt_count int, leased_until timestamptz, url text, secret bytea, previous_secret bytea, is_failing boolean,
  start_token_hash bytea
) language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with recursive waiting as (
    (select d.project_id, d.webhook_token from webhook_deliveries d where d.next_attempt_at is not null
      order by d.project_id, d.webhook_token limit 1)
    union all
    select n.project_id, n.webhook_token from waiting w cross join lateral (
      select d.project_id, d.webhook_token from webhook_deliveries d
      where d.next_attempt_at is not null and (d.project_id, d.webhook_token) > (w.project_id, w.webhook_token)
      order by d.project_id, d.webhook_token limit 1
    ) n
  ),
  open as (
    select w.project_id, w.token, w.failing_since is not null as is_failing,
      case when w.failing_since is null then places else failing_places end
        - coalesce((busy ->> (w.project_id || '/' || w.token))::int, 0) as free
    from waiting join webhooks w on (w.project_id, w.token) = (waiting.project_id, waiting.webhook_token)
    where w.status = 'active'
  ),
  -- Materialized, since a limit that is read anew finds other rows.
  due as materialized (
    select d.project_id, d.token, open.is_failing,
      row_number() over (partition by open.is_failing order by d.next_attempt_at) as nth
    from open cross join lateral (
      select l.project_id, l.token, l.next_attempt_at from webhook_deliveries l
      where l.project_id = open.project_id and l.webhook_token = open.token and l.next_attempt_at <= at
        and (l.leased_until is null or l.leased_until <= at)
      order by l.next_attempt_at limit greatest(open.free, 0) for update skip locked
    ) d
  )
  update webhook_deliveries d set leased_until = at + lease
  from due join webhooks w on w.project_id = due.project_id
    join projects p on p.id = w.project_id
  where due.nth <= case when due.is_failing then failing_budget else budget end
    and (d.project_id, d.token) = (due.project_id, due.token) and w.token = d.webhook_token
  returning d.project_id, p.hash, d.token, d.webhook_token, d.event_token, d.event_type, d.body, d.attempt_count,
    d.leased_until, w.url, w.secret, case when w.previous_secret_expires_at > at then w.previous_secret end,
    due.is_failing,
    -- The outbox stores no tokens of a flow: they are derived when its result is sent.
    (select f.start_token_hash from flows f
      where d.event_type in ('verification.completed', 'screening.completed') and f.project_id = d.project_id
        and f.token = convert_from(d.body, 'UTF8')::jsonb #>> '{data,flow_token}');
end $$;

/*
 * Writes attempts down, and what they mean: for the delivery, unless another worker has it by now, and for the webhook, which
 * fails since its first failure until its next success. Webhooks are locked first and in order, as every other change of them.
 */
create function record_webhook_attempts(made jsonb) returns void
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
      status = case when is_held then a.status else d.status end,
      next_attempt_at = case when is_held then a.next_attempt_at else d.next_attempt_at end,
      delivered_at = case when is_held and a.status = 'delivered'
        then a.started_at + make_interval(secs => a.duration_ms / 1000.0) else d.delivered_at end,
      leased_until = case when is_held then null else d.leased_until end
    from (
      select a.*, h.leased_until is not distinct from a.leased_until as is_held from attempt a
      join webhook_deliveries h on (h.project_id, h.token) = (a.project_id, a.token)
    ) a
    where (d.project_id, d.token) = (a.project_id, a.token)
    returning d.project_id, d.token, d.attempt_count
  )
  insert into webhook_attempts
    (project_id, delivery_token, number, started_at, duration_ms, response_status, response_body, error)
  select c.project_id, c.token, c.attempt_count, a.started_at, a.duration_ms, a.response_status, a.response_body, a.error
  from changed c join attempt a on (a.project_id, a.token) = (c.project_id, c.token);
end $$;

create function find_failing_webhooks(failing_before timestamptz) returns table (project_id int, token text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select w.project_id, w.token from webhooks w
  where w.status = 'active' and w.failing_since <= failing_before order by w.failing_since limit 20
$$;

/* Of every project: those that ended, with their attempts. Returns how many it deleted. */
create function delete_old_deliveries(made_before timestamptz, at_most int) returns bigint
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with old as materialized (
    select o.project_id, o.token from webhook_deliveries o
    where o.created_at < made_before and o.next_attempt_at is null limit at_most for update skip locked
  ),
  gone as (
    delete from webhook_deliveries d using old where (d.project_id, d.token) = (old.project_id, old.token) returning 1
  )
  select count(*) from gone
$$;

revoke execute on function claim_webhook_deliveries, record_webhook_attempts, find_failing_webhooks, delete_old_deliveries
  from public;
grant execute on function claim_webhook_deliveries, record_webhook_attempts, find_failing_webhooks, delete_old_deliveries
  to probity_worker;
