-- The next migration says what for. By itself, because it locks readers out.
set lock_timeout = '5s';

alter table watchlist_entries add column created_at timestamptz(3) not null default current_timestamp;
