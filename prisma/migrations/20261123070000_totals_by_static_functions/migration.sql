-- Kept totals (docs/adr/0006) and totals by day (docs/adr/0045) by functions whose statement is fixed: PostgreSQL plans it once a
-- connection, not at each change.
set lock_timeout = '5s';

/*
 * Keeps how many rows of the table there are in each bucket, which is a combination of the columns' values. Replaces functions and
 * triggers of the same name. Readers wait for a `drop trigger`, and for this they do not.
 */
create procedure keep_totals(resource text, of_table regclass, columns text[]) language plpgsql as $$
declare
  bucket text := (select string_agg(format('%L, %I', name, name), ', ' order by place)
    from unnest(columns) with ordinality named (name, place));
  added text := format('select project_id, jsonb_build_object(%s) as bucket, 1 as n from new_rows', bucket);
  removed text := format('select project_id, jsonb_build_object(%s) as bucket, -1 as n from old_rows', bucket);
  kind record;
begin
  for kind in select * from (values
    ('added', 'insert', 'new table as new_rows', added),
    ('changed', 'update', 'old table as old_rows new table as new_rows', added || ' union all ' || removed),
    ('removed', 'delete', 'old table as old_rows', removed)) kind (suffix, event, rows, source)
  loop
    execute format($create$
      create or replace function %1$I() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $body$
      begin
        insert into list_totals (project_id, resource, bucket, delta)
        select project_id, %2$L, bucket, sum(n) from (%3$s) counted group by project_id, bucket having sum(n) <> 0;
        return null;
      end $body$ $create$, format('count_%s_%s', resource, kind.suffix), resource, kind.source);
    execute format('revoke execute on function %I from public', format('count_%s_%s', resource, kind.suffix));
    execute format('create or replace trigger %I after %s on %s referencing %s for each statement execute function %I()',
      format('%s_%s', resource, kind.suffix), kind.event, of_table, kind.rows, format('count_%s_%s', resource, kind.suffix));
  end loop;
end $$;
revoke execute on procedure keep_totals(text, regclass, text[]) from public;

do $$
declare
  kept record;
begin
  for kept in
    select t.tgrelid::regclass as of_table, arguments.list, f.proname = 'count_rows_as' as is_named
    from pg_trigger t join pg_proc f on f.oid = t.tgfoid,
      lateral (select trim_array(string_to_array(encode(t.tgargs, 'escape'), '\000'), 1) as list) arguments
    where f.proname in ('count_rows', 'count_rows_as') and t.tgname like '%\_added'
  loop
    if kept.is_named then
      call keep_totals(kept.list[1], kept.of_table, kept.list[2:]);
    else
      call keep_totals(kept.of_table::text, kept.of_table, kept.list);
    end if;
  end loop;
end $$;

do $$
declare
  counted text;
  kind record;
  named text;
begin
  foreach counted in array array['cases', 'alerts'] loop
    for kind in select * from (values
      ('added', 'insert', 'new table as new_rows', 'select 1 as sign, * from new_rows'),
      ('changed', 'update', 'old table as old_rows new table as new_rows',
        'select 1 as sign, * from new_rows union all select -1, * from old_rows'),
      ('removed', 'delete', 'old table as old_rows', 'select -1 as sign, * from old_rows')) kind (suffix, event, rows, source)
    loop
      named := format('count_days_of_%s_%s', counted, kind.suffix);
      execute format($create$
        create function %I() returns trigger
        language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $body$
        begin
          %s;
          return null;
        end $body$ $create$, named, noting_of_days(counted, kind.source));
      execute format('revoke execute on function %I from public', named);
      execute format('create or replace trigger %I after %s on %I referencing %s for each statement execute function %I()',
        format('%s_day_%s', counted, kind.suffix), kind.event, counted, kind.rows, named);
    end loop;
  end loop;
end $$;
