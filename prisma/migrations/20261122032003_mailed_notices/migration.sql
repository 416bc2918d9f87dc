-- Notifications are mailed where a mail server is configured (docs/adr/0061).
set lock_timeout = '5s';

alter table notifications
  -- Null: not to be mailed.
  add column mail_status text,
  add column mail_attempts int not null default 0,
  -- While it is being sent, when another worker may try.
  add column mail_due_at timestamptz(3),
  add constraint notifications_mail_status_check check (mail_status in ('pending', 'sent', 'failed', 'skipped')) not valid;
alter table users add column email_notifications boolean not null default true;

grant select (email_notifications), update (email_notifications) on users to probity_web;
grant select (email, email_notifications) on users to probity_worker;
grant update (mail_status, mail_attempts, mail_due_at) on notifications to probity_worker;
