-- The ended pauses of a case's SLA clock, oldest first. A policy preview recalculates deadlines, and cannot tell from a moved
-- deadline how much of it is a pause.
set lock_timeout = '5s';

alter table cases add column sla_pauses jsonb not null default '[]';
