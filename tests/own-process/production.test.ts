import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screenDueEntities } from '@/lib/domain/monitoring/service/screen-due-entities';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

// Set before the settings are first read; each test file reads its own.
process.env.PROBITY_ENVIRONMENT = 'production';
process.env.PROBITY_TRUSTED_PROXIES = '127.0.0.1';

let project: TestProject;
let api: ServedApi;

beforeAll(async () => {
  api = await serveApi();
  await loadSampleList();
  project = await aProject({ environment: 'production' });
});

afterAll(() => api.close());

const get = (headers: Record<string, string>) =>
  fetch(`${api.url}/v1/alerts`, { headers: { 'X-API-KEY': project.apiKey, ...headers } });

const post = (path: string, body: object) => project.ask('POST', project.execute + path, { body });

describe('production', () => {
  it('refuses a staging key with 401', async () => {
    expect((await (await aProject()).ask('GET', '/v1/alerts')).status).toBe(401);
  });

  it('refuses a key whose row says staging, even if key and project are of production', async () => {
    const moved = await aProject({ environment: 'production' });
    expect((await moved.ask('GET', '/v1/alerts')).status).toBe(200);
    await asOwner(`update api_keys set environment = 'staging' where project_id = $1`, [
      moved.ctx.project.id,
    ]);
    expect((await moved.ask('GET', '/v1/alerts')).status).toBe(401);
    await asOwner(`update projects set environment = 'staging' where id = $1`, [moved.ctx.project.id]);
    expect((await moved.ask('GET', '/v1/alerts')).status).toBe(401);
  });

  it('refuses requests that a trusted proxy received over plain HTTP with 403 and the common headers', async () => {
    const response = await get({ 'X-Forwarded-Proto': 'http' });
    const { error } = await response.json();
    expect([response.status, error.code]).toEqual([403, 'FORBIDDEN']);
    for (const header of [
      'x-request-id',
      'x-api-version',
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
    ]) {
      expect(response.headers.get(header), header).not.toBeNull();
    }
  });

  it('ignores what other peers say about the scheme', async () => {
    const { status } = await project.ask('GET', '/v1/alerts', { headers: { 'X-Forwarded-Proto': 'http' } });
    expect(status).toBe(200);
  });

  it('refuses a page with 403 if a trusted proxy received the request over plain HTTP', async () => {
    const page = (scheme: string) => fetch(`${api.url}/alerts`, { headers: { 'X-Forwarded-Proto': scheme } });
    const [plain, secure] = [await page('http'), await page('https')];
    expect([plain.status, (await plain.json()).error.code]).toEqual([403, 'FORBIDDEN']);
    expect([secure.status, await secure.text()]).toEqual([200, 'a page']);
  });

  it.each([
    '/openapi.json',
    '/docs',
    '/.well-known/oauth-authorization-server',
    `/api/logos/${'0'.repeat(64)}`,
    '/some-project/',
    '/some-project/?t=start_1',
  ])('refuses %s with 403 over plain HTTP', async (path) => {
    const answer = (scheme: string) =>
      fetch(api.url + path, { headers: { 'X-Forwarded-Proto': scheme }, redirect: 'manual' });
    expect([(await answer('http')).status, (await answer('https')).status === 403]).toEqual([403, false]);
  });

  it.each(['/api/health/live', '/api/health/ready'])(
    'answers %s over plain HTTP, for load balancers',
    async (path) => {
      const headers = { 'X-Forwarded-Proto': 'http' };
      expect((await fetch(api.url + path, { headers })).status).not.toBe(403);
    },
  );

  it.each(['/alerts', '/v1/nothing', '/%2e', '/api/health/live'])(
    'sends Strict-Transport-Security with %s',
    async (path) => {
      const { headers } = await fetch(api.url + path);
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
    },
  );

  it('sends Strict-Transport-Security', async () => {
    const { status, headers } = await get({ 'X-Forwarded-Proto': 'https' });
    expect([status, headers.get('strict-transport-security')]).toEqual([
      200,
      expect.stringMatching(/^max-age=\d{8}/),
    ]);
  });
});

