import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { env } from '@/lib/platform/settings/env';
import { workerDatabase } from '@/tests/fixtures/database';
import { bringCase } from '@/tests/fixtures/cases';
import { aDeletedCase, closeDaysAgo } from '@/tests/fixtures/expired-case';
import { aPerson, sendAll } from '@/tests/fixtures/hosted-journey';
import { lostWorkers } from '@/tests/fixtures/lost-workers';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { type StartedProgram, startProgram } from '@/tests/fixtures/started-program';
import { patience } from '@/tests/fixtures/until';

// Two workers, with the rights of their role, run all sweeps at the same time. The whole content of the database is
// compared.

const folder = mkdtempSync(join(tmpdir(), 'probity-sweeps-'));
const checkpoints = join(folder, 'checkpoints.jsonl');
const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
Object.assign(process.env, {
  PROBITY_AUDIT_CHECKPOINTS: checkpoints,
  PROBITY_AUDIT_KEY: d,
  PROBITY_AUDIT_PUBLIC_KEY: x,
});

let workers: StartedProgram[];
let project: TestProject;
let lost: string;
let admin: string;
let image: { token: string; folder: string };

const newestFlow = async () => (await project.ask('GET', '/v1/flows?limit=1')).json.data[0].flow_token;

async function leaveRows(): Promise<void> {
  const { id } = project.ctx.project;
  const webhook = { url: 'https://hooks.example/', events: ['case.created'] };
  const { data: failing } = (await project.ask('POST', '/v1/webhooks', { body: webhook })).json;
  await project.ask('POST', `/v1/webhooks/${failing.id}/test`);
  await asOwner(
    `update webhook_deliveries set created_at = now() - interval '40 days', next_attempt_at = null,
       status = 'delivered'`,
  );
  await asOwner(`update webhooks set failing_since = now() - interval '8 days'`);
  const headers = { 'Idempotency-Key': 'a' };
  await project.ask('POST', '/v1/cases', { headers, body: { type: 'Review', entity_category: 'Person' } });
  await asOwner(`update idempotency_keys set created_at = now() - interval '2 days'`);
  const person = await project.person('analyst');
  await asOwner(
    `insert into sessions (project_id, token, user_token, expires_at) values ($1, 'ses_a', $2, now() - interval '1 hour')`,
    [id, person.actor.id],
  );
  await asOwner(
    `insert into runner_runs (id, function_id, event, idempotency_key, status, created_at, ended_at)
     values ('a', 'f', '{}', 'a', 'completed', now() - interval '40 days', now() - interval '40 days')`,
  );
}

async function leaveFlows(): Promise<void> {
  const body = { first_name: 'Mary', last_name: 'Ward', country: 'GB' };
  await project.ask('POST', `${project.execute}/kyc/init`, { body });
  const silent = await newestFlow();
  await runRequestedFlow(project.ctx, silent);
  await asOwner(
    `update flows set journey_due_at = now(), start_expires_at = now() - interval '1 hour' where token = $1`,
    [silent],
  );
  await project.ask('POST', `${project.execute}/init`, { body: { company_name: 'Lost Ltd', country: 'GB' } });
  lost = await newestFlow();
  await lostWorkers(lost, 1);
}

async function leaveCases(): Promise<void> {
  const body = { company_name: 'Closed SANCTION Ltd', country: 'GB' };
  // Also sets the retention policy.
  await aDeletedCase(project.ctx);
  for (let n = 0; n < 3; n += 1) {
    const { json } = await project.ask('POST', `${project.execute}/api`, { body });
    await closeDaysAgo(json.case_token, 31);
  }
}

async function leaveRequest(): Promise<void> {
  const opened = { body: { type: 'Review', entity_category: 'Person' } };
  const { token } = (await project.ask('POST', '/v1/cases', opened)).json.data;
  await bringCase(project, token, 'In Progress');
  const body = { document_types: ['passport'] };
  await project.ask('POST', `/v1/cases/${token}/document-requests`, { body });
  await asOwner(`update journeys set expires_at = now() where case_token = $1`, [token]);
}

async function leaveImage(): Promise<void> {
  const person = await aPerson(project);
  await sendAll(project, person);
  const [document] = await asOwner<{ token: string }>(
    `update documents set erase_at = now() where flow_token = $1 and purpose = 'front' returning token`,
    [person.flow_token],
  );
  const token = document?.token ?? '';
  image = { token, folder: join(env.PROBITY_DATA_DIR, 'documents', String(project.ctx.project.id), token) };
}

