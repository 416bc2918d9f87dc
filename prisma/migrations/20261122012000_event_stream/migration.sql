-- Published events have positions in the order of their commits, from which a stream of them resumes (docs/adr/0047). Readers
-- wait for these two statements, so they commit alone: the next migration reads the whole table.
set lock_timeout = '5s';

alter table events add column position bigint;
-- Nothing reads a project's events by their time.
drop index events_project_id_created_at_idx;
