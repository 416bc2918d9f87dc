-- People see where they are signed in, and end it.
set lock_timeout = '5s';

-- Null for sessions that processes of the version before have begun. The rows go with the session, within 12 hours.
alter table sessions
  add column last_used_at timestamptz(3),
  add column ip_address text,
  add column user_agent text;

-- That a session was used takes nothing away, so that no process forgets its callers for it (docs/adr/0036).
create or replace trigger sessions_end after update of user_token, expires_at, ended_at or delete on sessions
  for each row execute function notify_of_revocation();

insert into audit_event_types (event_type, target_type) values ('user.sessions_ended', 'user');
