-- What an alert rests on, and one alert for one cause of a check (docs/adr/0033).
set lock_timeout = '5s';

alter table alerts add column evidence jsonb, add column cause text;

-- Rows from before have no cause, and nulls are distinct. It also finds the alerts of a check.
create unique index alerts_project_id_check_token_cause_key on alerts (project_id, check_token, cause);
drop index alerts_project_id_check_token_idx;
