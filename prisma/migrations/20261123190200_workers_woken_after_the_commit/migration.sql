-- contracts: 20261122031000_runner_turns
-- Whoever records events notifies the workers of them after the commit (docs/adr/0047, docs/adr/0058). The version before does too.
set lock_timeout = '5s';

drop trigger events_wake_worker on events;
drop function notify_of_event();
