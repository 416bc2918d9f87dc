-- Entities are searched by text through an index.
set lock_timeout = '5s';

-- In a schema of its own: its functions are not the application's to call.
do $$
begin
  if not exists (select from pg_extension where extname = 'pg_trgm') then
    create schema if not exists extensions;
    create extension pg_trgm with schema extensions;
  end if;
end $$;

do $$
declare
  operators text := (select format('%I.gin_trgm_ops', n.nspname)
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  execute format('create index entities_text on entities using gin
    (full_name %1$s, company_name %1$s, registration_number %1$s, external_reference %1$s)', operators);
end $$;

/*
 * The entities of which a name, the registration number or the external reference fits the pattern, as many as asked for at
 * most. With the rights of the owner: a search by pattern is not leakproof, so that under row-level security no index would
 * serve it.
 */
create function find_entities_by_text(of_project int, pattern text, at_most int) returns setof text
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if of_project is distinct from current_project() then
    raise exception 'the entities of project % cannot be searched for project %', current_project(), of_project;
  end if;
  return query execute 'select token from entities where project_id = $1
    and (full_name ilike $2 or company_name ilike $2 or registration_number ilike $2 or external_reference ilike $2)
    limit $3' using of_project, pattern, at_most;
end $$;
revoke execute on function find_entities_by_text from public;
grant execute on function find_entities_by_text to probity_web;
