-- The worker closes cases straight through, and writes the system's Decision comment. The policy that confines its other comments
-- to the sample refused it, so that no case was closed.
set lock_timeout = '5s';

alter policy sample_alone on comments with check (
  pg_has_role(current_user, 'probity_web', 'usage')
  or (type = 'Decision' and author ->> 'user_id' = 'system')
  or exists (
    select from sample_projects s where s.project_id = comments.project_id and s.status = 'Making'));
