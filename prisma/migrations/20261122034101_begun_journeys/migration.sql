-- Journeys that were begun before this: their start tokens expire as any other.
set lock_timeout = '5s';

update flows set journey_due_at = start_expires_at
where processing_status = 'processing' and start_expires_at is not null and lease_until is null;
