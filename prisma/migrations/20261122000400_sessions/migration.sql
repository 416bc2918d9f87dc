-- Sessions that end on the server, and the throttle of sign-in (docs/adr/0028).
set lock_timeout = '5s';

CREATE TABLE "sessions" (
    "project_id" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "user_token" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("project_id","token")
);
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_project_id_user_token_fkey" FOREIGN KEY ("project_id", "user_token")
    REFERENCES "users"("project_id", "token") ON DELETE RESTRICT ON UPDATE CASCADE;
call isolate_by_project('sessions');
revoke delete on sessions from probity_web;
revoke all on sessions from probity_worker;

CREATE TABLE "sign_in_lanes" (
    "key" BYTEA NOT NULL,
    "free_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_in_lanes_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "sign_in_lanes_free_at_idx" ON "sign_in_lanes"("free_at");

CREATE TABLE "familiar_addresses" (
    "key" BYTEA NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "familiar_addresses_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "familiar_addresses_expires_at_idx" ON "familiar_addresses"("expires_at");

-- A sign-in comes before any project is known, so these rows have none. The web process reaches them by functions only.

/*
 * Takes a turn in each lane, or in none, and returns the seconds to wait: 0 for a turn taken. A lane is
 * {key (hex), burst, spacing_seconds}: so many turns at once, and then one every so many seconds. `free_at` is when a
 * lane has all of its turns again. The rows are locked in the order of their keys, so that this is exact under any
 * concurrency, over any number of processes, and never a deadlock. A refusal costs nothing: it must not prolong the wait.
 * Nobody waits for the disk: a turn that a crash of the database loses is no loss.
 */
create function take_sign_in_turn(lanes jsonb) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  wait interval;
begin
  perform set_config('synchronous_commit', 'off', true);
  insert into sign_in_lanes as held (key, free_at)
  select decode(lane.key, 'hex'), clock_timestamp() from jsonb_to_recordset(lanes) as lane(key text) order by 1
  on conflict (key) do update set free_at = greatest(held.free_at, clock_timestamp());

  select max(held.free_at - make_interval(secs => (lane.burst - 1) * lane.spacing_seconds)) - clock_timestamp() into wait
  from jsonb_to_recordset(lanes) as lane(key text, burst int, spacing_seconds int)
  join sign_in_lanes held on held.key = decode(lane.key, 'hex');

  if wait > interval '0' then
    delete from sign_in_lanes held using jsonb_to_recordset(lanes) as lane(key text)
    where held.key = decode(lane.key, 'hex') and held.free_at <= clock_timestamp();
    return ceil(extract(epoch from wait));
  end if;

  update sign_in_lanes held set free_at = held.free_at + make_interval(secs => lane.spacing_seconds)
  from jsonb_to_recordset(lanes) as lane(key text, spacing_seconds int) where held.key = decode(lane.key, 'hex');
  return 0;
end $$;

/* For an attempt that was not a wrong guess. Locks the rows in the same order. */
create function return_sign_in_turn(lanes jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  perform from sign_in_lanes held join jsonb_to_recordset(lanes) as lane(key text) on held.key = decode(lane.key, 'hex')
  order by held.key for update of held;
  update sign_in_lanes held set free_at = held.free_at - make_interval(secs => lane.spacing_seconds)
  from jsonb_to_recordset(lanes) as lane(key text, spacing_seconds int) where held.key = decode(lane.key, 'hex');
end $$;

create function is_familiar_address(of_key bytea) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select exists (select from familiar_addresses where key = of_key and expires_at > now()) $$;

create function remember_address(of_key bytea, days int) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into familiar_addresses (key, expires_at) values (of_key, now() + make_interval(days => days))
  on conflict (key) do update set expires_at = excluded.expires_at
$$;

/* Removes, for all projects, what no longer counts. Returns how many sessions. */
create function delete_ended_sessions() returns bigint
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  ended bigint;
begin
  delete from sign_in_lanes where free_at <= now();
  delete from familiar_addresses where expires_at <= now();
  delete from sessions where expires_at <= now();
  get diagnostics ended = row_count;
  return ended;
end $$;

-- A key row of another environment than its project's is nobody's key.
create or replace function find_api_key(presented_hash bytea)
returns table (project_id int, project_hash text, project_name text, token text, environment text, rate_plan text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.project_id, p.hash, p.name, k.token, k.environment, k.rate_plan
  from api_keys k join projects p on p.id = k.project_id and p.environment = k.environment
  where k.key_hash = presented_hash and k.revoked_at is null
$$;

grant execute on function take_sign_in_turn, return_sign_in_turn, is_familiar_address, remember_address
  to probity_web;
grant execute on function delete_ended_sessions to probity_worker;
