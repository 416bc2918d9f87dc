-- An Idempotency-Key of a person is theirs alone, and of several changes of one password at once a single one counts.
set lock_timeout = '5s';

/* The person's token; empty for the project's API keys and OAuth clients, which share their keys. */
alter table idempotency_keys add column caller text not null default '';
create unique index idempotency_keys_of_callers on idempotency_keys (project_id, method, path, key, caller);
alter table idempotency_keys drop constraint idempotency_keys_pkey,
  add constraint idempotency_keys_pkey primary key using index idempotency_keys_of_callers;

/* Compares hashes for the web process, which may not read them. False when the proven one is no longer in force. */
create function replace_proven_password(of_user text, proven_hash text, new_hash text) returns boolean
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with replaced as (
    update users set password_hash = new_hash
    where project_id = current_project() and token = of_user and password_hash = proven_hash and disabled_at is null
    returning 1
  )
  select exists (select from replaced)
$$;

grant execute on function replace_proven_password to probity_web;
