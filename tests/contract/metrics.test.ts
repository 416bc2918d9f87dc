import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inngest } from '@/inngest/client';
import { createRunner } from '@/inngest/embedded/runner';
import { countFailures } from '@/inngest/functions/count-failures';
import { openPool } from '@/lib/platform/db';
import { newToken } from '@/lib/platform/ids';
import { log } from '@/lib/platform/log';
import { serveMetrics } from '@/processes/serve-metrics';
import { asOwner } from '@/tests/fixtures/owner';
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

// Our own server, which has a port once it listens.
const fetchMetrics = (path = '/metrics') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

async function countOf(line: string): Promise<number> {
  const text = await (await fetchMetrics()).text();
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1) ?? 0);
}

describe('metrics', () => {
  it('are OpenMetrics, with what the process needs of the machine', async () => {
    const answer = await fetchMetrics();
    expect(answer.headers.get('content-type')).toContain('application/openmetrics-text');
    const text = await answer.text();
    expect(text).toContain('process_resident_memory_bytes');
    expect(text.trimEnd().endsWith('# EOF')).toBe(true);
    expect((await fetchMetrics('/v1/alerts')).status).toBe(404);
  });

  it('count requests by operation and status, refused ones too', async () => {
    const line = (status: number) =>
      `probity_request_duration_seconds_count{operation="alerts.list",status="${status}"}`;
    const before = [await countOf(line(200)), await countOf(line(400))];
    await project.ask('GET', '/v1/alerts');
    await project.ask('GET', '/v1/alerts?nothing=1');
    expect([await countOf(line(200)), await countOf(line(400))]).toEqual(before.map((count) => count + 1));
  });

  it('count the calls of each provider by their outcome, and hold nothing of whom they were about', async () => {
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

  it('tell of the whole deployment: what is due, and how old the lists are', async () => {
    expect(await countOf('probity_deployment{figure="delivery_delay_seconds",of=""}')).toBeGreaterThanOrEqual(
      0,
    );
    const text = await (await fetchMetrics()).text();
    expect(text).toMatch(/probity_deployment{figure="list_age_seconds",of="[^"]+"} \d/);
    expect(text).toContain('probity_deployment{figure="events_waiting",of=""}');
  });

  it('tell how old a list is since it came into force, whenever it was imported', async () => {
    const sample = `v.watchlist_token = w.token and w.project_id is null and w.name = $1 and v.in_force_since is not null`;
    const importedAgo = (ago: string) =>
      asOwner(
        `update watchlist_versions v set imported_at = v.in_force_since - $2::interval from watchlists w where ${sample}`,
        [sampleList.name, ago],
      );
    await importedAgo('300 days');
    const age = await countOf(`probity_deployment{figure="list_age_seconds",of="${sampleList.name}"}`);
    await importedAgo('0');
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(86_400);
  });

  it('count what a rate admitted and refused', async () => {
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
