-- Which views of the alerts each person keeps: one row of a person, read and written as a whole.
set lock_timeout = '5s';

create table alert_views (
  project_id int not null,
  user_token text not null,
  views jsonb not null,
  -- Grows by one with each change, so that of two windows neither undoes the other's unseen.
  revision int not null,
  updated_at timestamptz(3) not null,
  primary key (project_id, user_token),
  foreign key (project_id, user_token) references users (project_id, token)
);
call isolate_by_project('alert_views');
revoke delete on alert_views from probity_web;
revoke all on alert_views from probity_worker;
