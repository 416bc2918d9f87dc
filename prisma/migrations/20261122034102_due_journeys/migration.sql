-- Finds the journeys that nobody goes on with.
set lock_timeout = '5s';

create index flows_journey_due_at_idx on flows (journey_due_at) where journey_due_at is not null;

create function find_silent_journeys(at_most int)
returns table (project_id int, token text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select f.project_id, f.token from flows f
  where f.journey_due_at <= now()
  order by f.journey_due_at limit at_most
$$;

revoke all on function find_silent_journeys from public;
grant execute on function find_silent_journeys to probity_worker;
