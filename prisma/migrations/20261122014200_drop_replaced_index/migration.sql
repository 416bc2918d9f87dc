-- Since 20261122014000_list_indexes, alerts_snoozed_with_counts serves what this served.
set lock_timeout = '5s';

drop index alerts_snoozed;
