import { batch, createdAt, holdsFor, people, personOf, shareOf, tokenOf } from './sql.ts';

export const alertsPerCase = 2;

/** `$1` is an array of the kinds, in which frequent kinds are repeated. */
export const alertKinds = `
  create temporary table alert_kinds as
  select row_number() over () as slot, kind.* from jsonb_to_recordset($1::jsonb) as kind (
    type text, category text, priority text, priority_score numeric, match_score numeric, match jsonb, summary text)`;

const ordinal = `(n - 1) / ${alertsPerCase} + 1`;

export const alerts = `
  insert into alerts (
    project_id, token, case_token, entity_token, type, category, status, priority, priority_score, sla_deadline,
    sla_warning_at, match_score, match, subject_name, subject_type, case_name, summary, resolution_action, resolution_rationale, resolved_by, resolved_at,
    assigned_to, is_false_positive, snoozed_until, created_at, updated_at)
  select
    $1, ${tokenOf('alt', 'n')}, ${tokenOf('cas', ordinal)}, ${tokenOf('ent', ordinal)}, type, category, status, priority,
    least(100, priority_score + 5 * ${shareOf('n', 41)}), at + interval '3 days', at + interval '2 days', match_score,
    match, subject_name, subject_type, 'CAS-9' || lpad((${ordinal})::text, 7, '0'), summary, case when is_resolved then 'Approve' end,
    case when is_resolved then 'Another person: the date of birth and the nationality do not agree.' end,
    case when is_resolved then person end,
    case when is_resolved then least(at + interval '4 days' * ${shareOf('n', 42)}, now()) end,
    case when is_resolved or ${holdsFor(512, 'n', 43)} then person end, is_resolved and ${holdsFor(800, 'n', 44)},
    case when not is_resolved and ${holdsFor(100, 'n', 45)} then now() + interval '1 day' end, at, at
  from (
    select n, at, status, status = 'Resolved' as is_resolved, ${personOf('n', 46)} as person,
      1 + floor(${shareOf('n', 47)} * (select count(*) from alert_kinds)) as slot
    from (select n, ${createdAt('n', '$2')} as at from ${batch}) dated cross join ${people}
    cross join lateral (select case
      when at < now() - interval '4 days' and not ${holdsFor(4, 'n', 48)} then 'Resolved'
      when ${holdsFor(700, 'n', 49)} then 'Open' when ${holdsFor(980, 'n', 49)} then 'Acknowledged'
      else 'Escalated' end as status) moved
  ) drawn join alert_kinds using (slot)
  cross join lateral (select coalesce(full_name, company_name) as subject_name, e.type as subject_type
    from entities e where e.project_id = $1 and e.token = ${tokenOf('ent', ordinal)}) subject`;
