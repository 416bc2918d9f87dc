-- When all bytes of an image had arrived, which decides whether a frame was in time. Null for images of the version before.
set lock_timeout = '5s';

alter table documents add column arrived_at timestamptz(3);
