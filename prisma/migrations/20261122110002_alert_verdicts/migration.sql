-- How many alerts there are by list and by model, and how many of them were false positives (docs/adr/0085).
set lock_timeout = '5s';

lock table alerts in share row exclusive mode;

create trigger alert_verdicts_added after insert on alerts referencing new table as new_rows for each statement
  execute function count_rows_as('alert_verdicts', 'status', 'category', 'type', 'priority', 'list', 'model_version', 'is_false_positive');
create trigger alert_verdicts_changed after update on alerts referencing old table as old_rows new table as new_rows
  for each statement
  execute function count_rows_as('alert_verdicts', 'status', 'category', 'type', 'priority', 'list', 'model_version', 'is_false_positive');
create trigger alert_verdicts_removed after delete on alerts referencing old table as old_rows for each statement
  execute function count_rows_as('alert_verdicts', 'status', 'category', 'type', 'priority', 'list', 'model_version', 'is_false_positive');

insert into list_totals (project_id, resource, bucket, delta)
select project_id, 'alert_verdicts', jsonb_build_object('status', status, 'category', category, 'type', type,
    'priority', priority, 'list', list, 'model_version', model_version, 'is_false_positive', is_false_positive), count(*)
from alerts group by 1, 3;
