-- Policies are versioned by kind, drafted by one person and published by another. The table policies, one JSON for all
-- kinds, stays until no process reads it.
set lock_timeout = '5s';

create table policy_versions (
  project_id int not null references projects (id) on update cascade on delete restrict,
  token text not null,
  kind text not null,
  version int not null check (version > 0),
  settings jsonb not null,
  author text not null,
  drafted_at timestamptz(3) not null,
  published_by text not null,
  published_at timestamptz(3) not null,
  primary key (project_id, kind, version),
  unique (project_id, token)
);

create table policy_drafts (
  project_id int not null references projects (id) on update cascade on delete restrict,
  token text not null,
  kind text not null,
  settings jsonb not null,
  revision int not null,
  author text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  primary key (project_id, kind)
);

call isolate_by_project('policy_versions');
call isolate_by_project('policy_drafts');
-- A version is never changed, because assessments are recomputed by the one that made them.
revoke update, delete on policy_versions from probity_web;
revoke insert, update, delete on policy_versions from probity_worker;
revoke all on policy_drafts from probity_worker;

insert into policy_versions
  (project_id, token, kind, version, settings, author, drafted_at, published_by, published_at)
select p.project_id, 'pol_' || replace(gen_random_uuid()::text, '-', ''), k.kind, p.version, k.settings,
  p.created_by, p.created_at, p.created_by, p.created_at
from policies p
cross join lateral (values
  ('alert_sla', p.body -> 'alert_sla'),
  ('case_sla', p.body -> 'case_sla'),
  ('priority', jsonb_build_object('priorities', p.body -> 'priorities', 'match_points', p.body -> 'match_points')),
  ('four_eyes', p.body -> 'four_eyes'),
  ('screening', jsonb_build_object('match_threshold', p.body -> 'match_threshold',
    'required_categories', p.body -> 'required_categories',
    'monitoring_interval_days', p.body #> '{monitoring,interval_days}')),
  ('reuse', p.body -> 'reuse_days'),
  ('retention', p.body -> 'retention'),
  ('straight_through', jsonb_build_object('enabled', p.body -> 'straight_through'))
) k (kind, settings)
where k.settings is not null;

insert into audit_event_types (event_type, target_type) values
  ('policy.drafted', 'policy'),
  ('policy.published', 'policy');
