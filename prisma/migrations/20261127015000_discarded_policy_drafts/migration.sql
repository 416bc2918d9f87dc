-- A draft can be discarded. Its row stays, so that the next draft's revisions are higher: otherwise a request to publish
-- the discarded draft's revision could publish the next draft unseen.
set lock_timeout = '5s';

alter table policy_drafts add column discarded_at timestamptz(3);

insert into audit_event_types (event_type, target_type) values ('policy.draft_discarded', 'policy');
