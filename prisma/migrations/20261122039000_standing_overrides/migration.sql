-- The override of a case stands until somebody sets another one: calculations carry it on (docs/adr/0072).
set lock_timeout = '5s';

alter table risk_assessments
  add column override_stands boolean not null default false,
  add column override_carried_from text;
