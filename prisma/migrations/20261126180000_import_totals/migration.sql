-- contracts: 20261123180100_notification_totals
-- Kept totals (docs/adr/0006) of imports: their list counted a million of them row by row.
set lock_timeout = '5s';

lock table entity_imports in share row exclusive mode;
call keep_totals_by('entity_imports', 'entity_imports', $$jsonb '{}'$$);
insert into list_totals (project_id, resource, bucket, delta)
select project_id, 'entity_imports', jsonb '{}', count(*) from entity_imports group by 1;

-- It fails at each call, since a CALL takes no subquery, and no migration has called it.
drop procedure keep_totals(text, regclass, text[]);
