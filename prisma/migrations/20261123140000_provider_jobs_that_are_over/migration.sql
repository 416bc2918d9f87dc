-- When its check was asked anew without its answer: from then on none counts (docs/adr/0100).
set lock_timeout = '5s';

alter table provider_jobs add column ended_at timestamptz(3);
