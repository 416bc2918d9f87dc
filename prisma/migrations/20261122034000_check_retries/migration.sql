-- A provider that is out for minutes: its checks are retried later, and no worker waits meanwhile.
set lock_timeout = '5s';

alter table checks add column retry_step int not null default 0, add column retry_at timestamptz(3);
