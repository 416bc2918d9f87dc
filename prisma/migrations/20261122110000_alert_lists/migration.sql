-- By which list, and by which model of the matcher, an alert was raised (docs/adr/0085).
set lock_timeout = '5s';

alter table alerts
  add column list text,
  add column model_version text;

/* The columns follow the match, whichever version of the product writes it. */
create function note_alert_match() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.list := new.match ->> 'list';
  new.model_version := new.match ->> 'model_version';
  return new;
end $$;
revoke execute on function note_alert_match from public;

create trigger alert_match_noted before insert or update of match on alerts for each row
  execute function note_alert_match();
