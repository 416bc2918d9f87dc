-- Lists the images that were sent for a case.
set lock_timeout = '5s';

create index documents_sent_of_case on documents (project_id, case_token, created_at desc, token desc)
  where sent_at is not null;
