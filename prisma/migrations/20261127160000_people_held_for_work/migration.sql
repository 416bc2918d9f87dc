-- Nobody is given work in the instant in which they are disabled or lose their role (docs/adr/0114).
set lock_timeout = '5s';

/*
 * The people among the tokens who may act, as nobody can change them until the transaction ends. A function, because a lock
 * needs the right to update, which the worker does not have.
 */
create function hold_active_people(tokens text[]) returns table (token text, role text)
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  select u.token, u.role from users u
  where u.project_id = current_project() and u.token = any(tokens) and u.disabled_at is null
  order by u.token for share
$$;
revoke execute on function hold_active_people(text[]) from public;
grant execute on function hold_active_people(text[]) to probity_web, probity_worker;
