-- By which entry of a list an alert was raised: what was decided before on the same listed party.
set lock_timeout = '5s';

alter table alerts add column list_entry_id text;

/* The columns follow the match, whichever version of the product writes it. */
create or replace function note_alert_match() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.list := new.match ->> 'list';
  new.list_entry_id := new.match ->> 'list_entry_id';
  new.model_version := new.match ->> 'model_version';
  return new;
end $$;
