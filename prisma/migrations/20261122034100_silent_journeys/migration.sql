-- A journey that nobody goes on with is abandoned, and then expires with its start token.
set lock_timeout = '5s';

alter table flows add column journey_due_at timestamptz(3);
