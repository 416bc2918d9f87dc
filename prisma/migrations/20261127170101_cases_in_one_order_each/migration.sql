-- The new indexes have the same orders. Apart from their creation, which keeps writers waiting: dropping waits for readers.
set lock_timeout = '5s';

drop index cases_project_id_created_at_token_idx;
drop index cases_project_id_updated_at_token_idx;
drop index cases_project_id_sla_deadline_token_idx;
drop index cases_project_id_risk_score_token_idx;
drop index cases_project_id_type_created_at_token_idx;
drop index cases_project_id_risk_tier_risk_score_token_idx;
