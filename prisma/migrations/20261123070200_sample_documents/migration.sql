-- A reset of the sample erases the images of its cases (docs/adr/0087, docs/adr/0093).
set lock_timeout = '5s';

/*
 * The next rows of a sample that is being deleted: of one table, in an order that no reference refuses. 0 when nothing is left. People,
 * keys, policies, own lists, webhooks and the audit log stay.
 */
create or replace function delete_sample_rows(of_project int, at_most int) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  emptied text;
  deleted int;
begin
  if of_project is distinct from current_project()
    or not exists (select from sample_projects s where s.project_id = of_project and s.status = 'Deleting')
  then
    raise exception 'project % is no sample that is being deleted', of_project using errcode = 'insufficient_privilege';
  end if;
  -- The next sweep erases the images of cases that are gone, and then deletes their rows.
  update documents set flow_token = null, case_token = null, erase_at = now()
  where project_id = of_project and ctid = any (array(
    select ctid from documents
    where project_id = of_project and (flow_token is not null or case_token is not null) limit at_most));
  get diagnostics deleted = row_count;
  if deleted > 0 then
    return deleted;
  end if;
  foreach emptied in array array['notifications', 'comments', 'risk_assessments', 'alerts', 'checks', 'flow_parties', 'flows',
    'case_entities', 'cases', 'entity_owners', 'monitored_screenings', 'entities', 'entity_import_lines', 'entity_imports',
    'idempotency_keys']
  loop
    execute format('delete from %1$I where project_id = $1 and ctid = any (array(
      select ctid from %1$I where project_id = $1 limit $2))', emptied) using of_project, at_most;
    get diagnostics deleted = row_count;
    if deleted > 0 then
      return deleted;
    end if;
  end loop;
  return 0;
end $$;
