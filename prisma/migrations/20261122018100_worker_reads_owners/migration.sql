-- A flow's risk counts layers of ownership, and the worker runs flows.
set lock_timeout = '5s';

grant select on entity_owners to probity_worker;
