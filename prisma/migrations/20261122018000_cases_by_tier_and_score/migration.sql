-- A tier is a range of scores. So in the order of the score its cases stand together, behind all others of the project.
set lock_timeout = '5s';

create index cases_project_id_risk_tier_risk_score_token_idx on cases (project_id, risk_tier, risk_score, token);
