-- What a person does in the hosted journey (docs/adr/0092): a journey for each start token, and a row for each step.
set lock_timeout = '5s';

create table journeys (
  project_id int not null references projects (id),
  token text not null,
  kind text not null,
  -- Of a verification, whose start token is the flow's.
  flow_token text,
  -- Of a document request.
  case_token text,
  start_token_hash bytea unique,
  expires_at timestamptz(3) not null,
  document_types text[] not null default '{}',
  message text,
  status text not null,
  challenge jsonb,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  primary key (project_id, token),
  unique (project_id, flow_token),
  foreign key (project_id, flow_token) references flows (project_id, token) on delete cascade,
  foreign key (project_id, case_token) references cases (project_id, token) on delete cascade,
  check ((kind = 'verification') = (flow_token is not null and start_token_hash is null)),
  check ((kind = 'document_request') = (case_token is not null and start_token_hash is not null))
);
call isolate_by_project('journeys');
revoke delete on journeys from probity_web;
revoke insert, update, delete on journeys from probity_worker;

create index journeys_of_case on journeys (project_id, case_token) where case_token is not null;

create table journey_steps (
  project_id int not null,
  journey_token text not null,
  step text not null,
  answer jsonb not null,
  done_at timestamptz(3) not null,
  primary key (project_id, journey_token, step),
  foreign key (project_id, journey_token) references journeys (project_id, token) on delete cascade
);
call isolate_by_project('journey_steps');
revoke delete on journey_steps from probity_web;
revoke insert, update, delete on journey_steps from probity_worker;

-- By the keyed hash of a start token alone, before any project is known.
create function find_journey(presented_hash bytea)
returns table (project_id int, project_hash text, project_name text, environment text, flow_token text,
  journey_token text, expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select f.project_id, p.hash, p.name, p.environment, f.token, null::text, f.start_expires_at
  from flows f join projects p on p.id = f.project_id
  where f.start_token_hash = presented_hash
  union all
  select j.project_id, p.hash, p.name, p.environment, null::text, j.token, j.expires_at
  from journeys j join projects p on p.id = j.project_id
  where j.start_token_hash = presented_hash
$$;
revoke execute on function find_journey from public;
grant execute on function find_journey to probity_web;

insert into audit_event_types (event_type, target_type) values
  ('journey.consented', 'case'),
  ('journey.declined', 'case'),
  ('journey.sent', 'case'),
  ('case.document_requested', 'case');
