-- The list of a person's sessions, and the end of all of them.
set lock_timeout = '5s';

create index sessions_project_id_user_token_created_at_token_idx
  on sessions (project_id, user_token, created_at, token);
