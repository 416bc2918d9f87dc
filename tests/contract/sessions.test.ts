import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteEndedSessions } from '@/lib/domain/access/service/delete-ended-sessions';
import { endSession } from '@/lib/domain/access/service/end-session';
import { openSession } from '@/lib/domain/access/service/open-session';
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

  it('show only the project of the person', async () => {
    const other = await aProject();
    await anAlert(other.ctx);
    const person = await other.person('analyst');
    const { json } = await ask('GET', '/v1/alerts', { headers: { Cookie: await sessionCookie(person) } });
    expect(json.meta.total).toBe(1);
  });

  it('follow a changed role at once', async () => {
    const person = await project.person('analyst');
    const headers = await consoleHeaders(person);
    expect((await acknowledge(headers)).status).toBe(200);
    await asOwner(`update users set role = 'auditor' where token = $1`, [person.actor.id]);
    expect((await acknowledge(headers)).status).toBe(403);
    expect(await read(headers.Cookie ?? '')).toBe(200);
  });
});

const ended = [401, 'UNAUTHORIZED', 'The session has ended; sign in again.'];

async function refusalOf(Cookie: string) {
  const { status, json } = await ask('GET', '/v1/alerts', { headers: { Cookie } });
  return [status, json.error, json.message];
}

describe('sessions · that ended', () => {
  let person: Context;
  let cookie: string;

  beforeEach(async () => {
    person = await project.person('analyst');
    cookie = await sessionCookie(person);
    expect(await read(cookie)).toBe(200);
  });

  it('are refused with 401 after signing out, also for changes, and the person’s other sessions continue', async () => {
    const session = await openSession(person, person.actor.id, 60);
    const signedOut = await sessionCookie(person, { session });
    expect(await read(signedOut)).toBe(200);
    await endSession(person, session);
    expect(await refusalOf(signedOut)).toEqual(ended);
    expect((await acknowledge({ ...(await consoleHeaders(person)), Cookie: signedOut })).status).toBe(401);
    expect(await read(cookie)).toBe(200);
  });

  it('are refused with 401 when the row has expired, even if the cookie has not', async () => {
    const session = await openSession(person, person.actor.id, -1);
    expect(await refusalOf(await sessionCookie(person, { session }))).toEqual(ended);
  });

  it('are refused with 401 when the cookie has expired, even if the row has not', async () => {
    expect(await refusalOf(await sessionCookie(person, { maxAge: -60 }))).toEqual(ended);
  });

  it('are refused with 401 when the person is disabled', async () => {
    await asOwner('update users set disabled_at = now() where token = $1', [person.actor.id]);
    expect(await refusalOf(cookie)).toEqual(ended);
  });

  it('are refused with 401 when the session version was raised', async () => {
    await asOwner('update users set session_version = 2 where token = $1', [person.actor.id]);
    expect(await refusalOf(cookie)).toEqual(ended);
    expect(await read(await sessionCookie(person, { session_version: 2 }))).toBe(200);
  });

  it('are refused with 401 when the session belongs to somebody else, or to another project', async () => {
    const colleague = await project.person('admin');
    const stranger = await (await aProject()).person('admin');
    for (const other of [colleague, stranger]) {
      const session = await openSession(other, other.actor.id, 60);
      expect(await refusalOf(await sessionCookie(person, { session }))).toEqual(ended);
    }
  });

  it('cannot be ended by a person of another project', async () => {
    const session = await openSession(person, person.actor.id, 60);
    await endSession(await (await aProject()).person('admin'), session);
    expect(await read(await sessionCookie(person, { session }))).toBe(200);
  });

  it('are removed once they have expired, and no others', async () => {
    await openSession(person, person.actor.id, -1);
    const rows = () => asOwner('select 1 from sessions where user_token = $1', [person.actor.id]);
    expect(await rows()).toHaveLength(2);
    await deleteEndedSessions();
    expect(await rows()).toHaveLength(1);
    expect(await read(cookie)).toBe(200);
  });
});

describe('sessions · cookies', () => {
  it.each([
    ['signed with another secret', () => sessionCookie(analyst, { secret: 'another' })],
    ['garbage', () => 'next-auth.session-token=garbage'],
    ['empty', () => 'next-auth.session-token='],
    ['of no session', () => sessionCookie(analyst, { session: '' })],
  ])('are refused with 401 when they are %s', async (_name, cookieOf) => {
    expect(await refusalOf(await cookieOf())).toEqual(ended);
  });

  it('are found among other cookies', async () => {
    expect(await read(`theme=dark; ${await sessionCookie(analyst)}; next-auth.csrf-token=a%3Db`)).toBe(200);
  });

  it('are refused with 401 when the cookie is present twice, whichever comes first', async () => {
    const [own, other] = [await sessionCookie(analyst), await sessionCookie(auditor)];
    expect(await refusalOf(`${own}; ${other}`)).toEqual(ended);
    expect(await refusalOf(`${own}; next-auth.session-token=garbage`)).toEqual(ended);
    expect(await refusalOf(`next-auth.session-token=; ${own}`)).toEqual(ended);
  });

  it('are accepted only under this deployment’s cookie name', async () => {
    const cookie = await sessionCookie(analyst);
    const { status, json } = await ask('GET', '/v1/alerts', { headers: { Cookie: `__Secure-${cookie}` } });
    expect([status, json.message]).toEqual([401, 'The API key is missing or invalid.']);
    expect(await read(`${cookie}; __Secure-${await sessionCookie(auditor)}`)).toBe(200);
  });

  it('do not count next to an API key', async () => {
    const headers = { Cookie: await sessionCookie(analyst), 'X-API-KEY': 'garbage' };
    expect((await ask('GET', '/v1/alerts', { headers })).status).toBe(401);
  });
});

describe('sessions · same origin', () => {
  const site = { Host: 'localhost:3000' };

  it.each<[string, Record<string, string>]>([
    ['neither Origin nor Sec-Fetch-Site', {}],
    ['the Origin of another site', { Origin: 'https://evil.example' }],
    ['the Origin of a site with a longer name', { Origin: 'http://localhost:3000.evil.example' }],
    ['the Origin of the same host over another protocol', { Origin: 'https://localhost:3000' }],
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
