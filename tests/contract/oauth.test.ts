import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { keyedHash } from '@/lib/platform/crypto';
import { anAlert } from '@/tests/fixtures/factories';
import { aClient, aToken, basic, bearer, type Client, grant, inForm, postForm } from '@/tests/fixtures/oauth';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let admin: Context;

beforeAll(async () => {
  project = await aProject();
  admin = await project.person('admin');
});

const refusal = ({ status, json }: Answer) => [status, json.error];

describe('oauth · token', () => {
  it.each<[string, (client: Client) => Promise<Answer>]>([
    ['HTTP Basic', (client) => postForm(grant, basic(client))],
    ['the form', (client) => postForm({ ...grant, ...inForm(client) })],
    [
      'HTTP Basic and the client_id again',
      (client) => postForm({ ...grant, client_id: client.id }, basic(client)),
    ],
  ])('is issued to a client that authenticates by %s', async (_name, request) => {
    const { status, json, headers } = await request(await aClient(admin));
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

  it('has the requested scopes, and no others', async () => {
    const client = await aClient(admin);
    const token = await aToken(client, 'cases:read');
    expect((await ask('GET', '/v1/cases', bearer(token))).status).toBe(200);
    const { status, json } = await ask('GET', '/v1/alerts', bearer(token));
    expect([status, json.error.code, json.error.message]).toEqual([
      403,
      'FORBIDDEN',
      'This needs the scope alerts:read.',
    ]);
  });

  it('ignores unknown and empty parameters', async () => {
    const client = await aClient(admin);
    const { status, json } = await postForm({ ...grant, audience: 'x', scope: '', ...inForm(client) });
    expect([status, json.scope]).toEqual([200, 'alerts:read cases:read']);
  });

  it('is stored only as a keyed hash', async () => {
    const token = await aToken(await aClient(admin));
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
      (client) => postForm(grant, basic({ ...client, client_secret: 'cs_x' })),
      401,
      'invalid_client',
    ],
    [
      'a wrong secret in the form',
      (client) => postForm({ ...grant, client_id: client.id, client_secret: 'x' }),
      401,
      'invalid_client',
    ],
    [
      'an unknown client',
      (client) => postForm(grant, basic({ ...client, id: 'cli_none' })),
      401,
      'invalid_client',
    ],
    ['no client', () => postForm(grant), 401, 'invalid_client'],
    [
      'another scheme',
      (client) => postForm(grant, { Authorization: `Bearer ${client.client_secret}` }),
      401,
      'invalid_client',
    ],
    [
      'Basic that is not base64',
      () => postForm(grant, { Authorization: 'Basic %%%' }),
      401,
      'invalid_client',
    ],
    [
      'two ways at once',
      (client) => postForm({ ...grant, ...inForm(client) }, basic(client)),
      400,
      'invalid_request',
    ],
    [
      'two clients',
      (client) => postForm({ ...grant, client_id: 'cli_x' }, basic(client)),
      400,
      'invalid_request',
    ],
    ['no grant_type', (client) => postForm(inForm(client)), 400, 'invalid_request'],
    [
      'another grant_type',
      (client) => postForm({ grant_type: 'password', ...inForm(client) }),
      400,
      'unsupported_grant_type',
    ],
    [
      'a scope that it does not have',
      (client) => postForm({ ...grant, scope: 'alerts:read alerts:write' }, basic(client)),
      400,
      'invalid_scope',
    ],
    [
      'a scope that does not exist',
      (client) => postForm({ ...grant, scope: 'hats:read' }, basic(client)),
      400,
      'invalid_scope',
    ],
    ['a blank scope', (client) => postForm({ ...grant, scope: ' ' }, basic(client)), 400, 'invalid_scope'],
    [
      'a parameter twice',
      (client) => postForm('grant_type=client_credentials&grant_type=x', basic(client)),
      400,
      'invalid_request',
    ],
    [
      'a secret with NUL',
      (client) => postForm({ ...grant, client_id: client.id, client_secret: 'a\0b' }),
      400,
      'invalid_request',
    ],
  ])('with %s', async (_name, request, status, error) => {
    const answer = await request(await aClient(admin));
    expect(refusal(answer)).toEqual([status, error]);
    expect(Object.keys(answer.json).sort()).toEqual(['error', 'error_description']);
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Basic realm="Probity"' : null);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('with JSON, and with a body over 32 KiB', async () => {
    const json = await ask('POST', '/oauth/token', { body: grant });
    expect(refusal(json)).toEqual([415, 'invalid_request']);
    expect(refusal(await postForm({ ...grant, more: 'x'.repeat(40_000) }))).toEqual([413, 'invalid_request']);
  });

  it('by any method other than POST with 405', async () => {
    const answer = await ask('GET', '/oauth/token');
    expect(answer.headers.get('allow')).toBe('POST');
    expect(refusal(answer)).toEqual([405, 'invalid_request']);
  });

  it('for a client of a project in another environment', async () => {
    const other = await aProject();
    const client = await aClient(await other.person('admin'), ['alerts:read']);
    await asOwner(`update projects set environment = 'production' where id = $1`, [other.ctx.project.id]);
    expect(refusal(await postForm(grant, basic(client)))).toEqual([401, 'invalid_client']);
  });
});

describe('oauth · access token', () => {
  it('acts as the client, which is named in the audit log', async () => {
    const client = await aClient(admin, ['alerts:read', 'alerts:write', 'audit:read']);
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
    const token = await aToken(await aClient(await other.person('admin'), ['alerts:read']));
    expect((await ask('GET', '/v1/alerts', bearer(token))).json.meta.total).toBe(1);
  });

  it('is refused with 401 once it has expired', async () => {
    const token = await aToken(await aClient(admin));
    await asOwner(`update access_tokens set expires_at = now() - interval '1 s' where token_hash = $1`, [
      keyedHash(token),
    ]);
    const { status, json, headers } = await ask('GET', '/v1/alerts', bearer(token));
    expect([status, json.error]).toEqual([401, 'UNAUTHORIZED']);
    expect(headers.get('www-authenticate')).toBe('Bearer realm="Probity"');
  });

  it('is refused with 401 when it is unknown, or sent as X-API-KEY', async () => {
    expect((await ask('GET', '/v1/alerts', bearer('at_none'))).status).toBe(401);
    const token = await aToken(await aClient(admin));
    expect((await ask('GET', '/v1/alerts', { headers: { 'X-API-KEY': token } })).status).toBe(401);
  });

  it('counts against the bucket of the project, like its key and every other client', async () => {
    const starter = await aProject({ rate_plan: 'starter' });
    const owner = await starter.person('admin');
    const token = await aToken(await aClient(owner, ['alerts:read']));
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        n % 2 ? starter.ask('GET', '/v1/alerts') : ask('GET', '/v1/alerts', bearer(token)),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThan(60);
    expect(new Set(answers.map(({ headers }) => headers.get('x-ratelimit-limit')))).toEqual(new Set(['60']));
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
