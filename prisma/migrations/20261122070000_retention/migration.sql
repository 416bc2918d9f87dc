-- Closed cases past their retention are deleted by the worker (docs/adr/0075).
set lock_timeout = '5s';

insert into audit_event_types (event_type, target_type) values ('case.deleted', 'case');

/* The cases that each entity is in, by its membership and by its alerts and checks. With the rights of the caller. */
create view entity_holds with (security_invoker = true) as
select project_id, entity_token, case_token from case_entities
union all
select project_id, entity_token, case_token from alerts where entity_token is not null and case_token is not null
union all
select project_id, entity_token, case_token from checks where entity_token is not null and case_token is not null;
revoke all on entity_holds from probity_app, probity_web, probity_worker, probity_import;
grant select on entity_holds to probity_worker;

-- Row-level security keeps each deletion to the project that is set.
grant delete on alerts, case_entities, cases, checks, comments, entities, flow_parties, flows, notifications,
  risk_assessments to probity_worker;
grant delete on entity_owners to probity_worker;
