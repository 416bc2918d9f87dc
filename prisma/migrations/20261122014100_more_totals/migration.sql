-- Kept totals (docs/adr/0006) by more columns, and of deliveries.
set lock_timeout = '5s';

-- Replaces triggers of the same name. Readers wait for a `drop trigger`, and for this they do not.
create or replace procedure keep_totals(of_table text, bucket_columns text) language plpgsql as $$
begin
  execute format('create or replace trigger %I after insert on %I referencing new table as new_rows
    for each statement execute function count_rows(%s)', of_table || '_added', of_table, bucket_columns);
  execute format('create or replace trigger %I after update on %I referencing old table as old_rows new table as new_rows
    for each statement execute function count_rows(%s)', of_table || '_changed', of_table, bucket_columns);
  execute format('create or replace trigger %I after delete on %I referencing old table as old_rows
    for each statement execute function count_rows(%s)', of_table || '_removed', of_table, bucket_columns);
end $$;

do $$
declare
  kept record;
begin
  for kept in select * from (values
    ('entities', 'type, role, country, verification_status'),
    ('webhook_deliveries', 'webhook_token, status, event_type'),
    ('audit_log', 'event_type, target_type, actor_id')) kept (of_table, columns)
  loop
    execute format('lock table %I in share row exclusive mode', kept.of_table);
    delete from list_totals where resource = kept.of_table;
    execute format('insert into list_totals (project_id, resource, bucket, delta)
      select project_id, %L, jsonb_build_object(%s), count(*) from %I group by 1, 3', kept.of_table,
      (select string_agg(format('%L, %I', trim(name), trim(name)), ', ') from string_to_table(kept.columns, ',') name),
      kept.of_table);
    call keep_totals(kept.of_table, kept.columns);
  end loop;
end $$;
