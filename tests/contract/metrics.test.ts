import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inngest } from '@/inngest/client';
import { createRunner } from '@/inngest/embedded/runner';
import { countFailures } from '@/inngest/functions/count-failures';
import { createOauthClient } from '@/lib/domain/access/service/create-oauth-client';
import { newClientSecret } from '@/lib/platform/crypto';
import { openPool } from '@/lib/platform/database/db';
import { newToken } from '@/lib/platform/ids';
import { log } from '@/lib/platform/errors/log';
import { serveMetrics } from '@/processes/serve-metrics';
import { giveUp } from '@/tests/fixtures/lost-workers';
import { basic, grant, postForm } from '@/tests/fixtures/oauth';
import { asOwner } from '@/tests/fixtures/owner';
import { anAlert } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { sampleList } from '@/prisma/seed/sample-list';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { patience, until } from '@/tests/fixtures/until';

let server: Server;
let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  server = serveMetrics(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

// Our own server, which has a port once it is listening.
const fetchMetrics = (path = '/metrics') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

async function countOf(line: string): Promise<number> {
  const text = await (await fetchMetrics()).text();
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

describe('metrics', () => {
  it('are OpenMetrics, with the resources that the process uses', async () => {
    const answer = await fetchMetrics();
    expect(answer.headers.get('content-type')).toContain('application/openmetrics-text');
    const text = await answer.text();
    expect(text).toContain('process_resident_memory_bytes');
    expect(text.trimEnd().endsWith('# EOF')).toBe(true);
    expect((await fetchMetrics('/v1/alerts')).status).toBe(404);
  });

  it('count requests by operation and status, including refused ones', async () => {
    const line = (status: number) =>
      `probity_request_duration_seconds_count{operation="alerts.list",status="${status}"}`;
    const before = [await countOf(line(200)), await countOf(line(400))];
    await project.ask('GET', '/v1/alerts');
    await project.ask('GET', '/v1/alerts?nothing=1');
    expect([await countOf(line(200)), await countOf(line(400))]).toEqual(before.map((count) => count + 1));
  });

  it('count requests for access tokens, which have their own route', async () => {
    const line = (status: number) =>
      `probity_request_duration_seconds_count{operation="oauth.issue_token",status="${status}"}`;
    const client = await createOauthClient(project.ctx, { name: 'A service', scopes: ['cases:read'] });
    const before = [await countOf(line(200)), await countOf(line(401))];
    await postForm(grant, basic(client));
    await postForm(grant, basic({ ...client, client_secret: newClientSecret() }));
    expect([await countOf(line(200)), await countOf(line(401))]).toEqual(before.map((count) => count + 1));
  });

  it('count the calls of each provider by their outcome, and contain nothing about their subjects', async () => {
    const calls = (outcome: string) =>
      countOf(
        `probity_provider_call_duration_seconds_count{provider="Probity Sandbox",outcome="${outcome}"}`,
      );
    const before = await calls('unavailable');
    const body = { name: 'Peregrine Quillfeather DOWN' };
    await project.ask('POST', `${project.execute}/screening/api`, { body });
    expect(await calls('unavailable')).toBe(before + 3);
    const text = await (await fetchMetrics()).text();
    expect(text).not.toMatch(/Quillfeather|_01[a-z0-9]{8}/i);
    expect(text).not.toContain(project.hash);
  });

  it('cover the whole deployment: what is due, and how old the lists are', async () => {
    expect(await countOf('probity_deployment{figure="delivery_delay_seconds",of=""}')).toBeGreaterThanOrEqual(
      0,
    );
    const text = await (await fetchMetrics()).text();
    expect(text).toMatch(/probity_deployment{figure="list_age_seconds",of="[^"]+"} \d/);
    expect(text).toContain('probity_deployment{figure="events_waiting",of=""}');
  });

  it('count flows that start and end, by type, status and verdict', async () => {
    const started = 'probity_flows_started_total{type="screening"}';
    const ended = (verdict: string) =>
      `probity_flows_ended_total{type="screening",status="complete",verdict="${verdict}"}`;
    const lines = [started, ended('Pass'), ended('Refer')];
    const counts = async () => {
      const found = [];
      for (const line of lines) found.push(await countOf(line));
      return found;
    };
    const before = await counts();
    const names = ['Quilla Sandringford', 'Peregrine Quillfeather DOWN'];
    for (const name of names)
      await project.ask('POST', `${project.execute}/screening/api`, { body: { name } });
    const refused = await project.ask('POST', `${project.execute}/screening/api`, { body: {} });
    expect(refused.status).toBe(400);
    expect((await counts()).map((count, n) => count - (before[n] ?? 0))).toEqual([2, 1, 1]);
  });

  it('include flows in progress, mails and runs, even when there are none', async () => {
    const text = await (await fetchMetrics()).text();
    for (const type of ['company', 'person', 'screening', 'document'])
      expect(text).toMatch(new RegExp(`{figure="flows_under_way",of="${type}"} \\d`));
    for (const figure of [
      'runs_due',
      'run_delay_seconds',
      'mails_due',
      'mail_delay_seconds',
      'webhooks_failing',
    ])
      expect(text).toMatch(new RegExp(`{figure="${figure}",of=""} \\d`));
  });

  it('count a flow that waits for a person as in progress, and one that is given up as ended', async () => {
    const line = 'probity_deployment{figure="flows_under_way",of="person"}';
    const failed = 'probity_flows_ended_total{type="person",status="failed",verdict="Refer"}';
    const [before, failedBefore] = [await countOf(line), await countOf(failed)];
    const body = { first_name: 'Quilla', last_name: 'Sandringford', country: 'GB' };
    expect((await project.ask('POST', `${project.execute}/kyc/init`, { body })).status).toBe(200);
    expect(await countOf(line)).toBe(before + 1);
    const [flow] = (await project.ask('GET', '/v1/flows?limit=1')).json.data;
    await giveUp(project, flow.flow_token);
    expect([await countOf(line), await countOf(failed)]).toEqual([before, failedBefore + 1]);
  });

  it('include the waiting mails, and since when the oldest has been due', async () => {
    const { actor } = await project.person('analyst');
    const { token } = await anAlert(project.ctx);
    await project.ask('POST', `/v1/alerts/${token}/assign`, { body: { user_id: actor.id, note: 'Please' } });
    const line = (figure: string) => `probity_deployment{figure="${figure}",of=""}`;
    const before = await countOf(line('mails_due'));
    const ofPerson = 'where user_token = $1';
    await asOwner(
      `update notifications set mail_status = 'pending', mail_due_at = now() - interval '10 minutes' ${ofPerson}`,
      [actor.id],
    );
    expect(await countOf(line('mails_due'))).toBe(before + 1);
    expect(await countOf(line('mail_delay_seconds'))).toBeGreaterThanOrEqual(600);
    await asOwner(`update notifications set mail_status = 'skipped', mail_due_at = null ${ofPerson}`, [
      actor.id,
    ]);
  });

  it('state the age of a list since it came into force, whenever it was imported', async () => {
    const sample = `v.watchlist_token = w.token and w.project_id is null and w.name = $1 and v.in_force_since is not null`;
    const importedAgo = (ago: string) =>
      asOwner(
        `update watchlist_versions v set imported_at = v.in_force_since - $2::interval from watchlists w where ${sample}`,
        [sampleList.name, ago],
      );
    const shownAge = () => countOf(`probity_deployment{figure="list_age_seconds",of="${sampleList.name}"}`);
    const since = await shownAge();
    await importedAgo('300 days');
    const age = await shownAge();
    await importedAgo('0');
    expect(age).toBeGreaterThanOrEqual(since);
    expect(age - since).toBeLessThan(3_600);
  });

  it('count what a rate limit admitted and refused', async () => {
    const limited = await aProject({ rate_plan: 'starter' });
    const line = 'probity_rate_decisions_total{holder="caller",decision="refused"}';
    const before = await countOf(line);
    for (let n = 0; n < 12; n += 1) await limited.ask('GET', '/v1/users');
    expect(await countOf(line)).toBeGreaterThan(before);
  });

  it('count the runs of functions that were given up', patience, async () => {
    const broken = inngest.createFunction(
      { id: 'broken', retries: 0, triggers: [{ event: 'test.broken' }] },
      () => Promise.reject(new Error('out of order')),
    );
    const pool = openPool(4);
    const runner = createRunner({ pool, client: inngest, functions: [broken, countFailures], logger: log });
    await runner.start();
    await asOwner(`insert into events (token, type, data) values ($1, 'test.broken', '{}')`, [
      newToken('evt'),
    ]);
    const line = 'probity_functions_given_up_total{function="broken"}';
    expect(
      await until(
        () => countOf(line),
        (count) => count > 0,
      ),
    ).toBe(1);
    await runner.stop();
    await pool.end();
  });
});
