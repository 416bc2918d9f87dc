import { batch, createdAt, oneOf, shareOf, tokenOf } from './sql.ts';

export const flows = `
  insert into flows (project_id, token, flow_type, mode, processing_status, request, data_tier, case_token, pull_token_hash,
    completed_at, created_at, updated_at)
  select $1, ${tokenOf('flw', 'n')}, ${oneOf({ person: 900, screening: 100 }, 'company', 'n', 51)}, 'sync',
    ${oneOf({ complete: 1015 }, 'failed', 'n', 52)}, '{}', 'standard', ${tokenOf('cas', 'n')},
    sha256(int4send($1::int) || int8send(n)), at, at, at
  from (select n, ${createdAt('n', '$2')} as at from ${batch}) dated`;

/** Not a valid chain: the hashes are made up. */
export const auditRecords = `
  insert into audit_log (project_id, sequence, token, event_type, actor_id, actor_name, actor_type, target_type, target_token,
    case_token, details, request_id, created_at, hash, previous_hash)
  select $1, before + n, ${tokenOf('aud', 'n')}, drawn.event_type, drawn.actor, 'A caller', actor_type,
    target_type, ${tokenOf('cas', 'n')}, ${tokenOf('cas', 'n')}, '{"from":"New","to":"In Progress"}', 'req_' || n,
    ${createdAt('n', '$2')}, sha256(int8send(n)), sha256(int8send(n - 1))
  from (select n, ${oneOf({ 'case.updated': 800, 'case.created': 200 }, 'case.escalated', 'n', 61)} as event_type,
      case when ${shareOf('n', 62)} < 0.98 then 'key_bench' else 'system' end as actor,
      case when ${shareOf('n', 62)} < 0.98 then 'api_key' else 'system' end as actor_type from ${batch}) drawn
  join audit_event_types using (event_type)
  cross join (select coalesce(max(sequence), 0) as before from audit_heads where project_id = $1) head`;

export const auditHead = `
  insert into audit_heads (project_id, sequence, hash)
  select project_id, sequence, hash from audit_log where project_id = $1 order by sequence desc limit 1
  on conflict (project_id) do update set sequence = excluded.sequence, hash = excluded.hash`;

/** `$5` is the webhook. */
export const deliveries = `
  insert into webhook_deliveries (project_id, token, webhook_token, event_token, event_type, body, status, attempt_count,
    delivered_at, created_at)
  select $1, ${tokenOf('whd', 'n')}, $5, ${tokenOf('evt', 'n')},
    ${oneOf({ 'alert.created': 900, 'case.created': 100 }, 'case.closed', 'n', 71)}, convert_to('{}', 'UTF8'),
    ${oneOf({ delivered: 1000, undeliverable: 20 }, 'failed', 'n', 72)}, 1, at, at
  from (select n, ${createdAt('n', '$2')} as at from ${batch}) dated`;

/** `$5` is the person. */
export const notifications = `
  insert into notifications (project_id, token, user_token, kind, target_type, target_token, read_at, created_at)
  select $1, ${tokenOf('ntf', 'n')}, $5, 'mention', 'case', ${tokenOf('cas', 'n')},
    case when ${oneOf({ read: 1010 }, 'unread', 'n', 81)} = 'read' then at end, at
  from (select n, ${createdAt('n', '$2')} as at from ${batch}) dated`;

/** `$5` is the token of the first import. */
export const imports = `
  insert into entity_imports (project_id, token, total_count, created_count, created_at, progressed_at, completed_at)
  select $1, case when n = 1 then $5 else ${tokenOf('imp', 'n')} end, 1, 1, at, at, at
  from (select n, ${createdAt('n', '$2')} as at from ${batch}) dated`;

/** `$5` is the import of the lines. */
export const importLines = `
  insert into entity_import_lines (project_id, import_token, line, result, entity_token)
  select $1, $5, n + 1, ${oneOf({ Created: 1000 }, 'Failed', 'n', 91)}, ${tokenOf('ent', 'n')} from ${batch}
  where $2 > 0`;
