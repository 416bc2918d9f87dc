-- Reads across domain folders (docs/adr/0024). With the rights of the caller, so that row-level security holds.
set lock_timeout = '5s';

create view case_members with (security_invoker = true) as
select e.*, m.case_token, m.role as case_role
from case_entities m join entities e on e.project_id = m.project_id and e.token = m.entity_token;

create view entity_work with (security_invoker = true) as
select project_id, entity_token, 'check' as kind, status, count(*) as count
from checks where entity_token is not null group by project_id, entity_token, status
union all
select project_id, entity_token, 'alert', status, count(*)
from alerts where entity_token is not null group by project_id, entity_token, status;

grant select on case_members, entity_work to probity_app;
