import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto';
import { anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let admin: Context;

beforeAll(async () => {
  project = await aProject();
  admin = await project.person('admin');
});

async function asAdmin(method: string, path: string, body?: unknown, of = admin): Promise<Answer> {
  return ask(method, path, { headers: await consoleHeaders(of), body });
}

interface Client {
  id: string;
  client_secret: string;
}

async function aClient(scopes = ['alerts:read', 'cases:read'], of = admin): Promise<Client> {
  const { status, json } = await asAdmin('POST', '/v1/oauth-clients', { name: 'A service', scopes }, of);
  expect(status).toBe(201);
  return json.data;
}

type Form = Record<string, string>;

const basic = ({ id, client_secret }: Client) => ({
  Authorization: `Basic ${Buffer.from(`${id}:${client_secret}`).toString('base64')}`,
});

const post = (form: Form | string, headers: Form = {}) =>
  ask('POST', '/oauth/token', {
    raw: new URLSearchParams(form).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  });

const inForm = ({ id, client_secret }: Client): Form => ({ client_id: id, client_secret });
const grant = { grant_type: 'client_credentials' };

async function aToken(client: Client, scope?: string): Promise<string> {
  const { status, json } = await post({ ...grant, ...(scope && { scope }) }, basic(client));
  expect(status).toBe(200);
  return json.access_token;
}

const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

const refusal = ({ status, json }: Answer) => [status, json.error];

describe('oauth · token', () => {
  it.each<[string, (client: Client) => Promise<Answer>]>([
    ['HTTP Basic', (client) => post(grant, basic(client))],
    ['the form', (client) => post({ ...grant, ...inForm(client) })],
    [
      'HTTP Basic and the client_id again',
      (client) => post({ ...grant, client_id: client.id }, basic(client)),
    ],
  ])('is issued to a client that authenticates by %s', async (_name, request) => {
    const { status, json, headers } = await request(await aClient());
    expect(status).toBe(200);
    expect(json).toEqual({
      access_token: expect.stringMatching(/^at_[0-9a-z]{32}$/),
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'alerts:read cases:read',
    });
    expect([headers.get('cache-control'), headers.get('pragma')]).toEqual(['no-store', 'no-cache']);
    expect(headers.get('x-ratelimit-limit')).toBe('600');
  });

  it('has the scopes that are asked for, and no others', async () => {
    const client = await aClient();
    const token = await aToken(client, 'cases:read');
    expect((await ask('GET', '/v1/cases', bearer(token))).status).toBe(200);
    const { status, json } = await ask('GET', '/v1/alerts', bearer(token));
    expect([status, json.error.code, json.error.message]).toEqual([
      403,
      'FORBIDDEN',
      'This needs the scope alerts:read.',
    ]);
  });

  it('ignores parameters that it does not know, and those that are empty', async () => {
    const client = await aClient();
    const { status, json } = await post({ ...grant, audience: 'x', scope: '', ...inForm(client) });
    expect([status, json.scope]).toEqual([200, 'alerts:read cases:read']);
  });

  it('is stored as a keyed hash alone', async () => {
    const token = await aToken(await aClient());
    const rows = await asOwner<{ token_hash: Buffer }>('select * from access_tokens where project_id = $1', [
      project.ctx.project.id,
    ]);
    expect(rows.some(({ token_hash }) => token_hash.equals(keyedHash(token)))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('oauth · token is refused', () => {
  it.each<[string, (client: Client) => Promise<Answer>, number, string]>([
    [
      'a wrong secret',
      (client) => post(grant, basic({ ...client, client_secret: 'cs_x' })),
      401,
      'invalid_client',
    ],
    [
      'a wrong secret in the form',
      (client) => post({ ...grant, client_id: client.id, client_secret: 'x' }),
      401,
      'invalid_client',
    ],
    [
      'an unknown client',
      (client) => post(grant, basic({ ...client, id: 'cli_none' })),
      401,
      'invalid_client',
    ],
    ['no client', () => post(grant), 401, 'invalid_client'],
    [
      'another scheme',
      (client) => post(grant, { Authorization: `Bearer ${client.client_secret}` }),
      401,
      'invalid_client',
    ],
    ['Basic that is not base64', () => post(grant, { Authorization: 'Basic %%%' }), 401, 'invalid_client'],
    [
      'two ways at once',
      (client) => post({ ...grant, ...inForm(client) }, basic(client)),
      400,
      'invalid_request',
    ],
    [
      'two clients',
      (client) => post({ ...grant, client_id: 'cli_x' }, basic(client)),
      400,
      'invalid_request',
    ],
    ['no grant_type', (client) => post(inForm(client)), 400, 'invalid_request'],
    [
      'another grant_type',
      (client) => post({ grant_type: 'password', ...inForm(client) }),
      400,
      'unsupported_grant_type',
    ],
    [
      'a scope that it has not',
      (client) => post({ ...grant, scope: 'alerts:read alerts:write' }, basic(client)),
      400,
      'invalid_scope',
    ],
    [
      'a scope that does not exist',
      (client) => post({ ...grant, scope: 'hats:read' }, basic(client)),
      400,
      'invalid_scope',
    ],
    ['a blank scope', (client) => post({ ...grant, scope: ' ' }, basic(client)), 400, 'invalid_scope'],
    [
      'a parameter twice',
      (client) => post('grant_type=client_credentials&grant_type=x', basic(client)),
      400,
      'invalid_request',
    ],
    [
      'a secret with NUL',
      (client) => post({ ...grant, client_id: client.id, client_secret: 'a\0b' }),
      400,
      'invalid_request',
    ],
  ])('with %s', async (_name, request, status, error) => {
    const answer = await request(await aClient());
    expect(refusal(answer)).toEqual([status, error]);
    expect(Object.keys(answer.json).sort()).toEqual(['error', 'error_description']);
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Basic realm="Probity"' : null);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('with JSON, and with a body over 32 KiB', async () => {
    const json = await ask('POST', '/oauth/token', { body: grant });
    expect(refusal(json)).toEqual([415, 'invalid_request']);
    expect(refusal(await post({ ...grant, more: 'x'.repeat(40_000) }))).toEqual([413, 'invalid_request']);
  });

  it('with another method with 405', async () => {
    const { status, headers } = await ask('GET', '/oauth/token');
    expect([status, headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('for a client of another environment’s project', async () => {
    const other = await aProject();
    const client = await aClient(['alerts:read'], await other.person('admin'));
    await asOwner(`update projects set environment = 'production' where id = $1`, [other.ctx.project.id]);
    expect(refusal(await post(grant, basic(client)))).toEqual([401, 'invalid_client']);
  });
});

describe('oauth · access token', () => {
  it('acts as the client, whom the audit log names', async () => {
    const client = await aClient(['alerts:read', 'alerts:write', 'audit:read']);
    const token = await aToken(client);
    const alert = await anAlert(project.ctx);
    expect((await ask('POST', `/v1/alerts/${alert.token}/acknowledge`, bearer(token))).status).toBe(200);
    const { json } = await ask(
      'GET',
      `/v1/audit-logs?target_token=${alert.token}&actor=${client.id}`,
      bearer(token),
    );
    expect(json.data.map(({ actor }: { actor: object }) => actor)).toEqual([
      { id: client.id, name: 'A service', type: 'oauth_client' },
    ]);
  });

  it('shows only its own project', async () => {
    const other = await aProject();
    await anAlert(other.ctx);
    const token = await aToken(await aClient(['alerts:read'], await other.person('admin')));
    expect((await ask('GET', '/v1/alerts', bearer(token))).json.meta.total).toBe(1);
  });

  it('is refused with 401 once it has expired', async () => {
    const token = await aToken(await aClient());
    await asOwner(`update access_tokens set expires_at = now() - interval '1 s' where token_hash = $1`, [
      keyedHash(token),
    ]);
    const { status, json, headers } = await ask('GET', '/v1/alerts', bearer(token));
    expect([status, json.error]).toEqual([401, 'UNAUTHORIZED']);
    expect(headers.get('www-authenticate')).toBe('Bearer realm="Probity"');
  });

  it('is refused with 401 when it is unknown, or sent as X-API-KEY', async () => {
    expect((await ask('GET', '/v1/alerts', bearer('at_none'))).status).toBe(401);
    const token = await aToken(await aClient());
    expect((await ask('GET', '/v1/alerts', { headers: { 'X-API-KEY': token } })).status).toBe(401);
  });

  it('counts against the bucket of the project, as its key and every other client', async () => {
    const starter = await aProject({ rate_plan: 'starter' });
    const owner = await starter.person('admin');
    const token = await aToken(await aClient(['alerts:read'], owner));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        n % 2 ? starter.ask('GET', '/v1/alerts') : ask('GET', '/v1/alerts', bearer(token)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(60);
    expect(new Set(answers.map(({ headers }) => headers.get('x-ratelimit-limit')))).toEqual(new Set(['60']));
  });
});

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

  it('show when they were last given a token', async () => {
    const client = await aClient();
    await aToken(client);
    const { data } = (await asAdmin('GET', '/v1/oauth-clients?limit=100')).json;
    const found = data.find(({ id }: Client) => id === client.id);
    expect(Date.parse(found.last_used_at)).toBeGreaterThan(Date.parse(found.created_at) - 1);
  });

  it('are renamed, and lose a scope also in the tokens that they have', async () => {
    const client = await aClient();
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

  it('get a new secret, and the old one and its tokens end', async () => {
    const client = await aClient();
    const token = await aToken(client);
    const { status, json } = await asAdmin('POST', `/v1/oauth-clients/${client.id}/rotate-secret`);
    expect([status, json.data.id]).toEqual([200, client.id]);
    expect(refusal(await post(grant, basic(client)))).toEqual([401, 'invalid_client']);
    expect((await ask('GET', '/v1/alerts', bearer(token))).status).toBe(401);
    expect((await ask('GET', '/v1/alerts', bearer(await aToken(json.data)))).status).toBe(200);
  });

  it('end for ever when they are deleted, with their tokens', async () => {
    const client = await aClient();
    const token = await aToken(client);
    expect((await asAdmin('DELETE', `/v1/oauth-clients/${client.id}`)).status).toBe(204);
    expect((await ask('GET', '/v1/alerts', bearer(token))).status).toBe(401);
    expect(refusal(await post(grant, basic(client)))).toEqual([401, 'invalid_client']);
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

  it('are an admin’s to see and to change: others, and keys, get 403', async () => {
    const { id } = await aClient();
    const operations = [
      ['GET', '/v1/oauth-clients'],
      ['POST', '/v1/oauth-clients'],
      ['PATCH', `/v1/oauth-clients/${id}`],
      ['DELETE', `/v1/oauth-clients/${id}`],
      ['POST', `/v1/oauth-clients/${id}/rotate-secret`],
    ] as const;
    const reviewer = await project.person('reviewer');
    for (const [method, path] of operations) {
      for (const answer of [
        await project.ask(method, path),
        await asAdmin(method, path, undefined, reviewer),
      ]) {
        expect([answer.status, answer.json.error.message], `${method} ${path}`).toEqual([
          403,
          "This needs an admin's session.",
        ]);
      }
    }
  });
});

describe('oauth · metadata', () => {
  it('says where tokens are issued, to whom and for what, without a key', async () => {
    const { status, json, headers } = await ask('GET', '/.well-known/oauth-authorization-server');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      issuer: 'http://localhost:3000',
      token_endpoint: 'http://localhost:3000/oauth/token',
      grant_types_supported: ['client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      response_types_supported: [],
    });
    expect(json.scopes_supported).toContain('risk:approve');
    expect(headers.get('x-ratelimit-limit')).not.toBeNull();
  });
});
