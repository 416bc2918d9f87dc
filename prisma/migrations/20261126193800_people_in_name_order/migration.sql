-- GET /v1/users is sorted as people expect: "anna" before "Zoe", and "Émile" between them. The collation is part of the
-- index and of the query, so that the order does not depend on the locale of the database.
set lock_timeout = '5s';

create index users_by_name on users (project_id, name collate "und-x-icu", token);
drop index users_project_id_name_token_idx;
