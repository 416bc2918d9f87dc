-- What an analyst decides an alert from, as it stood when the alert was opened (docs/adr/0035).
set lock_timeout = '5s';

alter table alerts
  add column subject_name text,
  add column subject_type text,
  add column case_name text,
  add column rationale text,
  add column proposal jsonb,
  add column further_matches jsonb,
  add column check_tokens text[] not null default '{}';

update alerts a set
  case_name = (select c.name from cases c where c.project_id = a.project_id and c.token = a.case_token),
  subject_name = (select coalesce(e.full_name, e.company_name) from entities e
    where e.project_id = a.project_id and e.token = a.entity_token),
  subject_type = (select e.type from entities e where e.project_id = a.project_id and e.token = a.entity_token)
where a.case_token is not null or a.entity_token is not null;
