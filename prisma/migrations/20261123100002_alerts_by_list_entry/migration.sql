-- Lists of alerts by the listed party, of which few have many.
set lock_timeout = '5s';

create index alerts_project_id_list_entry_id_created_at_token_idx
  on alerts (project_id, list_entry_id, created_at desc, token desc);
