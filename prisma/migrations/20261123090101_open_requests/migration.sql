-- Finds the document requests that nobody has used in time.
set lock_timeout = '5s';

create index journeys_open_requests on journeys (expires_at) where kind = 'document_request' and status = 'open';
