import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '@/lib/domain/access/service/sign-in';
import type { Context } from '@/lib/platform/context';
import { randomSecret } from '@/lib/platform/crypto';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

type Headers = Record<string, string>;

let project: TestProject;
let admin: Headers;
let email: string;
let first: string;
let person: Context;

beforeAll(async () => {
  project = await aProject();
  admin = await consoleHeaders(await project.person('admin'));
});

beforeEach(async () => {
  email = `${randomSecret(8)}@example.com`;
  const body = { name: 'Grace Hopper', email, role: 'analyst' };
  const { data } = (await ask('POST', '/v1/users', { headers: admin, body })).json;
  first = data.password;
  person = { ...project.ctx, actor: { id: data.token, name: data.name, type: 'user' } };
});

const next = 'a sentence is easy to keep';
const change = (headers: Headers, body: object) =>
  ask('POST', '/v1/users/me/password', {
    headers,
    body: { current_password: first, new_password: next, ...body },
  });
const reset = (headers: Headers) => ask('POST', `/v1/users/${person.actor.id}/reset-password`, { headers });
const canSignIn = async (password: string) =>
  (await signIn({ email, password, address: null, sessionSeconds: 60 })) !== null;
const isSignedIn = async (headers: Headers) =>
  (await ask('GET', '/v1/notifications', { headers })).status === 200;
const recorded = async (type: string) =>
  (await project.ask('GET', `/v1/audit-logs?target_token=${person.actor.id}&event_type=user.${type}`)).json
    .data;

describe('users · change of one’s own password', () => {
  it('counts at once, ends the other sessions and keeps this one', async () => {
    const [here, elsewhere] = [await consoleHeaders(person), await consoleHeaders(person)];
    expect((await change(here, {})).status).toBe(204);
    expect([await canSignIn(first), await canSignIn(next)]).toEqual([false, true]);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await recorded('password_changed')).toMatchObject([
      { actor: { id: person.actor.id }, details: {} },
    ]);
  });

  it.each([
    ['another current password', { current_password: 'not it' }, 'current_password'],
    ['a short new one', { new_password: 'eleven char' }, 'new_password'],
    ['one of 1,025 characters', { new_password: 'x'.repeat(1025) }, 'new_password'],
  ])('refuses %s with 400, and changes nothing', async (_case, body, field) => {
    const { status, json } = await change(await consoleHeaders(person), body);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
    expect(await canSignIn(first)).toBe(true);
    expect(await recorded('password_changed')).toEqual([]);
  });

  it('takes no more wrong guesses than the sign-in does', async () => {
    const here = await consoleHeaders(person);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await change(here, { current_password: `guess ${guess}` })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('refuses an API key with 403', async () => {
    const body = { current_password: first, new_password: next };
    expect((await project.ask('POST', '/v1/users/me/password', { body })).status).toBe(403);
  });
});

describe('users · reset of a password', () => {
  it('shows a new one once, and ends every session of the person', async () => {
    const here = await consoleHeaders(person);
    const { status, json } = await reset(admin);
    expect([status, json.data.token]).toEqual([200, person.actor.id]);
    expect([await canSignIn(first), await canSignIn(json.data.password)]).toEqual([false, true]);
    expect(await isSignedIn(here)).toBe(false);
    expect(await recorded('password_reset')).toMatchObject([{ details: {} }]);
  });

  it('is for admins', async () => {
    const reviewer = await consoleHeaders(await project.person('reviewer'));
    expect((await reset(reviewer)).status).toBe(403);
    expect(await canSignIn(first)).toBe(true);
  });
});
