-- People and companies whose name is nearly the one that was typed (API §5.2).
set lock_timeout = '5s';

/*
 * Candidates: names that are like the text, by the share of its trigrams that they have, or that have one of its other spellings in them. The
 * likest first, as many as asked for at most; of a text that is like very many names no more than a thousand are compared. As the owner, so that
 * the trigram index serves it, and each condition by itself: PostgreSQL takes so many together to fit many rows, and reads all of them.
 */
create function find_similar_names(of_project int, written text, spellings text[], threshold float, at_most int)
returns table (token text, name text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off as $$
declare
  compared constant int := 1000;
  extensions text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm');
  conditions text[] := array[format('operator(%I.%%>) $2', extensions)]
    || array(select format('ilike $3[%s]', place) from generate_subscripts(spellings, 1) place);
  candidates text := (select string_agg(format(
      '(select token, %1$I as name from entities where project_id = $1 and %1$I %2$s offset 0)', name_column, condition),
      ' union all ')
    from unnest(array['full_name', 'company_name']) name_column cross join unnest(conditions) condition);
begin
  if of_project is distinct from current_project() then
    raise exception 'the entities of project % cannot be searched for project %', current_project(), of_project;
  end if;
  perform set_config('pg_trgm.word_similarity_threshold', threshold::text, true);
  return query execute format(
      'select token, name from (select distinct * from (%s limit $4) found) r
       order by %I.word_similarity($2, name) desc, token limit $5', candidates, extensions)
    using of_project, written, spellings, compared, at_most;
end $$;

revoke execute on function find_similar_names from public;
grant execute on function find_similar_names to probity_web;
