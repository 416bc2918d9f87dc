-- The project of a run (docs/adr/0156); 0 for none. A column, because what is not leakproof cannot be looked up in an index
-- where there are policies. Runs that are there, and those that the version before still starts, count as of none.
set lock_timeout = '5s';

alter table runner_runs add column project_id int not null default 0;
