-- The listed party's main name is searched too, which is another one where an alias has matched (docs/adr/0083). Only writers wait while the
-- index is built.
set lock_timeout = '5s';

do $$
declare
  operators text := (select format('%I.gin_trgm_ops', n.nspname)
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  -- Each of the four begins after a space, so that text at the beginning of a word is text after a space.
  execute format($index$create index alerts_names on alerts using gin ((' ' || coalesce(subject_name, '') || E'\n '
    || coalesce(match ->> 'matched_name', summary) || E'\n ' || coalesce(match ->> 'primary_name', '') || E'\n '
    || coalesce(case_name, '')) %s)$index$, operators);
end $$;
