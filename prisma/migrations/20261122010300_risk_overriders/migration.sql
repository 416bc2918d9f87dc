-- Everyone who overrode an assessment: none of them may approve it. overridden_by, which nothing has written, stays
-- until no process reads it.
set lock_timeout = '5s';

alter table risk_assessments add column overriders text[] not null default '{}';

-- Whoever calculates a case's risk reads its members; jobs do, too.
grant select on case_members to probity_worker;
