-- What an operator let an edition remove is not held against the editions after it (docs/adr/0032).
set lock_timeout = '5s';

alter table watchlist_versions add column removal_allowed_at timestamptz(3);