async function leaveImport(): Promise<void> {
  await project.ask('POST', '/v1/entities/imports', { body: 'type,last_name\nPerson,Ash\n' });
  await asOwner(`update entity_imports set progressed_at = now() - interval '61 seconds'`);
}

async function leaveRefusedList(): Promise<void> {
  admin = (await project.person('admin')).actor.id;
  await asOwner(
    `insert into list_sync_runs (source, list_name, ended_at, outcome, error, address_digest)
     values ('test', 'Test list', now(), 'refused', 'It has no entries.', '')`,
  );
}

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  await leaveRows();
  await leaveFlows();
  await leaveCases();
  await leaveRequest();
  await leaveImage();
  await leaveImport();
  await leaveRefusedList();
  const start = () =>
    startProgram('tests/fixtures/sweeping-process.ts', workerDatabase().appUrls.probity_worker);
  workers = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(workers.map((each) => each.stop()));
  rmSync(folder, { recursive: true });
});

/** Each worker runs every sweep. */
const sweep = () =>
  Promise.all(
    workers.map(async ({ child }) => {
      const answered = once(child, 'message');
      child.send('sweep');
      const [answer] = await answered;
      expect(answer).toBe('swept');
    }),
  );

/**
 * Totals are summed up, because a fold changes their rows. Requests for what is still lost are left out, because each
 * sweep repeats them.
 */
const asOneText: Record<string, string> = {
  list_totals: `select project_id, resource, bucket, sum(delta) from list_totals group by 1, 2, 3 having sum(delta) <> 0`,
  day_totals: `select project_id, resource, measure, day, bucket, sum(delta), sum(lasted_seconds) from day_totals
    group by 1, 2, 3, 4, 5 having sum(delta) <> 0`,
  events: `select * from events where type not in ('flow.requested', 'entity_import.requested')`,
};

async function contents(): Promise<Record<string, string>> {
  const tables = await asOwner(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  );
  const found: Record<string, string> = { checkpoints: readFileSync(checkpoints, 'utf8') };
  for (const { name } of tables) {
    const rows = asOneText[String(name)] ?? `select * from ${String(name)}`;
    const [row] = await asOwner(
      `select count(*)::int, md5(string_agg(t::text, ' ' order by t::text)) as digest from (${rows}) t`,
    );
    found[String(name)] = JSON.stringify(row);
  }
  return found;
}

const count = async (of: string) => Number((await asOwner(`select count(*) from ${of}`))[0]?.count);

describe('sweeps · on two workers at once', patience, () => {
  it('do everything that was due, once', async () => {
    await sweep();
    const old = `webhook_deliveries where created_at < now() - interval '30 days'`;
    const gone = [old, 'idempotency_keys', 'sessions', 'runner_runs', `cases where status = 'Closed'`];
    const left = await Promise.all(gone.map(count));
    expect(left).toEqual([0, 0, 0, 0, 0]);
    const recorded = (type: string) => count(`audit_log where event_type = '${type}'`);
    expect(await recorded('case.deleted')).toBe(4);
    expect(await recorded('webhook.undeliverable')).toBe(1);
    expect(await recorded('case.document_request_expired')).toBe(1);
    expect(await count(`cases where status = 'In Review'`)).toBe(1);
    expect(await count(`events where type = 'journey.expired'`)).toBe(1);
    const requested = `events where type = 'flow.requested' and data ->> 'flow_token' = '${lost}'`;
    expect(await count(requested)).toBeGreaterThan(1);
    const requestedImport = `events where type = 'entity_import.requested' and project_id = ${project.ctx.project.id}`;
    expect(await count(requestedImport)).toBeGreaterThan(1);
    expect(await recorded('document.erased')).toBe(1);
    expect(await count(`documents where token = '${image.token}' and sealed_key is null`)).toBe(1);
    expect(existsSync(image.folder)).toBe(false);
    expect(await count(`notifications where kind = 'list.refused' and user_token = '${admin}'`)).toBe(1);
    expect(readFileSync(checkpoints, 'utf8')).toContain(project.hash);
  });

  it('change nothing when they run again', async () => {
    // Signs the records of the first sweeps.
    await sweep();
    const before = await contents();
    await sweep();
    await sweep();
    expect(await contents()).toEqual(before);
  });
});
