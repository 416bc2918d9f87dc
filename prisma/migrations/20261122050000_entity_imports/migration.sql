-- Customers by file (docs/adr/0073): an import, and a row for each line of its file.
set lock_timeout = '5s';

create table entity_imports (
  project_id int not null references projects (id),
  token text not null,
  total_count int not null,
  created_count int not null default 0,
  failed_count int not null default 0,
  -- Who sent the file, from where and in which request: on whose behalf the worker creates. Null once it is done.
  sender jsonb,
  created_at timestamptz(3) not null,
  -- When a worker last went on with it.
  progressed_at timestamptz(3) not null,
  completed_at timestamptz(3),
  primary key (project_id, token)
);
call isolate_by_project('entity_imports');
revoke update, delete on entity_imports from probity_web;
revoke insert, delete on entity_imports from probity_worker;

create index entity_imports_newest on entity_imports (project_id, created_at desc, token desc);
create index entity_imports_open on entity_imports (project_id, created_at, token) where completed_at is null;

create table entity_import_lines (
  project_id int not null,
  import_token text not null,
  -- Its place among the records of the file. The header is 1.
  line int not null,
  result text not null,
  -- What the line says of the customer, until it has a result.
  given jsonb,
  entity_token text,
  error jsonb,
  primary key (project_id, import_token, line),
  foreign key (project_id, import_token) references entity_imports (project_id, token) on delete cascade,
  check (result = 'Pending' or given is null)
);
call isolate_by_project('entity_import_lines');
revoke update, delete on entity_import_lines from probity_web;
revoke insert, delete on entity_import_lines from probity_worker;

create index entity_import_lines_by_result on entity_import_lines (project_id, import_token, result, line);

-- The worker looks for what is left in every project: where no import has been gone on with for a minute.
create function find_stalled_imports(at_most int)
returns table (project_id int)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select i.project_id from entity_imports i where i.completed_at is null
  group by i.project_id having max(i.progressed_at) < now() - interval '1 minute'
  order by max(i.progressed_at) limit at_most
$$;
revoke execute on function find_stalled_imports from public;
grant execute on function find_stalled_imports to probity_worker;

insert into audit_event_types (event_type, target_type) values ('entity_import.created', 'entity_import');
