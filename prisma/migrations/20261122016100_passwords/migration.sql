-- People change their passwords, and admins reset them.
set lock_timeout = '5s';

insert into audit_event_types (event_type, target_type) values
  ('user.password_changed', 'user'),
  ('user.password_reset', 'user');

-- Written and never read: whoever signs in is judged by find_sign_in.
grant update (password_hash) on users to probity_web;
