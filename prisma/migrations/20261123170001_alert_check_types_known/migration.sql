-- Of the alerts that there are already.
set lock_timeout = '5s';

update alerts set check_type_code = checks.type_code
from checks
where checks.project_id = alerts.project_id and checks.token = alerts.check_token
  and alerts.match is null and alerts.check_type_code is null;
