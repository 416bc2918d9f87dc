import type { Client } from 'pg';
import { withClient } from '../scripts/database/roles.ts';
import { alertKinds } from './fixtures/alert-kinds.ts';

export interface AlertLoad {
  ownerUrl: string;
  projectId: number;
  alerts: number;
}

const alertsPerCase = 10;
/** A trigger totals the rows of each statement; larger batches would spill to disk. */
const batchSize = 50_000;

/** SQL for a valid token; tokens sort like `n`. */
const tokenOf = (prefix: string, n: string) => `'${prefix}_01k' || lpad(to_hex(${n}), 23, '0')`;

/** SQL: alerts spread evenly over two years, the last of `$2` created now. */
const createdAt = `date_trunc('minute', now()) - ($2 - n) * (interval '2 years' / $2)`;

const casesText = `
  insert into cases (project_id, token, name, type, status, entity_category, risk_tier, created_at, updated_at)
  select $1, ${tokenOf('cas', 'n')}, 'CAS-9' || lpad(n::text, 6, '0'), 'Onboarding',
    (array['In Progress', 'In Review', 'Closed', 'Closed'])[1 + n % 4], 'Person',
    (array['Low', 'Low', 'Medium', 'High'])[1 + n % 4], ${createdAt}, ${createdAt}
  from generate_series(1, $2::int) n`;

const entitiesText = `
  insert into entities (project_id, token, type, full_name, role, verification_status, created_at, updated_at)
  select $1, ${tokenOf('ent', 'n')}, 'Person', 'Person ' || n, 'Primary', 'Verified', ${createdAt}, ${createdAt}
  from generate_series(1, $2::int) n`;

const kindsText = `
  create temporary table alert_kinds as
  select row_number() over () as slot, kind.* from jsonb_to_recordset($1::jsonb) as kind (
    type text, category text, priority text, priority_score numeric, match_score numeric, match jsonb, summary text)`;

const ordinal = `(n - 1) / ${alertsPerCase} + 1`;

const alertsText = `
  insert into alerts (
    project_id, token, case_token, entity_token, type, category, status, priority, priority_score, sla_deadline,
    sla_warning_at, match_score, match, summary, resolution_action, resolution_rationale, resolved_by, resolved_at,
    assigned_to, is_false_positive, created_at, updated_at)
  select
    $1, ${tokenOf('alt', 'n')}, ${tokenOf('cas', ordinal)},
    ${tokenOf('ent', ordinal)}, type, category, status, priority,
    least(100, priority_score + shade), created_at + interval '3 days', created_at + interval '2 days', match_score,
    match, summary,
    case when is_resolved then 'Approve' end,
    case when is_resolved then 'Another person: the date of birth and the nationality do not agree.' end,
    case when is_resolved then person end, case when is_resolved then created_at + interval '1 day' end,
    case when is_resolved or shade > 2 then person end, is_resolved and shade < 4,
    created_at, created_at
  from (
    select n, ${createdAt} as created_at, random() * 5 as shade, status, status = 'Resolved' as is_resolved,
      1 + floor(random() * (select count(*) from alert_kinds)) as slot,
      people.tokens[1 + floor(random() * cardinality(people.tokens))] as person
    from generate_series($3::int, $4::int) n
    cross join (select array_agg(token) as tokens from users where project_id = $1) people
    -- Of twenty alerts thirteen are resolved and four are open.
    cross join lateral (select case when dice < 13 then 'Resolved' when dice < 17 then 'Open'
      when dice < 19 then 'Acknowledged' else 'Escalated' end as status
      from (select floor(random() * 20) + n * 0 as dice) thrown) drawn
  ) drawn
  join alert_kinds using (slot)`;

interface Definition {
  name: string;
  definition: string;
}

/** Filling a table before creating its indexes takes half as long. */
async function withoutIndexes(client: Client, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows: indexes } = await client.query<Definition>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = $1::regclass and not indisprimary`,
    [table],
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of indexes) await client.query(definition);
}

export function loadAlerts({ ownerUrl, projectId, alerts }: AlertLoad, signal: AbortSignal): Promise<void> {
  return withClient(ownerUrl, async (client) => {
    await client.query('select setseed(0.42)');
    const cases = Math.ceil(alerts / alertsPerCase);
    await client.query(casesText, [projectId, cases]);
    await client.query(entitiesText, [projectId, cases]);
    await client.query(kindsText, [JSON.stringify(alertKinds)]);
    await withoutIndexes(client, 'alerts', async () => {
      for (let first = 1; first <= alerts; first += batchSize) {
        signal.throwIfAborted();
        const last = Math.min(alerts, first + batchSize - 1);
        await client.query(alertsText, [projectId, alerts, first, last]);
      }
    });
    await client.query('select fold_list_totals()');
    await client.query('vacuum analyze');
  });
}
