import { beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '@/lib/domain/access/service/sign-in';
import type { User } from '@/lib/domain/access/schema';
import type { Context } from '@/lib/platform/context';
import { randomSecret } from '@/lib/platform/crypto';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let admin: Context;

beforeEach(async () => {
  project = await aProject();
  admin = await project.person('admin');
});

const as = async (person: Context, method: string, path: string, body?: unknown): Promise<Answer> =>
  ask(method, path, { headers: await consoleHeaders(person), body });

const anEmail = () => `${randomSecret(8)}@example.com`;
const create = (body: object) => as(admin, 'POST', '/v1/users', body);
const change = (token: string, body: object, by = admin) => as(by, 'PATCH', `/v1/users/${token}`, body);

const listed = async (query = ''): Promise<User[]> =>
  (await project.ask('GET', `/v1/users?limit=100&${query}`)).json.data;

describe('users · create', () => {
  it('adds a person, who can sign in with the returned password', async () => {
    const email = anEmail().toUpperCase();
    const { status, json } = await create({ name: 'Grace Hopper', email, role: 'reviewer' });
    expect(status).toBe(201);
    const { password, ...user } = json.data;
    expect(user).toEqual({
      token: expect.stringMatching(/^usr_/),
      name: 'Grace Hopper',
      email: email.toLowerCase(),
      role: 'reviewer',
      disabled: false,
      email_notifications: true,
    });
    const signedIn = await signIn({ email, password, address: null, sessionSeconds: 60 });
    expect(signedIn?.token).toBe(user.token);
    expect(await listed()).toContainEqual(user);
    const [audited] = (await project.ask('GET', `/v1/audit-logs?target_token=${user.token}`)).json.data;
    expect([audited.event_type, audited.actor.id, audited.details]).toEqual([
      'user.created',
      admin.actor.id,
      { role: 'reviewer' },
    ]);
  });

  it('refuses an email in use with 400, even in another project', async () => {
    const email = anEmail();
    const stranger = await (await aProject()).person('admin');
    const body = { name: 'A', email, role: 'analyst' };
    expect((await as(stranger, 'POST', '/v1/users', body)).status).toBe(201);
    const { status, json } = await create({ ...body, email: email.toUpperCase() });
    expect([status, json.error.details]).toEqual([
      400,
      [{ field: 'email', message: expect.any(String), code: 'not_unique' }],
    ]);
  });

  it.each([
    ['no email', { name: 'A', role: 'analyst' }, 'email'],
    ['no email address', { name: 'A', email: 'x', role: 'analyst' }, 'email'],
    ['an unknown role', { name: 'A', email: 'a@example.com', role: 'king' }, 'role'],
    ['a blank name', { name: ' ', email: 'a@example.com', role: 'analyst' }, 'name'],
  ])('refuses %s with 400', async (_name, body, field) => {
    const { status, json } = await create(body);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
  });
});

describe('users · update', () => {
  it('changes the role, which takes effect at once', async () => {
    const person = await project.person('auditor');
    const { status, json } = await change(person.actor.id, { role: 'admin' });
    expect([status, json.data.role]).toEqual([200, 'admin']);
    expect((await as(person, 'GET', '/v1/oauth-clients')).status).toBe(200);
  });

  it('disables a person: their sessions end, and remain ended if the person is enabled again', async () => {
    const person = await project.person('analyst');
    const headers = await consoleHeaders(person);
    const { json } = await change(person.actor.id, { disabled: true });
    expect(json.data.disabled).toBe(true);
    expect((await ask('GET', '/v1/alerts', { headers })).status).toBe(401);
    expect((await listed()).map(({ token }) => token)).not.toContain(person.actor.id);
    expect((await listed('all=true')).map(({ token }) => token)).toContain(person.actor.id);
    expect((await change(person.actor.id, { disabled: false })).json.data.disabled).toBe(false);
    expect((await ask('GET', '/v1/alerts', { headers })).status).toBe(401);
    const audited = (
      await project.ask('GET', `/v1/audit-logs?target_token=${person.actor.id}&sort=created_at`)
    ).json.data;
    expect(audited.map(({ details }: { details: object }) => details)).toEqual([
      { from: { role: 'analyst', disabled: false }, to: { role: 'analyst', disabled: true } },
      { from: { role: 'analyst', disabled: true }, to: { role: 'analyst', disabled: false } },
    ]);
  });

  it.each([{ disabled: true }, { role: 'reviewer' }])(
    'refuses %j of the last admin with 409, and changes nothing',
    async (body) => {
      const { status, json } = await change(admin.actor.id, body);
      expect([status, json.error.code]).toEqual([409, 'INVALID_STATE']);
      expect((await as(admin, 'GET', '/v1/oauth-clients')).status).toBe(200);
    },
  );

  it('leaves one admin when two disable each other at the same time', async () => {
    const other = await project.person('admin');
    const answers = await Promise.all([
      change(other.actor.id, { disabled: true }),
      change(admin.actor.id, { disabled: true }, other),
    ]);
    const left = await asOwner(
      `select 1 from users where project_id = $1 and role = 'admin' and disabled_at is null`,
      [project.ctx.project.id],
    );
    expect(left).toHaveLength(1);
    // The second one was either refused as the last admin, or was disabled before authentication.
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      expect.toSatisfy((s) => [401, 409].includes(s)),
    ]);
  });

  it('refuses a person that does not exist with 404', async () => {
    const { status, json } = await change('usr_none', { role: 'analyst' });
    expect([status, json.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['reviewer', 'analyst', 'auditor'] as const)('is refused to a %s with 403', async (role) => {
    const person = await project.person(role);
    for (const [method, path] of [
      ['POST', '/v1/users'],
      ['PATCH', `/v1/users/${admin.actor.id}`],
    ] as const) {
      const { status, json } = await as(person, method, path, {});
      expect([status, json.error.message]).toEqual([403, "This needs an admin's session."]);
    }
  });

  it('is refused to an API key with 403', async () => {
    expect((await project.ask('POST', '/v1/users', { body: {} })).status).toBe(403);
  });
});

describe('users · list', () => {
  it('shows the people who can be given work, and everyone with all=true', async () => {
    const auditor = await project.person('auditor');
    expect((await listed()).map(({ token }) => token)).toEqual([admin.actor.id]);
    expect((await listed('all=true')).map(({ token }) => token).sort()).toEqual(
      [admin.actor.id, auditor.actor.id].sort(),
    );
  });
});
