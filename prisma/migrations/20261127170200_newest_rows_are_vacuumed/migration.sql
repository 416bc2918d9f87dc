-- What is counted is new, and is read from indexes alone only after a vacuum (docs/adr/0145). By default it waits for a fifth of new rows.
set lock_timeout = '5s';

alter table alerts set (autovacuum_vacuum_insert_scale_factor = 0.02);
alter table cases set (autovacuum_vacuum_insert_scale_factor = 0.02);
alter table audit_log set (autovacuum_vacuum_insert_scale_factor = 0.02);
