-- Case numbers come from a sequence of each project, which nobody waits for (docs/adr/0034).
set lock_timeout = '5s';

do $$
declare
  of_project projects;
begin
  for of_project in select * from projects loop
    execute format('create sequence public.case_numbers_%s as int start %s', of_project.id, of_project.next_case_number);
  end loop;
end $$;

/* Draws the number of the project's next case. A rollback does not give it back. */
create function take_case_number(of_project int) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if of_project is distinct from current_project() then
    raise exception 'a case of project % cannot be numbered for project %', of_project, current_project();
  end if;
  return nextval(format('public.case_numbers_%s', of_project)::regclass);
end $$;

create or replace function create_project(new_name text, new_hash text, new_environment text) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  new_id int;
begin
  insert into projects (name, hash, environment) values (new_name, new_hash, new_environment) returning id into new_id;
  execute format('create sequence public.case_numbers_%s as int', new_id);
  return new_id;
end $$;

-- A process of the version before fails to open a case, rather than give it a number twice.
alter table projects drop column next_case_number;

grant execute on function take_case_number to probity_web, probity_worker;
