import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomSecret } from '@/lib/platform/crypto';
import type { Context } from '@/lib/platform/context';
import { type ApiProcess, startApiProcess } from '@/tests/fixtures/api-processes';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { sessionCookie } from '@/tests/fixtures/sessions';

let web: ApiProcess;
let project: TestProject;
let admin: Context;

beforeAll(async () => {
  web = await startApiProcess();
  project = await aProject({ rate_plan: 'starter' });
  admin = await project.person('admin');
});
afterAll(() => web.stop());

async function send(method: string, path: string, body?: object) {
  const response = await fetch(web.url + path, {
    method,
    body: body && JSON.stringify(body),
    headers: { Cookie: await sessionCookie(admin), Origin: web.url, 'Content-Type': 'application/json' },
  });
  const text = await response.text();
  return { status: response.status, data: text === '' ? null : JSON.parse(text).data };
}

it('access · a web process with the rights of its role serves people, clients and tokens', async () => {
  const person = { name: 'Ada', email: `${randomSecret(8)}@example.com`, role: 'analyst' };
  const { data: user } = await send('POST', '/v1/users', person);
  expect((await send('PATCH', `/v1/users/${user.token}`, { disabled: true })).data.disabled).toBe(true);
  expect((await send('GET', '/v1/notifications')).status).toBe(200);

  const { data: client } = await send('POST', '/v1/oauth-clients', { name: 'A', scopes: ['alerts:read'] });
  const token = async (client_secret: string) => {
    const form = { grant_type: 'client_credentials', client_id: client.id, client_secret };
    const response = await fetch(`${web.url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return (await response.json()).access_token;
  };
  const statusWith = async (secret: string) =>
    web.statusOf('/v1/alerts', { Authorization: `Bearer ${await token(secret)}` });
  expect(await statusWith(client.client_secret)).toBe(200);
  const { data: rotated } = await send('POST', `/v1/oauth-clients/${client.id}/rotate-secret`);
  expect(await statusWith(rotated.client_secret)).toBe(200);
  expect(await statusWith(client.client_secret)).toBe(401);
  expect((await send('PATCH', `/v1/oauth-clients/${client.id}`, { name: 'B' })).data.name).toBe('B');
  expect((await send('DELETE', `/v1/oauth-clients/${client.id}`)).status).toBe(204);
});
