-- Each order of cases with what they are filtered by, so that the cases that a page leaves out are skipped in the index (docs/adr/0145).
set lock_timeout = '5s';

create index cases_by_created_at on cases
  (project_id, created_at desc, token desc, status, type, risk_tier, entity_category);
create index cases_by_updated_at on cases
  (project_id, updated_at desc, token desc, status, type, risk_tier, entity_category);
create index cases_by_sla_deadline on cases
  (project_id, sla_deadline, token, status, type, risk_tier, entity_category);
create index cases_by_risk_score on cases
  (project_id, risk_score, token, status, type, risk_tier, entity_category);
create index cases_by_type on cases
  (project_id, type, created_at desc, token desc, status, risk_tier, entity_category);
create index cases_by_tier_and_risk_score on cases
  (project_id, risk_tier, risk_score, token, status, type, entity_category);
