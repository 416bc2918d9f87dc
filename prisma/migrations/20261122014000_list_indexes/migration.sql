-- Every filter and every pair of filters of a list is served by an index, and counted without a scan (docs/adr/0049). In three
-- migrations with a commit each. In the first two, which read whole tables, only writers wait; in the last, which takes no
-- time, readers too. In each, the audit log is locked last, as every writer does: otherwise two could wait for each other.
set lock_timeout = '5s';

-- How many rows have two values together, which nobody can tell from how many have each.
create statistics alerts_filters (mcv) on status, category, type, priority, assigned_to from alerts;
create statistics cases_filters (mcv) on status, type, entity_category, risk_tier, assigned_to, sla_stopped from cases;
create statistics entities_filters (mcv) on type, role, country, verification_status from entities;
create statistics audit_log_filters (mcv) on event_type, target_type, actor_id from audit_log;

analyze alerts, cases, entities, audit_log;

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

-- With all that snoozed alerts are counted by: each is a page of the table elsewhere. Replaces alerts_snoozed.
create index alerts_snoozed_with_counts on alerts (project_id, snoozed_until)
  include (status, category, type, priority, assigned_to, sla_stopped, sla_deadline, sla_warning_at)
  where snoozed_until is not null;

create index audit_log_project_id_target_type_created_at_sequence_idx
  on audit_log (project_id, target_type, created_at desc, sequence desc);
