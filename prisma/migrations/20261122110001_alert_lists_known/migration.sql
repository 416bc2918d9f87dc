-- Of the alerts that there are already (docs/adr/0085).
set lock_timeout = '5s';

update alerts set list = match ->> 'list', model_version = match ->> 'model_version'
where match is not null and list is null;
