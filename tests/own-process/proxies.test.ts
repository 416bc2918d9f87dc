import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAlert } from '@/tests/fixtures/factories';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { until } from '@/tests/fixtures/until';

// Set before the settings are first read; each test file reads its own.
process.env.PROBITY_TRUSTED_PROXIES = '127.0.0.1, 10.0.0.0/8';

let api: ServedApi;
let project: TestProject;

beforeAll(async () => void (api = await serveApi()));
afterAll(() => api.close());
beforeEach(async () => void (project = await aProject()));

const through = (
  forwarded: string | null,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
) =>
  fetch(api.url + path, {
    method,
    headers: { ...headers, ...(forwarded !== null && { 'X-Forwarded-For': forwarded }) },
  });

async function auditedAddress(forwarded: string | null): Promise<string | null> {
  const { token } = await anAlert(project.ctx);
  const path = `/v1/alerts/${token}/acknowledge`;
  expect((await through(forwarded, path, { 'X-API-KEY': project.apiKey }, 'POST')).status).toBe(200);
  const query = `target_token=${token}&event_type=alert.acknowledged`;
  const { data } = (await project.ask('GET', `/v1/audit-logs?${query}`)).json;
  return data[0].ip_address;
}

describe('trusted proxies · audit log', () => {
  it.each<[string | null, string]>([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7, 10.1.2.3', '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8::1', '2001:db8::1'],
    ['not an address', '127.0.0.1'],
    [null, '127.0.0.1'],
  ])('with X-Forwarded-For: %s names %s', async (forwarded, address) => {
    expect(await auditedAddress(forwarded)).toBe(address);
  });
});

describe('trusted proxies · limits', () => {
  it('count the address of the caller, not that of the proxy', async () => {
    const remaining = async (forwarded: string) => {
      const { status, headers } = await through(forwarded, '/v1/alerts');
      return [status, Number(headers.get('x-ratelimit-remaining'))];
    };
    expect(await remaining('203.0.113.50')).toEqual([401, 199]);
    expect((await remaining('203.0.113.50'))[1]).toBeLessThanOrEqual(199);
    const isUsedUp = async () => {
      const answers = await Promise.all(
        Array.from({ length: 100 }, () => through('203.0.113.51', '/v1/alerts')),
      );
      return answers.some(({ status }) => status === 429);
    };
    await until(isUsedUp, (used) => used);
    expect(await remaining('203.0.113.52')).toEqual([401, 199]);
  });
});
