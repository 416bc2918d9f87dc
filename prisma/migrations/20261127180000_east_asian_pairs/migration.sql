-- Two characters of Han, Hangul or kana are a name, also inside a longer one: 近平 in 习近平. They have no trigram, so each
-- text has its pairs in an index of their own, which only rows with such text are in (docs/adr/0083). Only writers wait while
-- the indexes are built.
set lock_timeout = '5s';

/* Each two characters in a row that are Han, Hangul or kana; null if there are none. */
create function east_asian_pairs(text text) returns text[]
language plpgsql immutable parallel safe set search_path = pg_catalog, pg_temp as $$
declare
  other constant text := '[^々〇㐀-䶿一-鿿豈-﫿\U00020000-\U0003ffffᄀ-ᇿㄱ-ㆎ가-힣ぁ-ゖゝ-ゟァ-ヺー-ヿ]+';
  parts constant text := regexp_replace(text, other, ' ', 'g');
  pair text;
  pairs text[];
begin
  for at in 1 .. coalesce(length(parts), 0) - 1 loop
    pair := substr(parts, at, 2);
    if position(' ' in pair) = 0 then
      pairs := pairs || pair;
    end if;
  end loop;
  return pairs;
end $$;
revoke execute on function east_asian_pairs from public;
-- Who writes a row computes what is in its indexes.
grant execute on function east_asian_pairs to probity_web, probity_worker;

/* The pairs of the text that `contains_text` searches, as the index has them. */
create function pairs_of_row(of_table text, alias text) returns text
language sql immutable set search_path = pg_catalog, public, pg_temp as $$
  select format(case of_table
    when 'cases' then $text$east_asian_pairs(%1$s.name || E'\n' || coalesce(%1$s.external_reference, ''))$text$
    when 'entities' then $text$east_asian_pairs(coalesce(%1$s.full_name, '') || E'\n' || coalesce(%1$s.company_name, '')
      || E'\n' || coalesce(%1$s.registration_number, '') || E'\n' || coalesce(%1$s.external_reference, ''))$text$
    when 'alerts' then $text$east_asian_pairs(coalesce(%1$s.subject_name, '') || E'\n'
      || coalesce(%1$s.match ->> 'matched_name', %1$s.summary) || E'\n' || coalesce(%1$s.match ->> 'primary_name', '')
      || E'\n' || coalesce(%1$s.case_name, ''))$text$
  end, alias)
$$;
revoke execute on function pairs_of_row from public;

do $$
declare
  searched text;
begin
  foreach searched in array array['cases', 'entities', 'alerts'] loop
    -- A row is in it if a pair can be found in it: `@>` of null is null.
    execute format('create index %1$s_pairs on %1$s using gin ((%2$s)) where %2$s is not null', searched,
      pairs_of_row(searched, searched));
  end loop;
end $$;

/* The tokens of the rows that contain the text of a pattern of `ilike`, at most as many as asked for: `enough` if the newest rows
   have it, and otherwise `at_most`. As the owner: row-level security lets no caller use the trigram indexes. */
create or replace function find_by_text(of_table text, of_project int, pattern text, at_most int, enough int default null) returns setof text
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  by_row text := contains_text(of_table, 'r', '$2', '');
  newest constant text := format('select * from %I where project_id = $1 order by created_at desc, token desc', of_table);
  sampled constant int := 200;
  read_at_most bigint;
  hits int;
  word text;
  -- Two characters that no trigram has.
  pair constant text := case when pattern ~ '^%..%$' then (east_asian_pairs(pattern))[1] end;
  rarer text := coalesce(pair, pattern);
  indexed constant text := case when pair is null then contains_text(of_table, 'r', '$4', '')
    else pairs_of_row(of_table, 'r') || ' @> array[$4]' end;
  indexed_member constant text := case when pair is null then contains_text('entities', 'e', '$4', '')
    else pairs_of_row('entities', 'e') || ' @> array[$4]' end;
  added text;
  name_first text := '';
  members text;
  found text[];
  of_members text[];
  rows_read bigint;
begin
  if of_project is distinct from current_project() then
    raise exception '% of project % cannot be searched for project %', of_table, of_project, current_project();
  end if;
  if by_row is null then
    raise exception '% is not searched by text', of_table;
  end if;
  -- Most texts are of the subject's name, and to look into the match costs ten times as much.
  if of_table = 'alerts' then
    name_first := $text$(' ' || r.subject_name) ilike $2 or $text$;
    by_row := name_first || by_row;
  end if;
  -- A case is found by its people and companies too. By those of each row: PostgreSQL would look for all with `exists`.
  if of_table = 'cases' then
    by_row := format('%s or (select true from case_entities m
      join entities e on e.project_id = m.project_id and e.token = m.entity_token
      where m.project_id = r.project_id and m.case_token = r.token and %s limit 1)', by_row,
      contains_text('entities', 'e', '$2', ''));
  end if;

  -- Few of the rows that an index on the text finds are needed where many have it, and it finds all of them first.
  execute format('select count(*) from (%s limit %s) r where %s', newest, sampled, by_row)
    into hits using of_project, pattern;
  if hits > 0 then
    at_most := least(at_most, enough);
  end if;
  read_at_most := 6 * at_most::bigint;
  if hits > sampled / 5 and at_most < 100000 then
    execute format('select array_agg(token) from (select token from (%s limit %s) r where %s limit $3) found',
      newest, read_at_most, by_row) into found using of_project, pattern, at_most;
    if cardinality(found) < at_most then
      execute format('select count(*) from (%s limit %s) r', newest, read_at_most) into rows_read using of_project;
    end if;
    if cardinality(found) = at_most or rows_read < read_at_most then
      return query select unnest(found);
      return;
    end if;
  end if;

  -- A word that many rows have costs the index as much as all of them, and leaves hardly any out.
  if pattern ~ '[[:alnum:]]{3}.*\s' then
    for word in select match[1] from regexp_matches(pattern, '[[:alnum:]]{3,}', 'g') match limit 4 loop
      execute format('select count(*) from (%s limit %s) r where %s', newest, sampled, by_row)
        into hits using of_project, '%' || word || '%';
      if hits > sampled / 3 and replace(rarer, word, '%') ~ '[[:alnum:]]{3}' then
        rarer := replace(rarer, word, '%');
      end if;
    end loop;
  end if;
  added := case when rarer <> pattern then ' || ''''' end;

  execute format('select array_agg(token) from (select token from %I r where r.project_id = $1 and %s%s limit $3) found',
    of_table, indexed,
    format(' and (%s%s)', name_first, contains_text(of_table, 'r', '$2', added)))
    into found using of_project, pattern, at_most, rarer;
  if of_table = 'cases' and (found is null or cardinality(found) < at_most) then
    members := format('select m.case_token as token from entities e
      join case_entities m on m.project_id = e.project_id and m.entity_token = e.token
      where e.project_id = $1 and %s%s', indexed_member,
      ' and ' || contains_text('entities', 'e', '$2', added));
    -- A case is there as often as it has such members.
    execute format('select array_agg(distinct token), count(*) from (%s limit $3) members', members)
      into of_members, rows_read using of_project, pattern, at_most, rarer;
    found := array(select unnest(found) union select unnest(of_members));
    if cardinality(found) < at_most and rows_read = at_most then
      execute format('select array_agg(distinct token) from (%s) members', members)
        into of_members using of_project, pattern, at_most, rarer;
      found := array(select unnest(found) union select unnest(of_members));
    end if;
  end if;
  return query select unnest(found) limit at_most;
end $$;
