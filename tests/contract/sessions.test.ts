import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders, sessionCookie } from '@/tests/fixtures/sessions';

let project: TestProject;
let analyst: Context;
let auditor: Context;

beforeAll(async () => {
  project = await aProject();
  analyst = await project.person('analyst');
  auditor = await project.person('auditor');
});

const read = async (Cookie: string) => (await ask('GET', '/v1/alerts', { headers: { Cookie } })).status;

async function acknowledge(headers: Record<string, string>) {
  const { token } = await anAlert(project.ctx);
  return ask('POST', `/v1/alerts/${token}/acknowledge`, { headers });
}

describe('sessions', () => {
  it('allow reads and changes as the person', async () => {
    expect(await read(await sessionCookie(analyst))).toBe(200);
    expect((await acknowledge(await consoleHeaders(analyst))).status).toBe(200);
  });

  it('are accepted in a __Secure- cookie among other cookies', async () => {
    const cookie = await sessionCookie(analyst);
    expect(await read(`theme=dark; __Secure-${cookie}; next-auth.csrf-token=a%3Db`)).toBe(200);
  });

  it('show only the project of the person', async () => {
    const other = await aProject();
    await anAlert(other.ctx);
    const person = await other.person('analyst');
    const { json } = await ask('GET', '/v1/alerts', { headers: { Cookie: await sessionCookie(person) } });
    expect(json.meta.total).toBe(1);
  });

  it('are refused with 401 when expired, signed with another secret, or malformed', async () => {
    expect(await read(await sessionCookie(analyst, { maxAge: -60 }))).toBe(401);
    expect(await read(await sessionCookie(analyst, { secret: 'another' }))).toBe(401);
    expect(await read('next-auth.session-token=garbage')).toBe(401);
    expect(await read('next-auth.session-token=')).toBe(401);
  });

  it('are refused with 401 when the cookie is there twice: one of them is not the person’s', async () => {
    const [own, other] = [await sessionCookie(analyst), await sessionCookie(auditor)];
    expect(await read(`${own}; theme=dark; ${other}`)).toBe(401);
    expect(await read(`${own};${own}`)).toBe(401);
  });

  it('are refused with 401 when the session version was raised', async () => {
    const person = await project.person('analyst');
    const cookie = await sessionCookie(person);
    expect(await read(cookie)).toBe(200);
    await asOwner('update users set session_version = 2 where token = $1', [person.actor.id]);
    expect(await read(cookie)).toBe(401);
    expect(await read(await sessionCookie(person, { session_version: 2 }))).toBe(200);
  });

  it('are refused with 401 when the person is disabled', async () => {
    const person = await project.person('admin');
    const cookie = await sessionCookie(person);
    expect(await read(cookie)).toBe(200);
    await asOwner('update users set disabled_at = now() where token = $1', [person.actor.id]);
    expect(await read(cookie)).toBe(401);
  });

  it('use a changed role at once, whatever the cookie says', async () => {
    const person = await project.person('analyst');
    await asOwner(`update users set role = 'auditor' where token = $1`, [person.actor.id]);
    expect((await acknowledge(await consoleHeaders(person))).status).toBe(403);
  });
});

describe('sessions · same origin', () => {
  const site = { Host: 'localhost:3000' };

  it.each<[string, Record<string, string>]>([
    ['neither Origin nor Sec-Fetch-Site', {}],
    ['the Origin of another site', { Origin: 'https://evil.example' }],
    ['the Origin of a site with a longer name', { Origin: 'http://localhost:3000.evil.example' }],
    ['the Origin null', { Origin: 'null' }],
    [
      'another site’s Origin and a forged Sec-Fetch-Site',
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    ],
    ['Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['Sec-Fetch-Site: none', { 'Sec-Fetch-Site': 'none' }],
  ])('refuses a change with %s', async (_name, headers) => {
    const { status, json } = await acknowledge({ ...site, ...headers, Cookie: await sessionCookie(analyst) });
    expect([status, json.error.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('allows a change with Sec-Fetch-Site: same-origin', async () => {
    const headers = { ...site, 'Sec-Fetch-Site': 'same-origin', Cookie: await sessionCookie(analyst) };
    expect((await acknowledge(headers)).status).toBe(200);
  });

  it('does not restrict reads', async () => {
    const headers = { ...site, Origin: 'https://evil.example', Cookie: await sessionCookie(analyst) };
    for (const method of ['GET', 'HEAD']) {
      expect((await ask(method, '/v1/alerts', { headers })).status, method).toBe(200);
    }
  });

  it('does not restrict API keys', async () => {
    expect((await acknowledge({ 'X-API-KEY': project.apiKey, Origin: 'https://evil.example' })).status).toBe(
      200,
    );
  });
});

describe('sessions · scopes', () => {
  it('let an auditor read', async () => {
    for (const path of ['alerts', 'cases', 'entities', 'flows', 'audit-logs', 'users']) {
      const { status } = await ask('GET', `/v1/${path}`, {
        headers: { Cookie: await sessionCookie(auditor) },
      });
      expect(status, path).toBe(200);
    }
  });

  it('refuse a change by an auditor with 403, and name the missing scope', async () => {
    const { status, json } = await acknowledge(await consoleHeaders(auditor));
    expect([status, json.error.code]).toEqual([403, 'FORBIDDEN']);
    expect(json.error.message).toContain('alerts:write');
    const flow = await ask('POST', `${project.execute}/api`, {
      headers: await consoleHeaders(auditor),
      body: { company_name: 'A', country: 'GB' },
    });
    expect([flow.status, flow.json.error.message]).toEqual([403, expect.stringContaining('flows:write')]);
  });
});
