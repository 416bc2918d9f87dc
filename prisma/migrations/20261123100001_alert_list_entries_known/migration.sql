-- Of the alerts that there are already.
set lock_timeout = '5s';

update alerts set list_entry_id = match ->> 'list_entry_id' where match is not null and list_entry_id is null;
