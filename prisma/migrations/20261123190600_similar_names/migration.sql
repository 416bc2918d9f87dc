-- People and companies whose name is nearly the one that was typed (API §5.2).
set lock_timeout = '5s';

/*
 * Candidates with a name like the text, by the share of its trigrams, or with one of its other spellings in it, the likest first, as many as asked for at most. Of a text that
 * is like very many names, no more than a thousand are compared. As the owner, so that the trigram index serves it.
 */
do $create$
declare
  extensions text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  execute format($function$
    create function find_similar_names(of_project int, written text, spellings text[], threshold float, at_most int)
    returns table (token text, name text)
    language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
    set pg_trgm.word_similarity_threshold = 0.5 set enable_seqscan = off as $body$
    declare
      compared constant int := 1000;
    begin
      if of_project is distinct from current_project() then
        raise exception 'the entities of project %% cannot be searched for project %%', current_project(), of_project;
      end if;
      perform set_config('pg_trgm.word_similarity_threshold', threshold::text, true);
      return query execute 'select r.token, r.name from (
          select e.token, coalesce(e.full_name, e.company_name) as name from entities e
          where e.project_id = $1 and (e.full_name operator(%1$I.%%>) $2 or e.company_name operator(%1$I.%%>) $2
            or e.full_name ilike any ($3) or e.company_name ilike any ($3))
          limit $4) r
        order by %1$I.word_similarity($2, r.name) desc, r.token limit $5'
        using of_project, written, spellings, compared, at_most;
    end $body$
  $function$, extensions);
end $create$;

revoke execute on function find_similar_names from public;
grant execute on function find_similar_names to probity_web;
