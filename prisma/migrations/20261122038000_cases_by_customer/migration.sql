-- A case is also found by the names, registration numbers and references of its people and companies (docs/adr/0040): by the trigram index of
-- entities, and from an entity to its cases by case_entities_project_id_entity_token_idx. The version before calls it too, and
-- finds more than before.
set lock_timeout = '5s';

create or replace function find_by_text(of_table text, of_project int, pattern text, at_most int) returns setof text
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  searched text[] := case of_table
    when 'cases' then array['name', 'external_reference']
    when 'entities' then array['full_name', 'company_name', 'registration_number', 'external_reference']
  end;
begin
  if of_project is distinct from current_project() then
    raise exception '% of project % cannot be searched for project %', of_table, of_project, current_project();
  end if;
  if searched is null then
    raise exception '% is not searched by text', of_table;
  end if;
  return query execute format('select token from %I where project_id = $1 and (%s) limit $3', of_table,
    (select string_agg(format('%I ilike $2', name), ' or ') from unnest(searched) name))
    using of_project, pattern, at_most;
  if of_table = 'cases' then
    return query execute
      'select m.case_token from entities e
       join case_entities m on m.project_id = e.project_id and m.entity_token = e.token
       where e.project_id = $1 and (e.full_name ilike $2 or e.company_name ilike $2
         or e.registration_number ilike $2 or e.external_reference ilike $2)
       limit $3'
      using of_project, pattern, at_most;
  end if;
end $$;
