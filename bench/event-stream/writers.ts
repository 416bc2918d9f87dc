import { randomUUID } from 'node:crypto';
import pg from 'pg';

const newId = () => randomUUID().replaceAll('-', '').slice(0, 26);

const resource = { token: 'cas_bench', notes: 'x'.repeat(1_700) };

const anEvent = (token = `evt_${newId()}`) => ({
  token,
  type: 'case.created',
  data: resource,
  is_published: true,
});

const aRecord = () => ({
  token: `aud_${newId()}`,
  event_type: 'case.created',
  actor_id: 'system',
  actor_name: 'Probity',
  actor_type: 'system',
  target_type: 'case',
  target_token: 'cas_bench',
  case_token: 'cas_bench',
  details: {},
  ip_address: null,
  request_id: 'req_bench',
  created_at: new Date().toISOString(),
});

/** Ways to write the event and audit record of a change at its end; $1 project, $2 events, $3 audit records. */
export const ways = {
  'as before, without positions': `
    with written as (
      insert into events (token, project_id, type, data)
      select token, $1::int, type, data
      from jsonb_to_recordset($2::jsonb) as e(token text, type text, data jsonb)
    ) select append_audit_records($1::int, $3::jsonb)::text`,
  'with positions':
    'select append_events($1::int, $2::jsonb)::text, append_audit_records($1::int, $3::jsonb)::text',
  'with positions, notifying in the transaction': `
    select append_events($1::int, $2::jsonb)::text, append_audit_records($1::int, $3::jsonb)::text,
      pg_notify('probity_published', $1::int::text)::text`,
};
export type Way = keyof typeof ways;

async function connect(url: string, projectId: number): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select set_config('app.project_id', $1, false)`, [String(projectId)]);
  return client;
}

/** Commits per second of writers that commit as fast as possible, one writer per project. */
export async function commitsPerSecond(
  url: string,
  projects: readonly number[],
  way: Way,
  seconds: number,
): Promise<number> {
  const clients = await Promise.all(projects.map((id) => connect(url, id)));
  let commits = 0;
  const endsAtMs = performance.now() + seconds * 1000;
  const write = async (client: pg.Client, projectId: number | undefined) => {
    while (performance.now() < endsAtMs) {
      const values = [projectId, JSON.stringify([anEvent()]), JSON.stringify([aRecord()])];
      await client.query({ name: way, text: ways[way], values });
      commits += 1;
    }
  };
  await Promise.all(clients.map((client, n) => write(client, projects[n])));
  await Promise.all(clients.map((client) => client.end()));
  return commits / seconds;
}

/** Milliseconds from the statement to the commit of one change with this many events. */
export async function msOfMany(url: string, projectId: number, count: number): Promise<number> {
  const client = await connect(url, projectId);
  const startedAt = performance.now();
  await client.query('begin');
  for (let n = 0; n < count; n += 200) {
    const events = Array.from({ length: 200 }, () => anEvent());
    await client.query('select append_events($1, $2)', [projectId, JSON.stringify(events)]);
  }
  await client.query('commit');
  await client.end();
  return performance.now() - startedAt;
}

/** Writes one event, and sends a bare notification of it. Returns its token and when the commit was sent. */
export async function openPacedWriter(url: string, projectId: number) {
  const client = await connect(url, projectId);
  return {
    async write(note: (token: string) => void): Promise<void> {
      const token = `evt_${newId()}`;
      await client.query('begin');
      await client.query('select append_events($1, $2)', [projectId, JSON.stringify([anEvent(token)])]);
      note(token);
      await client.query('commit');
      await client.query(`select pg_notify('probity_published', $1)`, [String(projectId)]);
      await client.query(`select pg_notify('bench_yardstick', $1)`, [token]);
    },
    end: () => client.end(),
  };
}
