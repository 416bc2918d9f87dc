-- What is appended says its version and whether tokens of a flow are sent with it, which TypeScript alone declares.
set lock_timeout = '5s';

alter table webhook_deliveries add column has_tokens boolean not null default false;

/*
 * As before, and takes the API's version and whether tokens are sent from the event. A process that is older than this
 * migration says neither.
 *
 * Adds a delivery of each published event for each active webhook that wants it. Whether there is one is asked
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
      (project_id, token, webhook_token, event_token, event_type, body, has_tokens, status, next_attempt_at, created_at)
    select of_project,
      -- The event's time, and random digits.
      'whd_' || substr(e.token, 5, 10) || left(replace(gen_random_uuid()::text, '-', ''), 16),
      w.token, e.token, e.type, convert_to(format(
        '{"event_id":%s,"event_type":%s,"created_at":"%s","project_hash":%s,"api_version":%s,"data":%s}',
        to_json(e.token), to_json(e.type),
        to_char(now()::timestamptz(3) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        (select to_json(p.hash) from projects p where p.id = of_project),
        to_json(coalesce(e.api_version, '3.0.0')), e.data), 'UTF8'),
      coalesce(e.has_tokens, e.type in ('verification.completed', 'screening.completed')),
      'pending', now(), now()
    from (
      select s.token, s.events from webhooks s
      where s.project_id = of_project and s.status = 'active' for key share skip locked
    ) w
    join jsonb_to_recordset(added) as e (
      token text, type text, data jsonb, is_published boolean, api_version text, has_tokens boolean)
      on e.is_published and (w.events = array['*'] or e.type = any (w.events));
  end if;
end $$;

/*
 * As before, and asks the delivery whether tokens are sent with it.
 *
 * Leases due deliveries of active webhooks, at most `places` of one, counting those that it has already: `busy` is
 * `{"<project>/<webhook>": n}`. Webhooks that fail have `failing_places` and a budget of their own, so that they take nothing
 * from the others. One look into the index for each webhook that has any delivery waiting, however many those are.
 */
create or replace function claim_webhook_deliveries(
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
        - coalesce((busy ->> (w.project_id || '/' || w.token))::int, 0) as free,
      -- As many as four webhooks, so that one whose receivers are slow leaves places to the other projects.
      4 * places - (select coalesce(sum(b.value::int), 0) from jsonb_each_text(busy) b
        where split_part(b.key, '/', 1) = w.project_id::text) as free_of_project
    from waiting join webhooks w on (w.project_id, w.token) = (waiting.project_id, waiting.webhook_token)
    where w.status = 'active'
  ),
  -- Materialized, since a limit that is read anew finds other rows.
  due as materialized (
    select d.project_id, d.token, open.is_failing,
      row_number() over (partition by open.is_failing order by d.next_attempt_at) as nth,
      row_number() over (partition by open.project_id, open.is_failing order by d.next_attempt_at) as nth_of_project,
      open.free_of_project
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
  where (due.is_failing or due.nth_of_project <= due.free_of_project)
    and due.nth <= case when due.is_failing then failing_budget else budget end
    and (d.project_id, d.token) = (due.project_id, due.token) and w.token = d.webhook_token
  returning d.project_id, p.hash, d.token, d.webhook_token, d.event_token, d.event_type, d.body, d.attempt_count,
    d.leased_until, w.url, w.secret, case when w.previous_secret_expires_at > at then w.previous_secret end,
    due.is_failing,
    -- The outbox stores no tokens of a flow: they are derived when its result is sent.
    (select f.start_token_hash from flows f
      where d.has_tokens and f.project_id = d.project_id
        and f.token = convert_from(d.body, 'UTF8')::jsonb #>> '{data,flow_token}');
end $$;
