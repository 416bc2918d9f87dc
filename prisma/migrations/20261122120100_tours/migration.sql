-- Whom the console shows its tour at their first sign-in.
set lock_timeout = '5s';

-- Nobody who is there already.
alter table users add column tour_due boolean not null default false;
grant select (tour_due), update (tour_due) on users to probity_web;
