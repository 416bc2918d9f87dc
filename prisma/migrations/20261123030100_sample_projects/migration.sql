-- The project that a first start has filled with a sample, and how far its reset is (docs/adr/0087).
set lock_timeout = '5s';

create table sample_projects (
  project_id int primary key references projects (id),
  token text not null,
  -- Ready; Deleting and Making while a reset is under way.
  status text not null default 'Ready' check (status in ('Ready', 'Deleting', 'Making')),
  deleted_count int not null default 0,
  -- Null before the sample is played: an attempt that was cut off is told by it.
  played_count int,
  step_count int not null default 0,
  requested_by text,
  requested_at timestamptz(3),
  -- When a worker last went on with it.
  progressed_at timestamptz(3),
  completed_at timestamptz(3)
);
call isolate_by_project('sample_projects');
-- Only the seed makes a project the sample's.
revoke insert, delete on sample_projects from probity_web, probity_worker;
grant insert on sample_projects to probity_app;
