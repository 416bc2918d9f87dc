import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import {
  aClient,
  asPerson,
  aToken,
  basic,
  bearer,
  type Client,
  grant,
  postForm,
} from '@/tests/fixtures/oauth';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let admin: Context;

beforeAll(async () => {
  project = await aProject();
  admin = await project.person('admin');
});

const asAdmin = (method: string, path: string, body?: unknown) => asPerson(admin, method, path, body);

const refusal = ({ status, json }: Answer) => [status, json.error];

describe('oauth clients', () => {
  it('are created with a secret that is shown once', async () => {
    const { json } = await asAdmin('POST', '/v1/oauth-clients', { name: 'Once', scopes: ['flows:write'] });
    const { client_secret, ...client } = json.data;
    expect(client_secret).toMatch(/^cs_[0-9a-z]{32}$/);
    expect(client).toEqual({
      id: expect.stringMatching(/^cli_[0-9a-z]{26}$/),
      name: 'Once',
      scopes: ['flows:write'],
      status: 'active',
      created_at: expect.any(String),
      last_used_at: null,
    });
    const { text } = await asAdmin('GET', '/v1/oauth-clients?limit=100');
    expect(text).toContain(client.id);
    expect(text).not.toContain(client_secret);
    const [audited] = (await project.ask('GET', `/v1/audit-logs?target_token=${client.id}`)).json.data;
    expect([audited.event_type, audited.actor.id]).toEqual(['oauth_client.created', admin.actor.id]);
    expect(JSON.stringify(audited)).not.toContain(client_secret);
  });

  it('show when they last got a token', async () => {
    const client = await aClient(admin);
    await aToken(client);
    const { data } = (await asAdmin('GET', '/v1/oauth-clients?limit=100')).json;
    const found = data.find(({ id }: Client) => id === client.id);
    expect(Date.parse(found.last_used_at)).toBeGreaterThan(Date.parse(found.created_at) - 1);
  });

  it('are renamed, and a removed scope also disappears from existing tokens', async () => {
    const client = await aClient(admin);
    const token = await aToken(client);
    const { json } = await asAdmin('PATCH', `/v1/oauth-clients/${client.id}`, {
      name: 'Renamed',
      scopes: ['cases:read', 'audit:read'],
    });
    expect(json.data).toMatchObject({ name: 'Renamed', scopes: ['cases:read', 'audit:read'] });
    const statusOf = async (path: string) => (await ask('GET', path, bearer(token))).status;
    expect(await statusOf('/v1/alerts')).toBe(403);
    expect(await statusOf('/v1/audit-logs')).toBe(403);
    expect(await statusOf('/v1/cases')).toBe(200);
  });

  it('get a new secret, and the old one and its tokens stop working', async () => {
    const client = await aClient(admin);
    const token = await aToken(client);
    const { status, json } = await asAdmin('POST', `/v1/oauth-clients/${client.id}/rotate-secret`);
    expect([status, json.data.id]).toEqual([200, client.id]);
    expect(refusal(await postForm(grant, basic(client)))).toEqual([401, 'invalid_client']);
    expect((await ask('GET', '/v1/alerts', bearer(token))).status).toBe(401);
    expect((await ask('GET', '/v1/alerts', bearer(await aToken(json.data)))).status).toBe(200);
  });

  it('end for good when they are deleted, with their tokens', async () => {
    const client = await aClient(admin);
    const token = await aToken(client);
    expect((await asAdmin('DELETE', `/v1/oauth-clients/${client.id}`)).status).toBe(204);
    expect((await ask('GET', '/v1/alerts', bearer(token))).status).toBe(401);
    expect(refusal(await postForm(grant, basic(client)))).toEqual([401, 'invalid_client']);
    const { data } = (await asAdmin('GET', '/v1/oauth-clients?status=revoked&limit=100')).json;
    expect(data.find(({ id }: Client) => id === client.id).status).toBe('revoked');
    const active = (await asAdmin('GET', '/v1/oauth-clients?status=active&limit=100')).json.data;
    expect(active.map(({ id }: Client) => id)).not.toContain(client.id);
    for (const [method, path] of [
      ['DELETE', ''],
      ['PATCH', ''],
      ['POST', '/rotate-secret'],
    ] as const) {
      const body = method === 'PATCH' ? { name: 'Again' } : undefined;
      const answer = await asAdmin(method, `/v1/oauth-clients/${client.id}${path}`, body);
      expect([answer.status, answer.json.error.code], method).toEqual([409, 'INVALID_STATE']);
    }
  });

  it.each<[string, object, string]>([
    ['no name', { scopes: ['alerts:read'] }, 'name'],
    ['a blank name', { name: ' ', scopes: ['alerts:read'] }, 'name'],
    ['no scopes', { name: 'A', scopes: [] }, 'scopes'],
    ['a scope twice', { name: 'A', scopes: ['alerts:read', 'alerts:read'] }, 'scopes'],
    ['an unknown scope', { name: 'A', scopes: ['hats:read'] }, 'scopes.0'],
  ])('are refused with 400 with %s', async (_name, body, field) => {
    const { status, json } = await asAdmin('POST', '/v1/oauth-clients', body);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
  });

  it('can be seen and changed only by admins: others, and keys, get 403', async () => {
    const { id } = await aClient(admin);
    const operations = [
      ['GET', '/v1/oauth-clients'],
      ['POST', '/v1/oauth-clients'],
      ['PATCH', `/v1/oauth-clients/${id}`],
      ['DELETE', `/v1/oauth-clients/${id}`],
      ['POST', `/v1/oauth-clients/${id}/rotate-secret`],
    ] as const;
    const reviewer = await project.person('reviewer');
    for (const [method, path] of operations) {
      for (const answer of [await project.ask(method, path), await asPerson(reviewer, method, path)]) {
        expect([answer.status, answer.json.error.message], `${method} ${path}`).toEqual([
          403,
          "This needs an admin's session.",
        ]);
      }
    }
  });
});
