-- What outside providers are asked about documents and faces, and have answered (docs/adr/0100).
set lock_timeout = '5s';

create table provider_jobs (
  project_id int not null references projects (id),
  token text not null,
  flow_token text not null,
  submission_token text not null,
  -- The check that it is for.
  type_code text not null,
  -- The name of the provider, by which its secret is found.
  provider text not null,
  created_at timestamptz(3) not null,
  -- Until then a provider that has taken it may work on it.
  expires_at timestamptz(3) not null,
  -- When the provider first said that it works on it.
  accepted_at timestamptz(3),
  -- The first answer counts.
  answer jsonb,
  answered_at timestamptz(3),
  primary key (project_id, token),
  foreign key (project_id, flow_token) references flows (project_id, token) on delete cascade,
  check ((answer is null) = (answered_at is null))
);
call isolate_by_project('provider_jobs');
revoke insert, delete on provider_jobs from probity_web;
revoke delete on provider_jobs from probity_worker;

create index provider_jobs_of_flow on provider_jobs (project_id, flow_token, type_code, created_at);

-- By its token alone, before any project is known. Who asks proves by a signature that they were given it.
create function find_provider_job(presented_token text)
returns table (project_id int, project_hash text, environment text, flow_token text, type_code text, provider text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select j.project_id, p.hash, p.environment, j.flow_token, j.type_code, j.provider
  from provider_jobs j join projects p on p.id = j.project_id
  where j.token = presented_token
$$;
revoke execute on function find_provider_job from public;
grant execute on function find_provider_job to probity_web;

-- For the function above: tokens are unique over all projects.
create unique index provider_jobs_by_token on provider_jobs (token);

insert into audit_event_types (event_type, target_type) values ('document.shared', 'document');
