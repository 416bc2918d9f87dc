-- Which kind of check raised an alert that is no match: a face is judged in other words than a document or a phone number.
set lock_timeout = '5s';

alter table alerts add column check_type_code text;

/* As the check says it, where the writer does not: an earlier version of the product, and what writes a whole flow at once. */
create function note_alert_check() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.check_type_code := (
    select type_code from checks where project_id = new.project_id and token = new.check_token);
  return new;
end $$;
revoke execute on function note_alert_check from public;

/* A screening's hits are written by the thousand, and their category says it. */
create trigger alert_check_noted before insert on alerts for each row
  when (new.match is null and new.check_type_code is null)
  execute function note_alert_check();
