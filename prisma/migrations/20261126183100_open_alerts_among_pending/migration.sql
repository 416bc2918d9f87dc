-- The index alerts_pending has the open alerts too. Apart from its creation, which keeps writers waiting: dropping waits for readers.
set lock_timeout = '5s';

drop index alerts_open;
