-- Revisions are counted on from the published version, so that a repeated request to publish never publishes a later
-- draft. Versions from before have no revision: their next draft starts at 1.
set lock_timeout = '5s';

alter table policy_versions add column revision int not null default 0;
