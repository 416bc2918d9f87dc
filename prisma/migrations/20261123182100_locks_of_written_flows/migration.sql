-- Flows that are written together have their keys and references locked in one order (docs/adr/0107).
set lock_timeout = '5s';

/*
 * All locks that `hold_flow` takes of these flows, by their numbers. One after another flow by flow, those of two calls that have keys and
 * references crosswise would wait for each other.
 */
create function hold_flows(of_project int, written jsonb) returns void
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if not jsonb_path_exists(written, '$[*] ? (exists (@.key) || @.flow.external_reference != null)') then
    return;
  end if;
  perform pg_advisory_xact_lock(held.number) from (
    select distinct hashtextextended(name, 0) as number
    from jsonb_array_elements(written) w,
      jsonb_to_record(w -> 'flow') as f (flow_type text, external_reference text),
      lateral (values
        (w #>> '{key,lock}'),
        (case when f.external_reference is not null
          then jsonb_build_array('external_reference', of_project, f.flow_type, f.external_reference)::text end)
      ) names (name)
    where name is not null
    order by number
  ) held;
end $$;

grant execute on function hold_flows to probity_web;
