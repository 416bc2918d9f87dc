-- Lists of alerts by list, by model, and of false positives; and the ages and deadlines of open ones (docs/adr/0085).
set lock_timeout = '5s';

create index alerts_project_id_list_created_at_token_idx on alerts (project_id, list, created_at desc, token desc);
create index alerts_project_id_model_version_created_at_token_idx
  on alerts (project_id, model_version, created_at desc, token desc);
create index alerts_false_positives on alerts (project_id, created_at desc, token desc) where is_false_positive;
-- With all that open alerts are counted by, so that no row of them is read.
create index alerts_open on alerts (project_id, created_at)
  include (status, priority, sla_deadline, sla_stopped, snoozed_until) where status = 'Open';
-- Only screening names a list, and its alerts have the higher scores: see alerts_project_id_type_priority_score_token_idx.
create index alerts_project_id_list_priority_score_token_idx on alerts (project_id, list, priority_score desc, token desc);
create index alerts_project_id_model_version_priority_score_token_idx
  on alerts (project_id, model_version, priority_score desc, token desc);
