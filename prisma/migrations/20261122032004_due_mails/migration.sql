-- Finds the notifications that are to be mailed (docs/adr/0061).
set lock_timeout = '5s';

alter table notifications validate constraint notifications_mail_status_check;
create index notifications_mail_due_at on notifications (mail_due_at) where mail_status = 'pending';

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
