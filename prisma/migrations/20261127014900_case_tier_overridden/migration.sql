-- Whether the tier of a case was set by an override, so that lists can say so beside the calculated score.
set lock_timeout = '5s';

alter table cases add column risk_tier_overridden boolean not null default false;
