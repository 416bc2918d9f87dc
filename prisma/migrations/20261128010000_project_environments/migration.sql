-- An operator's command refuses a database that was set up for another environment.
set lock_timeout = '5s';

create function project_environments() returns setof text
language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select distinct environment from projects $$;

revoke execute on function project_environments from public;
grant execute on function project_environments to probity_app;
