-- The due holds of a project with many do not delay those of another (docs/adr/0148).
set lock_timeout = '5s';

drop function find_due_holds(int);

/*
 * The first so many groups of due holds. Projects take turns: the oldest group of each comes before the second one of any.
 * A group is what one transaction makes together: the moves that one requester asked for in one case, or of one entity without
 * a case. A hold that has failed is alone, so that it does not fail others again.
 */
create function find_due_holds(at_most int)
returns table (project_id int, token text, held_until timestamptz, together text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select a.project_id, a.token, a.held_until,
      case when a.held ? 'failures' then a.token
        else concat_ws(' ', coalesce(a.case_token, a.entity_token, a.token), a.held #>> '{actor,id}') end as together
    from alerts a where a.held_until <= now()
  ), placed as (
    -- As many as one request may hold.
    select due.*, row_number() over (partition by due.project_id, due.together order by due.held_until, due.token) <= 50 as is_next
    from due
  ), turns as (
    select due.project_id, due.together, min(due.held_until) as since,
      row_number() over (partition by due.project_id order by min(due.held_until), due.together) as turn
    from due group by due.project_id, due.together
  ), chosen as (
    select * from turns order by turn, since, turns.project_id limit at_most
  )
  select placed.project_id, placed.token, placed.held_until, placed.together
  from chosen join placed using (project_id, together)
  where placed.is_next
  order by chosen.turn, chosen.since, placed.project_id, placed.token
$$;
revoke execute on function find_due_holds(int) from public;
grant execute on function find_due_holds(int) to probity_worker;
