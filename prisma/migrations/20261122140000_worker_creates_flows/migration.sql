-- Monitoring screens by a flow, which the worker creates (docs/adr/0063).
set lock_timeout = '3s';

grant insert on flows to probity_worker;
