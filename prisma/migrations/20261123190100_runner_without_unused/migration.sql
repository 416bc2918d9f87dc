-- contracts: 20261123010000_documents
-- Written and read by no process since. What waits for events had is dropped when no process that names it can run (docs/adr/0121).
set lock_timeout = '5s';

alter table runner_runs drop column concurrency_key;
alter table runner_steps drop column attempt;
