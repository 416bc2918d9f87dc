import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** Everything that a flow wrote, as one text: its rows, events, audit records and answer. */
export type Template = string;

const separator = '\n';

const rowsOf = `select jsonb_build_object(
    'flow', to_jsonb(f),
    'parties', (select jsonb_agg(p order by p.position) from flow_parties p where p.flow_token = f.token),
    'checks', (select jsonb_agg(c order by c.token) from checks c where c.flow_token = f.token),
    'alerts', coalesce((select jsonb_agg(a order by a.token) from alerts a where a.case_token = f.case_token), '[]'))
  || coalesce((select jsonb_build_object('case', to_jsonb(c),
      'entities', (select jsonb_agg(e order by e.token) from entities e
        where e.token in (select m.entity_token from case_entities m where m.case_token = c.token)),
      'members', (select jsonb_agg(m) from case_entities m where m.case_token = c.token),
      'assessment', (select to_jsonb(r) from risk_assessments r where r.case_token = c.token))
    from cases c where c.token = f.case_token), '{}') as value
  from flows f where f.token = $1`;

const eventsOf = `select jsonb_agg(jsonb_build_object('token', token, 'type', type, 'data', data, 'is_published',
    position is not null, 'api_version', '3.0.0', 'has_tokens', false) order by sequence) as value
  from events where project_id = $1`;

const auditOf = `select jsonb_agg(to_jsonb(l) - array['project_id', 'sequence', 'hash', 'previous_hash'] order by sequence) as value
  from audit_log l where project_id = $1 and sequence > $2`;

/**
 * The template of a flow. Its events must be the only ones of its project, and its audit records those after
 * `audited`.
 */
export async function templateOf(
  client: Client,
  project: number,
  audited: number,
  result: { flow_token: string },
): Promise<Template> {
  const valueOf = async (text: string, ...values: unknown[]) =>
    (await client.query(text, values)).rows[0].value;
  const parts = [
    await valueOf(rowsOf, result.flow_token),
    await valueOf(eventsOf, project),
    await valueOf(auditOf, project, audited),
    result,
  ];
  return parts.map((part) => JSON.stringify(part)).join(separator);
}

/** Tokens, case numbers, digests of pull tokens, and times. */
const unique =
  /\b(?:flw|chk|evt|aud|cas|ent|alt|rsk)_[0-9a-z]{26}\b|CAS-\d{6}|\\\\x[0-9a-f]{64}|"created_at": ?"[^"]+"/g;

let count = 0;
const run = randomBytes(5).toString('hex');

function another(value: string, now: string): string {
  if (value.startsWith('"created_at"')) return `"created_at":"${now}"`;
  count += 1;
  const place = count.toString(36).padStart(14, '0');
  if (value.startsWith('CAS-')) return `CAS-${run}${place}`;
  if (value.startsWith('\\\\x')) return `\\\\x${randomBytes(32).toString('hex')}`;
  return `${value.slice(0, 4)}01${run}${place}`;
}

/** The template for another flow: each token is replaced, the same one everywhere by the same. */
export function freshOf(template: Template): string[] {
  const now = new Date().toISOString();
  const made = new Map<string, string>();
  const fresh = template.replaceAll(unique, (value) => {
    const known = made.get(value) ?? another(value, now);
    made.set(value, known);
    return known;
  });
  return fresh.split(separator);
}
