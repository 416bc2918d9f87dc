import pg from 'pg';
import type { Prepared } from './prepare.ts';

/** Records of flows that are written together. */
const batchSize = 500;

/** The most frequent records of the API: a changed field, or a move of an alert. About 500 bytes each, as hashed. */
const append = `
  select append_audit_records($1, (
    select jsonb_agg(jsonb_build_object('token', 'aud_01k' || lpad(to_hex(n), 23, '0'), 'event_type', event_type,
      'actor_id', 'key_bench', 'actor_name', 'A caller', 'actor_type', 'api_key', 'target_type', target_type,
      'target_token', left(target_type, 3) || '_01k' || lpad(to_hex(n), 23, '0'), 'case_token', 'cas_01k' || lpad(to_hex(n / 8), 23, '0'),
      'details', details, 'ip_address', '203.0.113.7', 'request_id', 'req_01k' || lpad(to_hex(n), 23, '0'),
      'created_at', clock_timestamp()) order by n)
    from (select n, case n % 4 when 0 then 'case.updated' else 'alert.assigned' end as event_type,
        case n % 4 when 0 then 'case' else 'alert' end as target_type,
        jsonb_build_object('before', jsonb_build_object('assigned_to', null, 'metadata', jsonb_build_object('ref', n)),
          'after', jsonb_build_object('assigned_to', 'usr_01k' || lpad(to_hex(n % 40), 23, '0'),
            'metadata', jsonb_build_object('ref', n + 1))) as details
      from generate_series($2::bigint, $3::bigint) n) drawn))`;

/** A chain of this many records, written as the web's role by the same function as those of the API. */
export async function appendRecords(
  url: string,
  { projectId }: Prepared,
  count: number,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    options: `-c app.project_id=${projectId} -c synchronous_commit=off`,
  });
  await client.connect();
  try {
    for (let first = 1; first <= count; first += batchSize) {
      signal.throwIfAborted();
      const values = [projectId, first, Math.min(count, first + batchSize - 1)];
      await client.query({ name: 'append', text: append, values });
    }
  } finally {
    await client.end();
  }
}
