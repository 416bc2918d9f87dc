-- Which check of a newer document counts in place of the one that an alert was raised for.
set lock_timeout = '5s';

alter table alerts add column resolution_replaced_by text;
