-- contracts: 20261123190300_places_of_webhooks
-- Called by no process since. They run as the owner or insert whole flows, so they were a way into the data that nothing needed.
set lock_timeout = '5s';

drop function find_cases_by_text(int, text, int);
drop function find_entities_by_text(int, text, int);
drop function write_flow(int, jsonb, jsonb, jsonb);
drop function claim_webhook_deliveries(timestamptz, interval, jsonb, int, int, int, int);
