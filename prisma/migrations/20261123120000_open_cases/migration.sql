-- Lists of cases without the closed ones, of which there are more with every year.
set lock_timeout = '5s';

create index cases_open_by_created_at on cases (project_id, created_at desc, token desc) where status <> 'Closed';
create index cases_open_by_updated_at on cases (project_id, updated_at desc, token desc) where status <> 'Closed';
create index cases_open_by_sla_deadline on cases (project_id, sla_deadline, token) where status <> 'Closed';
create index cases_open_by_risk_score on cases (project_id, risk_score, token) where status <> 'Closed';
