-- Alerts by the listed party's main name too. What it finds of cases and entities stays as it was.
set lock_timeout = '5s';

create or replace function find_by_text(of_table text, of_project int, pattern text, at_most int) returns setof text
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  searched text[] := case of_table
    when 'cases' then array['name', 'external_reference']
    when 'entities' then array['full_name', 'company_name', 'registration_number', 'external_reference']
    -- As the index alerts_names has it.
    when 'alerts' then array[$text$(' ' || coalesce(subject_name, '') || E'\n '
      || coalesce(match ->> 'matched_name', summary) || E'\n ' || coalesce(match ->> 'primary_name', '') || E'\n '
      || coalesce(case_name, ''))$text$]
  end;
begin
  if of_project is distinct from current_project() then
    raise exception '% of project % cannot be searched for project %', of_table, of_project, current_project();
  end if;
  if searched is null then
    raise exception '% is not searched by text', of_table;
  end if;
  return query execute format('select token from %I where project_id = $1 and (%s) limit $3', of_table,
    (select string_agg(format('%s ilike $2', expression), ' or ') from unnest(searched) expression))
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
