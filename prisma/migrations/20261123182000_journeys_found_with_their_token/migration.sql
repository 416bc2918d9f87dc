-- Whoever holds a start token is found with the token of their journey, once it was begun, so that all of it is read by one statement.
set lock_timeout = '5s';

create or replace function find_journey(presented_hash bytea)
returns table (project_id int, project_hash text, project_name text, environment text, flow_token text,
  journey_token text, expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select f.project_id, p.hash, p.name, p.environment, f.token, j.token, f.start_expires_at
  from flows f join projects p on p.id = f.project_id
    left join journeys j on j.project_id = f.project_id and j.flow_token = f.token
  where f.start_token_hash = presented_hash
  union all
  select j.project_id, p.hash, p.name, p.environment, null::text, j.token, j.expires_at
  from journeys j join projects p on p.id = j.project_id
  where j.start_token_hash = presented_hash
$$;
