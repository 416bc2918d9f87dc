-- How a project looks to its customers: its name, colour and logo (docs/adr/0095).
set lock_timeout = '5s';

create table brandings (
  project_id int primary key references projects (id),
  token text not null,
  name text,
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  -- A PNG, and the SHA-256 that its public address has.
  logo bytea check (length(logo) <= 65536),
  logo_hash text,
  updated_at timestamptz(3) not null,
  check ((logo is null) = (logo_hash is null))
);
call isolate_by_project('brandings');
revoke delete on brandings from probity_web;
revoke all on brandings from probity_worker;

create index brandings_by_logo on brandings (logo_hash) where logo_hash is not null;

/* Of whichever project: an address is known to those who were shown it. */
create function find_logo(of_hash text) returns bytea
language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select b.logo from brandings b where b.logo_hash = of_hash limit 1 $$;
revoke execute on function find_logo from public;
grant execute on function find_logo to probity_web;

insert into audit_event_types (event_type, target_type) values ('branding.updated', 'branding');
