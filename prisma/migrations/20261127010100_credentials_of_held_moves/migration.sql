-- The worker makes held moves on behalf of keys and clients too, and checks first that they may still make them.
set lock_timeout = '5s';

grant select (project_id, token, revoked_at) on api_keys to probity_worker;
grant select (project_id, token, scopes, revoked_at) on oauth_clients to probity_worker;
