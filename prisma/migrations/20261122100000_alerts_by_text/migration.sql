-- Alerts are searched by the text that a list shows of them (docs/adr/0083): the subject's name, the listed name or else the summary, and
-- the case's name. An index of an expression, not of a column: no row is rewritten. Only writers wait while it is built.
set lock_timeout = '5s';

do $$
declare
  operators text := (select format('%I.gin_trgm_ops', n.nspname)
    from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm');
begin
  -- Each of the three begins after a space, so that text at the beginning of a word is text after a space.
  execute format($index$create index alerts_text on alerts using gin ((' ' || coalesce(subject_name, '') || E'\n '
    || coalesce(match ->> 'matched_name', summary) || E'\n ' || coalesce(case_name, '')) %s)$index$, operators);
end $$;
