import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOauthClient } from '@/lib/domain/access/service/create-oauth-client';
import { issueAccessToken } from '@/lib/domain/access/service/issue-access-token';
import { revokeOauthClient } from '@/lib/domain/access/service/revoke-oauth-client';
import { type ApiProcess, startApiProcess } from '@/tests/fixtures/api-processes';
import { eventsOf, openStream, type TestStream } from '@/tests/fixtures/event-streams';
import { aCase } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { connectAs } from '@/tests/fixtures/roles';
import { patience, until } from '@/tests/fixtures/until';

// Two web processes, each with streams of the same project (docs/adr/0047).

let processes: ApiProcess[];
let project: TestProject;

beforeAll(async () => {
  processes = await Promise.all([startApiProcess(), startApiProcess()]);
});
afterAll(() => Promise.all(processes.map((each) => each.stop())));
beforeEach(async () => {
  project = await aProject();
});

const caseOf = ({ data }: { data: { data: { token: string } } }) => data.data.token;

async function open(at: ApiProcess, headers: Record<string, string> = {}): Promise<TestStream> {
  const stream = await openStream(at, { 'X-API-KEY': project.apiKey, ...headers });
  expect(stream.status).toBe(200);
  await until(
    () => stream.received.length,
    (count) => count > 0,
  );
  return stream;
}

const casesIn = (stream: TestStream, count: number) =>
  until(
    () => eventsOf(stream).map(caseOf),
    (found) => found.length >= count,
  );

async function asSuperuser(statement: string): Promise<void> {
  const client = await connectAs('superuser');
  await client.query(statement);
  await client.end();
}

describe('events · stream · of two processes', () => {
  it('has the same events in the same order, whichever process they come from', patience, async () => {
    const streams = await Promise.all([...processes, ...processes].map((each) => open(each)));
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push((await aCase(project.ctx)).token);
    for (const stream of streams) expect(await casesIn(stream, 5)).toEqual(made);
    const ids = streams.map((stream) => eventsOf(stream).map(({ id }) => id));
    expect(new Set(ids.map((each) => each.join()))).toHaveLength(1);
  });

  it('continues at the other process without a gap', patience, async () => {
    const [here, there] = processes as [ApiProcess, ApiProcess]; // two were started
    const first = await open(here);
    const made = [(await aCase(project.ctx)).token];
    const [before] = await casesIn(first, 1);
    first.close();
    made.push((await aCase(project.ctx)).token);
    const second = await open(there, { 'Last-Event-ID': eventsOf(first).at(-1)?.id ?? '' });
    made.push((await aCase(project.ctx)).token);
    expect([before, ...(await casesIn(second, 2))]).toEqual(made);
  });

  it('ends when the credential is revoked, even without events', patience, async () => {
    const admin = await project.person('admin');
    const client = await createOauthClient(admin, { name: 'A service', scopes: ['cases:read'] });
    const { id: client_id, client_secret } = client;
    const request = { grant_type: 'client_credentials', client_id, client_secret };
    const { access_token } = await issueAccessToken({ requestId: 'req_1', ipAddress: null }, request);
    const headers = { Authorization: `Bearer ${access_token}` };
    const streams = await Promise.all(processes.map((each) => openStream(each, headers)));
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
    const startedAt = performance.now();
    await revokeOauthClient(admin, client.id);
    await Promise.all(streams.map(({ ended }) => ended));
    // A heartbeat, which also checks, would only come after 15 s.
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  it('misses nothing when every connection to the database breaks', patience, async () => {
    const [here] = processes as [ApiProcess, ApiProcess]; // two were started
    const stream = await open(here);
    await asSuperuser(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename = 'probity_web'`,
    );
    const { token } = await aCase(project.ctx);
    let isEnded = false;
    void stream.ended.finally(() => (isEnded = true)).catch(() => {});
    const received = async () => {
      const found = eventsOf(stream).map(caseOf);
      if (found.length > 0 || !isEnded) return found;
      const again = await openStream(here, {
        'X-API-KEY': project.apiKey,
        'Last-Event-ID': stream.received.at(-1)?.id ?? '',
      });
      return again.status === 200 ? casesIn(again, 1) : [];
    };
    expect(await until(received, (found) => found.length > 0)).toEqual([token]);
  });
});
