-- Images that people send (docs/adr/0093). Their bytes are sealed files; here is what they are, and the key of each.
set lock_timeout = '5s';

create table document_submissions (
  project_id int not null references projects (id),
  token text not null,
  -- Of a verification, or of a case whose analyst asked for a document.
  flow_token text,
  case_token text,
  -- What the person said with it: which document it is, whether the details were right, which challenge was to be followed.
  facts jsonb not null,
  sent_at timestamptz(3) not null,
  primary key (project_id, token),
  foreign key (project_id, flow_token) references flows (project_id, token) on delete cascade,
  foreign key (project_id, case_token) references cases (project_id, token) on delete cascade
);
call isolate_by_project('document_submissions');
revoke update, delete on document_submissions from probity_web, probity_worker;
revoke insert on document_submissions from probity_worker;

create index document_submissions_of_flow on document_submissions (project_id, flow_token, sent_at);
create index document_submissions_of_case on document_submissions (project_id, case_token, sent_at);

create table documents (
  project_id int not null references projects (id),
  token text not null,
  journey_token text not null,
  -- Both null once the case is deleted: the row goes with the last of its files.
  flow_token text,
  case_token text,
  submission_token text,
  purpose text not null,
  -- Of a selfie: what the person was to do, and in which challenge.
  action text,
  challenge_token text,
  document_type text,
  country text,
  status text not null,
  problems text[] not null default '{}',
  media_type text,
  width int,
  height int,
  -- As announced, until the image is accepted: then of what is kept.
  byte_size int not null,
  -- What only the upload itself showed: its metadata is not kept.
  origin jsonb,
  -- The name of the sealed file with what is kept, and the SHA-256 of that.
  file text,
  digest bytea,
  -- Sealed with the deployment's key. Null once it is erased: whatever is left of the files cannot be read any more.
  sealed_key bytea,
  created_at timestamptz(3) not null,
  sent_at timestamptz(3),
  -- When it is to be erased, or once it is, when its files are to be deleted; null when nothing is left to do.
  erase_at timestamptz(3),
  erased_at timestamptz(3),
  primary key (project_id, token)
);
call isolate_by_project('documents');
revoke delete on documents from probity_web;
revoke insert on documents from probity_worker;

create index documents_of_journey on documents (project_id, journey_token, created_at, token);
create index documents_of_submission on documents (project_id, submission_token);
create index documents_of_case on documents (project_id, case_token) where case_token is not null;
create index documents_due on documents (erase_at) where erase_at is not null;

-- Of an image that is still arriving.
create table document_parts (
  project_id int not null,
  document_token text not null,
  -- Of its first byte.
  start int not null,
  byte_size int not null,
  digest bytea not null,
  -- The name of the sealed file.
  file text not null,
  primary key (project_id, document_token, start),
  foreign key (project_id, document_token) references documents (project_id, token) on delete cascade
);
call isolate_by_project('document_parts');
revoke update on document_parts from probity_web;
revoke insert, update on document_parts from probity_worker;

create function find_due_documents(at_most int)
returns table (project_id int, token text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select d.project_id, d.token from documents d
  where d.erase_at <= now()
  order by d.erase_at limit at_most
$$;
revoke execute on function find_due_documents from public;
grant execute on function find_due_documents to probity_worker;

insert into audit_event_types (event_type, target_type) values
  ('document.viewed', 'document'),
  ('document.erased', 'document');
