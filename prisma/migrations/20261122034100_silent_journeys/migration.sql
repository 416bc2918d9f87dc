-- A journey that nobody goes on with is abandoned, and then expires with its start token.
set lock_timeout = '5s';

alter table flows add column journey_due_at timestamptz(3);

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

-- Journeys that were begun before this: their start tokens expire as any other.
update flows set journey_due_at = start_expires_at
where processing_status = 'processing' and start_expires_at is not null and lease_until is null;
