import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passwordQueues } from '@/lib/domain/access/password-queue';
import { isPassword } from '@/lib/domain/access/passwords';
import { signIn } from '@/lib/domain/access/service/sign-in';
import type { Context } from '@/lib/platform/context';
import { randomSecret } from '@/lib/platform/crypto';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { connectAs } from '@/tests/fixtures/roles';
import { consoleHeaders } from '@/tests/fixtures/sessions';
import { patience, until } from '@/tests/fixtures/until';

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
  it('takes effect at once, ends the other sessions and keeps this one', async () => {
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

  it('accepts no more wrong guesses than the sign-in does', async () => {
    const here = await consoleHeaders(person);
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await change(here, { current_password: `guess ${guess}` })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it(
    'takes effect once when two arrive at the same moment, and the other is refused with 400',
    patience,
    async () => {
      const here = await consoleHeaders(person);
      const wanted = [`${next}, says one`, `${next}, says the other`];
      const holder = await connectAs('owner');
      await holder.query('begin');
      await holder.query('select from users where token = $1 for no key update', [person.actor.id]);
      const changes = Promise.all(wanted.map((new_password) => change(here, { new_password })));
      await until(
        () =>
          asOwner(`select from pg_locks where not granted and locktype in ('transactionid', 'tuple')
          and pid in (select pid from pg_stat_activity where datname = current_database())`),
        (waiting) => waiting.length === 2,
      );
      await holder.query('commit');
      await holder.end();
      const answers = await changes;
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 400]);
      const refusal = answers.find(({ status }) => status === 400);
      expect(refusal?.json.error.details[0]).toMatchObject({ field: 'current_password', code: 'wrong' });
      const [kept] = await asOwner<{ password_hash: string }>(
        'select password_hash from users where token = $1',
        [person.actor.id],
      );
      const inForce = await Promise.all(wanted.map((each) => isPassword(each, kept?.password_hash)));
      expect(inForce).toEqual(answers.map(({ status }) => status === 204));
      expect(await recorded('password_changed')).toHaveLength(1);
    },
  );

  it('stores nothing under its Idempotency-Key that helps to guess a password', async () => {
    const headers = { ...(await consoleHeaders(person)), 'Idempotency-Key': 'change' };
    expect((await change(headers, {})).status).toBe(204);
    const sent = JSON.stringify({ current_password: first, new_password: next });
    const [kept] = await asOwner<{ request_hash: Buffer }>(
      'select request_hash from idempotency_keys where caller = $1',
      [person.actor.id],
    );
    const guesses = [sent, JSON.stringify(sent)].map((text) => createHash('sha256').update(text).digest());
    expect(kept?.request_hash).toHaveLength(32);
    expect(guesses).not.toContainEqual(kept?.request_hash);
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

  it('can be done only by admins', async () => {
    const reviewer = await consoleHeaders(await project.person('reviewer'));
    expect((await reset(reviewer)).status).toBe(403);
    expect(await canSignIn(first)).toBe(true);
  });
});

describe('users · the queue for passwords', () => {
  const add = (headers: Headers) => {
    const body = { name: 'Ada', email: `${randomSecret(8)}@example.com`, role: 'analyst' };
    return ask('POST', '/v1/users', { headers: { ...admin, ...headers }, body });
  };

  it('refuses a reset and a new person with 503 when it is full, and changes nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting: Promise<void>[] = [];
    while (!passwordQueues.familiar.isFull) waiting.push(passwordQueues.familiar.run(() => promise));
    try {
      expect([(await reset(admin)).status, (await add({})).status]).toEqual([503, 503]);
    } finally {
      resolve();
      await Promise.all(waiting);
    }
    expect(await canSignIn(first)).toBe(true);
    expect((await add({})).status).toBe(201);
  });

  it('lets 70 people be added at once', patience, async () => {
    const added = await Promise.all(Array.from({ length: 70 }, () => add({})));
    expect(added.map(({ status }) => status)).toEqual(Array(70).fill(201));
  });

  it('holds no connection while people wait in it with an Idempotency-Key', patience, async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const guess = passwordQueues.familiar.run(() => promise);
    const moreThanConnections = Array.from({ length: 16 }, (_, n) =>
      add({ 'Idempotency-Key': `person-${n}` }),
    );
    const entity = { type: 'Person', first_name: 'Ada', last_name: 'Byron', country: 'GB' };
    try {
      // One after another, so that the last one comes after all of them.
      for (let n = 0; n < 5; n += 1)
        expect((await project.ask('POST', '/v1/entities', { body: entity })).status).toBe(201);
    } finally {
      resolve();
      await guess;
    }
    for (const { status } of await Promise.all(moreThanConnections)) expect(status).toBe(201);
  });
});
