-- OAuth clients and their access tokens, people changed by admins, notifications with tokens, and rates that all processes
-- share (docs/adr/0036, docs/adr/0037).
set lock_timeout = '5s';

-- OAuth ------------------------------------------------------------------------------------------------------

ALTER TABLE "oauth_clients" ADD COLUMN "last_used_at" TIMESTAMPTZ(3);

CREATE TABLE "access_tokens" (
    "project_id" INTEGER NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "client_token" TEXT NOT NULL,
    "scopes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "access_tokens_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "access_tokens_project_id_client_token_idx" ON "access_tokens"("project_id", "client_token");
CREATE INDEX "access_tokens_expires_at_idx" ON "access_tokens"("expires_at");
CREATE INDEX "oauth_clients_project_id_created_at_token_idx" ON "oauth_clients"("project_id", "created_at", "token");
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_project_id_client_token_fkey"
  FOREIGN KEY ("project_id", "client_token") REFERENCES "oauth_clients"("project_id", "token")
  ON DELETE RESTRICT ON UPDATE CASCADE;

call isolate_by_project('access_tokens');
revoke all on access_tokens from probity_worker;
revoke update on access_tokens from probity_web;
grant select, insert, update on oauth_clients to probity_web;

/* The active client with this id and secret, before its project is known. */
create function find_oauth_client(of_token text, presented_hash bytea)
returns table (project_id int, project_hash text, environment text, token text, name text, scopes text[])
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.project_id, p.hash, p.environment, c.token, c.name, c.scopes
  from oauth_clients c join projects p on p.id = c.project_id
  where c.token = of_token and c.secret_hash = presented_hash and c.revoked_at is null
$$;

/* The client of an access token, with the scopes that both still have. The rate is that of the project's newest key. */
create function find_access_token(presented_hash bytea)
returns table (project_id int, project_hash text, environment text, token text, name text, scopes text[],
  rate_plan text, expires_at timestamptz)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.project_id, p.hash, p.environment, c.token, c.name,
    array(select unnest(t.scopes) intersect select unnest(c.scopes)),
    coalesce((select k.rate_plan from api_keys k where k.project_id = c.project_id
      order by k.revoked_at is null desc, k.created_at desc limit 1), 'starter'),
    t.expires_at
  from access_tokens t
  join oauth_clients c on c.project_id = t.project_id and c.token = t.client_token
  join projects p on p.id = c.project_id
  where t.token_hash = presented_hash and t.expires_at > now() and c.revoked_at is null
$$;

grant execute on function find_oauth_client, find_access_token to probity_web;

-- What ends a credential -------------------------------------------------------------------------------------

/* Every process forgets whom it knows, and asks again. */
create function notify_of_revocation() returns trigger language plpgsql as $$
begin
  perform pg_notify('probity_access', '');
  return null;
end $$;

create trigger api_keys_end after update of key_hash, environment, rate_plan, revoked_at or delete on api_keys
  for each row execute function notify_of_revocation();
create trigger projects_change after update of hash, name, environment or delete on projects
  for each row execute function notify_of_revocation();
create trigger oauth_clients_end after update of name, scopes, revoked_at or delete on oauth_clients
  for each row execute function notify_of_revocation();
create trigger access_tokens_end after update or delete on access_tokens
  for each row execute function notify_of_revocation();
create trigger users_change after update of name, role, session_version, disabled_at or delete on users
  for each row execute function notify_of_revocation();
create trigger sessions_end after update or delete on sessions
  for each row execute function notify_of_revocation();

-- The operator's commands sign in as probity_app. The key itself is nobody's to read.
grant update (revoked_at) on api_keys to probity_app;
grant select (revoked_at, rate_plan, created_at) on api_keys to probity_app;

-- People -----------------------------------------------------------------------------------------------------

grant insert on users to probity_web;
grant update (role, disabled_at, session_version) on users to probity_web;
CREATE INDEX "users_project_id_name_token_idx" ON "users"("project_id", "name", "token");

-- Notifications ----------------------------------------------------------------------------------------------

-- The default is for processes of the version before.
ALTER TABLE "notifications" ADD COLUMN "token" TEXT NOT NULL DEFAULT ('ntf_' || replace(gen_random_uuid()::text, '-', ''));
CREATE UNIQUE INDEX "notifications_project_id_token_key" ON "notifications"("project_id", "token");
CREATE INDEX "notifications_project_id_user_token_created_at_token_idx"
  ON "notifications"("project_id", "user_token", "created_at", "token");
create index notifications_unread on notifications (project_id, user_token, created_at, token) where read_at is null;
grant update (read_at) on notifications to probity_web;

-- Rates ------------------------------------------------------------------------------------------------------

-- Not logged: a bucket that a crash of the database loses is full again.
CREATE UNLOGGED TABLE "rate_buckets" (
    "holder" TEXT NOT NULL,
    "full_at" TIMESTAMPTZ(6) NOT NULL,
    CONSTRAINT "rate_buckets_pkey" PRIMARY KEY ("holder")
) with (fillfactor = 50);

/*
 * Takes as many of the wanted requests as the holder's bucket has, and returns how many those are and what is left,
 * which is never rounded. The time is read while the row is locked, so that this is exact over any number of processes.
 */
create function take_requests(of_holder text, per_minute int, burst int, wanted int)
returns table (admitted int, tokens float8)
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  spacing interval := make_interval(secs => 60.0 / per_minute);
  held timestamptz;
  at timestamptz;
  left_over numeric;
begin
  loop
    select b.full_at into held from rate_buckets b where b.holder = of_holder for update;
    exit when found;
    insert into rate_buckets (holder, full_at) values (of_holder, clock_timestamp()) on conflict do nothing;
  end loop;
  at := clock_timestamp();
  held := greatest(held, at);
  left_over := burst - extract(epoch from held - at) / extract(epoch from spacing);
  admitted := greatest(0, least(wanted, floor(left_over)));
  if admitted > 0 then
    update rate_buckets b set full_at = held + admitted * spacing where b.holder = of_holder;
  end if;
  tokens := left_over - admitted;
  return next;
end $$;
grant execute on function take_requests to probity_web;

/* Removes, for all projects, what no longer counts. Returns how many sessions. */
create or replace function delete_ended_sessions() returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  ended bigint;
begin
  delete from sign_in_lanes where free_at <= now();
  delete from familiar_addresses where expires_at <= now();
  delete from access_tokens where expires_at <= now();
  delete from rate_buckets where full_at <= now();
  delete from sessions where expires_at <= now();
  get diagnostics ended = row_count;
  return ended;
end $$;

-- Events -----------------------------------------------------------------------------------------------------

insert into audit_event_types (event_type, target_type) values
  ('api_key.rotated', 'api_key'),
  ('oauth_client.created', 'oauth_client'),
  ('oauth_client.updated', 'oauth_client'),
  ('oauth_client.secret_rotated', 'oauth_client'),
  ('oauth_client.revoked', 'oauth_client'),
  ('user.created', 'user'),
  ('user.updated', 'user');
