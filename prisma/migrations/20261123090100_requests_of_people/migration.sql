-- Whose document was asked for; null where that is not known.
set lock_timeout = '5s';

alter table journeys add column entity_token text;
