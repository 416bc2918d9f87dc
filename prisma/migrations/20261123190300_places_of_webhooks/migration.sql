-- Every webhook has places that no other takes. What is beside is for a worker of the version before.
set lock_timeout = '5s';

/*
 * Leases due deliveries of active webhooks, at most `places` of one, counting those that it has already: `busy` is
 * `{"<project>/<webhook>": n}`. The first `own_places` of each webhook are its own, in a budget of their own; one that fails has no
 * others, out of a third budget. Further ones are shared: by the webhooks of a project as many as four may have, and by all
 * out of `budget`. What a project may not have takes no place in the order of those that others may. One look into the index for each
 * webhook that has any delivery waiting, however many those are.
 */
create function claim_webhook_deliveries(
  at timestamptz, lease interval, busy jsonb, places int, own_places int, budget int, own_budget int, failing_budget int
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
  held as (
    select split_part(b.key, '/', 1) as project, b.key as webhook, b.value::int as n from jsonb_each_text(busy) b
  ),
  open as (
    select w.project_id, w.token, w.failing_since is not null as is_failing,
      coalesce((select h.n from held h where h.webhook = w.project_id || '/' || w.token), 0) as held,
      4 * places - coalesce((select sum(greatest(0, h.n - own_places)) from held h where h.project = w.project_id::text), 0)
        as shared_of_project
    from waiting join webhooks w on (w.project_id, w.token) = (waiting.project_id, waiting.webhook_token)
    where w.status = 'active'
  ),
  -- Materialized, since a limit that is read anew finds other rows.
  due as materialized (
    select d.project_id, d.token, d.next_attempt_at, open.shared_of_project, d.nth_of_webhook,
      case when open.is_failing then 'failing' when d.nth_of_webhook <= own_places then 'own' else 'shared' end as kind
    from open cross join lateral (
      select l.project_id, l.token, l.next_attempt_at,
        open.held + row_number() over (order by l.next_attempt_at, l.token) as nth_of_webhook
      from (
        select l.project_id, l.token, l.next_attempt_at from webhook_deliveries l
        where l.project_id = open.project_id and l.webhook_token = open.token and l.next_attempt_at <= at
          and (l.leased_until is null or l.leased_until <= at)
        order by l.next_attempt_at
        limit greatest(0, case when open.is_failing then own_places else places end - open.held) for update skip locked
      ) l
    ) d
  ),
  fitting as (
    select ranked.project_id, ranked.token, ranked.kind,
      -- The first of every webhook before the second of any; among those that are shared, the oldest.
      row_number() over (
        partition by ranked.kind
        order by case when ranked.kind <> 'shared' then ranked.nth_of_webhook end, ranked.next_attempt_at
      ) as nth
    from (
      select due.*,
        row_number() over (partition by due.project_id, due.kind order by due.next_attempt_at) as nth_of_project
      from due
    ) ranked
    where ranked.kind <> 'shared' or ranked.nth_of_project <= ranked.shared_of_project
  )
  update webhook_deliveries d set leased_until = at + lease
  from fitting join webhooks w on w.project_id = fitting.project_id
    join projects p on p.id = w.project_id
  where fitting.nth <= case fitting.kind when 'failing' then failing_budget when 'own' then own_budget else budget end
    and (d.project_id, d.token) = (fitting.project_id, fitting.token) and w.token = d.webhook_token
  returning d.project_id, p.hash, d.token, d.webhook_token, d.event_token, d.event_type, d.body, d.attempt_count,
    d.leased_until, w.url, w.secret, case when w.previous_secret_expires_at > at then w.previous_secret end,
    fitting.kind = 'failing',
    -- The outbox stores no tokens of a flow: they are derived when its result is sent.
    (select f.start_token_hash from flows f
      where d.has_tokens and f.project_id = d.project_id
        and f.token = convert_from(d.body, 'UTF8')::jsonb #>> '{data,flow_token}');
end $$;

revoke execute on function claim_webhook_deliveries(timestamptz, interval, jsonb, int, int, int, int, int) from public;
grant execute on function claim_webhook_deliveries(timestamptz, interval, jsonb, int, int, int, int, int) to probity_worker;

/* One project's failing webhooks keep no other's waiting to be given up: each project's oldest first, then the second of each. */
create or replace function find_failing_webhooks(failing_before timestamptz) returns table (project_id int, token text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select f.project_id, f.token from (
    select w.project_id, w.token, w.failing_since,
      row_number() over (partition by w.project_id order by w.failing_since) as nth
    from webhooks w where w.status = 'active' and w.failing_since <= failing_before
  ) f order by f.nth, f.failing_since limit 20
$$;