describe('production · sandbox markers', () => {
  const company = { company_name: 'Quiet Water Ltd', country: 'GB' };
  const person = { first_name: 'Ann', last_name: 'Ash', country: 'GB' };

  it.each<[string, string, object, string]>([
    ['a company name', '/api', { ...company, company_name: 'Acme SANCTION Ltd' }, 'company_name'],
    ['a company name', '/init', { ...company, company_name: 'DOWN' }, 'company_name'],
    ['a last name', '/kyc/api', { ...person, last_name: 'FAIL' }, 'last_name'],
    ['a last name', '/kyc/init', { ...person, last_name: 'DOCS' }, 'last_name'],
    ['a screened name', '/screening/api', { name: 'Ann PEP' }, 'name'],
    [
      'a director',
      '/api',
      { ...company, directors: [{ last_name: 'Ash' }, { first_name: 'Ann', last_name: 'PEP' }] },
      'directors.1.last_name',
    ],
    [
      'an owner',
      '/init',
      { ...company, ubos: [{ last_name: 'REFER', ownership_percentage: 30 }] },
      'ubos.0.last_name',
    ],
  ])('are refused with 400 when they are in %s sent to %s', async (_name, path, body, field) => {
    const before = await rowCounts(project.ctx);
    const { status, json } = await post(path, body);
    expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(json.error.details).toEqual([{ field, message: expect.any(String), code: 'sandbox_marker' }]);
    expect(await rowCounts(project.ctx)).toEqual(before);
  });

  it('are accepted as ordinary names when not in capitals', async () => {
    const { status, json } = await post('/kyc/api', { ...person, last_name: 'Fail' });
    expect([status, json.identity.verified]).toEqual([200, true]);
  });
});

describe('production · a customer whose name is a sandbox marker', () => {
  const nordwind = { type: 'Company', company_name: 'Nordwind MEDIA GmbH' };
  const kate = { type: 'Person', first_name: 'KATE', last_name: 'DOWN' };
  const customers = [
    ['a company', nordwind],
    ['a person', kate],
  ] as const;

  let bank: TestProject;
  const created = async (path: string, body: object) =>
    (await bank.ask('POST', path, { body })).json.data.token as string;
  const hits = async (token: string) =>
    (await bank.ask('GET', `/v1/alerts?entity_token=${token}&category=Sanctions%20Hit`)).json.data;

  beforeAll(async () => {
    bank = await aProject({ environment: 'production' });
    const list = await created('/v1/watchlists', { name: 'Former customers', category: 'sanctions' });
    const entries = `/v1/watchlists/${list}/entries`;
    await created(entries, { name: nordwind.company_name, entity_type: 'company' });
    await created(entries, { name: 'Kate Down', entity_type: 'person' });
  });

  it.each(customers)('is screened by monitoring, as %s', async (_type, customer) => {
    const token = await created('/v1/entities', { ...customer, monitored: true });
    await screenDueEntities('test', { projectIds: [bank.ctx.project.id] });
    expect(await hits(token)).toMatchObject([{ status: 'Open' }]);
  });

  it.each(customers)('is screened on request, as %s', async (_type, customer) => {
    const token = await created('/v1/entities', customer);
    const { status, json } = await bank.ask('POST', `/v1/entities/${token}/screen`, { body: {} });
    expect([status, json.data.screening.sanctions_status]).toEqual([200, 'Hit']);
    expect(await hits(token)).toMatchObject([{ status: 'Open' }]);
  });

  it('is screened again when the name becomes one', async () => {
    const token = await created('/v1/entities', { ...kate, last_name: 'Maiden' });
    await bank.ask('POST', `/v1/entities/${token}/screen`, { body: {} });
    const { status, json } = await bank.ask('PATCH', `/v1/entities/${token}`, {
      body: { last_name: kate.last_name },
    });
    expect([status, json.data.checks_summary.total]).toEqual([200, 8]);
  });
});
