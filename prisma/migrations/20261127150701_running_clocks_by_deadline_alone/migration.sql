-- The index cases_running_clocks has the same keys. Apart from its creation, which keeps writers waiting: dropping waits for readers.
set lock_timeout = '5s';

drop index cases_sla_running;
