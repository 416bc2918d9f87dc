-- Kept totals (docs/adr/0006) of what each person was told, and of what they have not read.
set lock_timeout = '5s';

/*
 * Keeps how many rows of the table there are in each bucket, an expression of a row. Replaces functions and triggers of the same
 * name. Readers wait for a `drop trigger`, and for this they do not.
 */
create procedure keep_totals_by(resource text, of_table regclass, bucket text) language plpgsql as $$
declare
  added text := format('select project_id, %s as bucket, 1 as n from new_rows', bucket);
  removed text := format('select project_id, %s as bucket, -1 as n from old_rows', bucket);
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
revoke execute on procedure keep_totals_by(text, regclass, text) from public;

/* Of columns. */
create or replace procedure keep_totals(resource text, of_table regclass, columns text[]) language plpgsql as $$
begin
  call keep_totals_by(resource, of_table, format('jsonb_build_object(%s)', (
    select string_agg(format('%L, %I', name, name), ', ' order by place)
    from unnest(columns) with ordinality named (name, place))));
end $$;

lock table notifications in share row exclusive mode;
call keep_totals_by('notifications', 'notifications',
  $$jsonb_build_object('user_token', user_token, 'unread', read_at is null)$$);
insert into list_totals (project_id, resource, bucket, delta)
select project_id, 'notifications', jsonb_build_object('user_token', user_token, 'unread', read_at is null), count(*)
from notifications group by 1, 3;
