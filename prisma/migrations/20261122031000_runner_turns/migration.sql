-- What the embedded runner counts and limits by (docs/adr/0058).
set lock_timeout = '5s';

-- How many steps of a run have ended: the place of the next one in their order.
alter table runner_runs add column completed_steps int not null default 0;
-- Runs of a function that have the same key share its concurrency limit.
alter table runner_runs add column concurrency_key text not null default '';
