-- Every filter and every pair of filters of a list is served by an index, and counted without a scan (docs/adr/0049).
set lock_timeout = '5s';

create index audit_log_project_id_target_type_created_at_sequence_idx
  on audit_log (project_id, target_type, created_at desc, sequence desc);

-- With all that snoozed alerts are counted by: each is a page of the table elsewhere.
drop index alerts_snoozed;
create index alerts_snoozed on alerts (project_id, snoozed_until)
  include (status, category, type, priority, assigned_to, sla_stopped, sla_deadline, sla_warning_at)
  where snoozed_until is not null;

-- How many rows have two values together, which nobody can tell from how many have each.
create statistics alerts_filters (mcv) on status, category, type, priority, assigned_to from alerts;
create statistics cases_filters (mcv) on status, type, entity_category, risk_tier, assigned_to, sla_stopped from cases;
create statistics entities_filters (mcv) on type, role, country, verification_status from entities;
create statistics audit_log_filters (mcv) on event_type, target_type, actor_id from audit_log;

/*
 * The tokens of the cases or entities whose text fits the pattern, as many as asked for at most. With the rights of the
 * owner: a search by pattern is not leakproof, so that under row-level security no index would serve it.
 */
create function find_by_text(of_table text, of_project int, pattern text, at_most int) returns setof text
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
end $$;
revoke execute on function find_by_text from public;
grant execute on function find_by_text to probity_web;
drop function find_cases_by_text, find_entities_by_text;

-- Kept totals (docs/adr/0006) by more columns, and of deliveries.
do $$
declare
  kept record;
begin
  for kept in select * from (values
    ('entities', 'type, role, country, verification_status', true),
    ('audit_log', 'event_type, target_type, actor_id', true),
    ('webhook_deliveries', 'webhook_token, status, event_type', false)) kept (of_table, columns, is_replaced)
  loop
    execute format('lock table %I in share row exclusive mode', kept.of_table);
    if kept.is_replaced then
      execute format('drop trigger %I on %I', kept.of_table || '_added', kept.of_table);
      execute format('drop trigger %I on %I', kept.of_table || '_changed', kept.of_table);
      execute format('drop trigger %I on %I', kept.of_table || '_removed', kept.of_table);
      delete from list_totals where resource = kept.of_table;
    end if;
    execute format('insert into list_totals (project_id, resource, bucket, delta)
      select project_id, %L, jsonb_build_object(%s), count(*) from %I group by 1, 3', kept.of_table,
      (select string_agg(format('%L, %I', trim(name), trim(name)), ', ') from string_to_table(kept.columns, ',') name),
      kept.of_table);
    call keep_totals(kept.of_table, kept.columns);
  end loop;
end $$;

analyze alerts, cases, entities, audit_log;
