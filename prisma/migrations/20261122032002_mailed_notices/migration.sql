-- Notifications are mailed where a mail server is configured (docs/adr/0061).
set lock_timeout = '5s';

alter table notifications
  -- Null: not to be mailed.
  add column mail_status text check (mail_status in ('pending', 'sent', 'failed', 'skipped')),
  add column mail_attempts int not null default 0,
  -- While it is being sent, when another worker may try.
  add column mail_due_at timestamptz(3);
alter table users add column email_notifications boolean not null default true;

create index notifications_mail_due_at on notifications (mail_due_at) where mail_status = 'pending';

grant select (email_notifications), update (email_notifications) on users to probity_web;
grant select (email, email_notifications) on users to probity_worker;
grant update (mail_status, mail_attempts, mail_due_at) on notifications to probity_worker;

/* The people whose notifications are to be mailed now, whatever their project; who waits longest first. */
create function find_due_mails(moment timestamptz, at_most int) returns table (project_id int, user_token text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select due.project_id, due.user_token from (
    select n.project_id, n.user_token, n.mail_due_at from notifications n
    where n.mail_status = 'pending' and n.mail_due_at <= moment order by n.mail_due_at limit 1000
  ) due
  group by due.project_id, due.user_token order by min(due.mail_due_at) limit at_most
$$;
revoke execute on function find_due_mails from public;
grant execute on function find_due_mails to probity_worker;
