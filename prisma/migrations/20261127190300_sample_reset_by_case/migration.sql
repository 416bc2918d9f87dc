-- A reset of the sample deletes what there was when it was asked for, each case and each flow with all that is of it. Table after table,
-- a flow was seen without its parties, and a sandbox that others keep sending to never ended.
set lock_timeout = '5s';

/*
 * The next rows of a sample that is being deleted: some cases, flows or entities with all that refers to them, which leaves what remains
 * consistent. 0 when nothing is left from before the request. People, keys, policies, own lists, webhooks and the audit log stay.
 */
create or replace function delete_sample_rows(of_project int, at_most int) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  until timestamptz;
  -- Each has some ten rows.
  at_once constant int := greatest(at_most / 10, 1);
  emptied text;
  gone text[];
  rows_of_table int;
  deleted int := 0;
begin
  select s.requested_at into until from sample_projects s
  where s.project_id = of_project and s.project_id = current_project() and s.status = 'Deleting';
  if until is null then
    raise exception 'project % is no sample that is being deleted', of_project using errcode = 'insufficient_privilege';
  end if;

  -- Locked, so that nobody adds to a case or flow meanwhile.
  gone := array(select c.token from cases c where c.project_id = of_project and c.created_at <= until
    order by c.created_at limit at_once for update);
  if cardinality(gone) > 0 then
    -- The next sweep erases the images, and then deletes their rows.
    update documents set flow_token = null, case_token = null, erase_at = now()
    where project_id = of_project and case_token = any (gone);
    delete from notifications where project_id = of_project and (target_token = any (gone)
      or target_token in (select a.token from alerts a where a.project_id = of_project and a.case_token = any (gone)));
    foreach emptied in array array['comments', 'risk_assessments', 'alerts', 'checks', 'case_entities'] loop
      execute format('delete from %I where project_id = $1 and case_token = any ($2)', emptied) using of_project, gone;
      get diagnostics rows_of_table = row_count;
      deleted := deleted + rows_of_table;
    end loop;
    delete from cases where project_id = of_project and token = any (gone);
    return deleted + cardinality(gone);
  end if;

  -- A flow stays with its case, if that was opened after the request.
  gone := array(select f.token from flows f where f.project_id = of_project and f.created_at <= until
      and not exists (select from cases c where c.project_id = f.project_id and c.token = f.case_token)
    order by f.created_at limit at_once for update);
  if cardinality(gone) > 0 then
    update documents set flow_token = null, case_token = null, erase_at = now()
    where project_id = of_project and flow_token = any (gone);
    delete from flow_parties where project_id = of_project and flow_token = any (gone);
    get diagnostics deleted = row_count;
    delete from flows where project_id = of_project and token = any (gone);
    return deleted + cardinality(gone);
  end if;

  -- Of no case. An entity's come before it.
  foreach emptied in array array['alerts', 'checks'] loop
    execute format('delete from %1$I where project_id = $1 and ctid = any (array(
      select ctid from %1$I where project_id = $1 and case_token is null and created_at <= $3 limit $2))', emptied)
      using of_project, at_most, until;
    get diagnostics deleted = row_count;
    if deleted > 0 then
      return deleted;
    end if;
  end loop;

  -- An entity stays if something that was added after the request is about it.
  gone := array(select e.token from entities e where e.project_id = of_project and e.created_at <= until
      and not exists (select from case_entities m where m.project_id = e.project_id and m.entity_token = e.token)
      and not exists (select from alerts a where a.project_id = e.project_id and a.entity_token = e.token)
      and not exists (select from checks k where k.project_id = e.project_id and k.entity_token = e.token)
    order by e.created_at limit at_most for update);
  if cardinality(gone) > 0 then
    delete from entity_owners where project_id = of_project and (owned_token = any (gone) or owner_token = any (gone));
    delete from monitored_screenings where project_id = of_project and entity_token = any (gone);
    delete from entities where project_id = of_project and token = any (gone);
    return cardinality(gone);
  end if;

  -- Its lines are many, and go with an import otherwise.
  delete from entity_import_lines where project_id = of_project and ctid = any (array(
    select l.ctid from entity_import_lines l join entity_imports i on i.project_id = l.project_id and i.token = l.import_token
    where l.project_id = of_project and i.created_at <= until limit at_most));
  get diagnostics deleted = row_count;
  if deleted > 0 then
    return deleted;
  end if;
  foreach emptied in array array['entity_imports', 'notifications', 'idempotency_keys'] loop
    execute format('delete from %1$I where project_id = $1 and ctid = any (array(
      select ctid from %1$I where project_id = $1 and created_at <= $3 limit $2))', emptied)
      using of_project, at_most, until;
    get diagnostics deleted = row_count;
    if deleted > 0 then
      return deleted;
    end if;
  end loop;
  return 0;
end $$;
