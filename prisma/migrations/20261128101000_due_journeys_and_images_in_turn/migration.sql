-- What is due of a project with much of it does not delay that of another (docs/adr/0156): the first row of each project
-- comes before the second of any.
set lock_timeout = '5s';

create or replace function find_silent_journeys(at_most int)
returns table (project_id int, token text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select f.project_id, f.token, f.journey_due_at as due_at,
      row_number() over (partition by f.project_id order by f.journey_due_at) as place
    from flows f where f.journey_due_at <= now()
  )
  select due.project_id, due.token from due order by place, due_at limit at_most
$$;

create or replace function find_expired_document_requests(at_most int)
returns table (project_id int, token text, case_token text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select j.project_id, j.token, j.case_token, j.expires_at as due_at,
      row_number() over (partition by j.project_id order by j.expires_at) as place
    from journeys j where j.kind = 'document_request' and j.status = 'open' and j.expires_at <= now()
  )
  select due.project_id, due.token, due.case_token from due order by place, due_at limit at_most
$$;

create or replace function find_due_documents(at_most int)
returns table (project_id int, token text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with due as (
    select d.project_id, d.token, d.erase_at as due_at,
      row_number() over (partition by d.project_id order by d.erase_at) as place
    from documents d where d.erase_at <= now()
  )
  select due.project_id, due.token from due order by place, due_at limit at_most
$$;
