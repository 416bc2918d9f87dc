-- Those that were appended before they said so.
set lock_timeout = '5s';

update webhook_deliveries set has_tokens = true where event_type in ('verification.completed', 'screening.completed');
