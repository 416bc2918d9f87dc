-- When the publisher says that it made an edition: an older one does not take the place of a newer (docs/adr/0032).
set lock_timeout = '5s';

alter table watchlist_versions add column published_at timestamptz(3);

-- The versions of the UN and the EU have always been the time of the edition.
update watchlist_versions v set published_at = v.version::timestamptz
from watchlists w
where w.token = v.watchlist_token and w.project_id is null
  and w.name in ('UN Security Council Consolidated', 'EU Consolidated')
  and v.version ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$';
