-- Since 20261123030300_alerts_by_listed_name, alerts_names serves what this served.
set lock_timeout = '5s';

drop index alerts_text;
