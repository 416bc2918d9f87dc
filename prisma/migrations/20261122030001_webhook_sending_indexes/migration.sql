-- Apart from the columns, as their lock would be held while these read the table (docs/adr/0014).
set lock_timeout = '5s';

create index webhook_deliveries_due on webhook_deliveries (project_id, webhook_token, next_attempt_at)
  where next_attempt_at is not null;
/* For their deletion alone: rows come in the order of their time, so this costs writers next to nothing. */
create index webhook_deliveries_by_age on webhook_deliveries using brin (created_at);
