import { beforeAll, describe, expect, it } from 'vitest';
import { newApiKey } from '@/lib/platform/crypto';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

function expectUnauthorized({ status, json }: Answer) {
  expect([status, json.error]).toEqual([401, 'UNAUTHORIZED']);
}

describe('authentication · API key', () => {
  it.each(['X-API-KEY', 'x-api-key'])('is accepted in the header %s', async (header) => {
    expect((await ask('GET', '/v1/alerts', { headers: { [header]: project.apiKey } })).status).toBe(200);
  });

  it.each(['Bearer', 'bearer'])('is accepted in Authorization with the scheme %s', async (scheme) => {
    const headers = { Authorization: `${scheme} ${project.apiKey}` };
    expect((await ask('GET', '/v1/alerts', { headers })).status).toBe(200);
  });

  it('is refused with 401 when it is missing', async () => {
    expectUnauthorized(await ask('GET', '/v1/alerts'));
    expectUnauthorized(await ask('GET', '/v1/alerts', { headers: { Authorization: 'Basic eDp5' } }));
  });

  it.each([
    ['unknown', newApiKey('staging')],
    ['of another environment', newApiKey('production')],
    ['malformed', 'secret'],
    ['empty', ''],
    ['very long', `pk_staging_${'x'.repeat(10_000)}`],
  ])('is refused with 401 when it is %s', async (_name, key) => {
    expectUnauthorized(await ask('GET', '/v1/alerts', { headers: { 'X-API-KEY': key } }));
    expectUnauthorized(await ask('GET', '/v1/alerts', { headers: { Authorization: `Bearer ${key}` } }));
  });

  it('is refused with 401 when its last character is wrong', async () => {
    const typed = project.apiKey.slice(0, -1) + (project.apiKey.endsWith('0') ? '1' : '0');
    expectUnauthorized(await ask('GET', '/v1/alerts', { headers: { 'X-API-KEY': typed } }));
  });

  it('is refused with 401 when its project belongs to another environment', async () => {
    const production = await aProject({ environment: 'production' });
    expectUnauthorized(await production.ask('GET', '/v1/alerts'));
  });

  it('is refused with 401 when its row has another environment than its project', async () => {
    const moved = await aProject();
    await asOwner(`update api_keys set environment = 'production' where project_id = $1`, [
      moved.ctx.project.id,
    ]);
    expectUnauthorized(await moved.ask('GET', '/v1/alerts'));
    await asOwner(`update projects set environment = 'production' where id = $1`, [moved.ctx.project.id]);
    expectUnauthorized(await moved.ask('GET', '/v1/alerts'));
  });

  it('is refused with 401 when its project was moved to another environment', async () => {
    const moved = await aProject();
    await asOwner(`update projects set environment = 'production' where id = $1`, [moved.ctx.project.id]);
    expectUnauthorized(await moved.ask('GET', '/v1/alerts'));
  });

  it('is refused with 401 once it is revoked', async () => {
    const revoked = await aProject();
    await asOwner('update api_keys set revoked_at = now() where project_id = $1', [revoked.ctx.project.id]);
    expectUnauthorized(await revoked.ask('GET', '/v1/alerts'));
  });

  it('is checked before the body, the path and the query', async () => {
    expectUnauthorized(await ask('POST', `${project.execute}/api`, { raw: '{' }));
    expectUnauthorized(await ask('GET', '/v1/alerts/alt_none?limit=x'));
  });

  it.each(['/api', '/init', '/kyc/api', '/kyc/init', '/screening/api'])(
    'is refused with 403 when %s names another or an unknown project',
    async (path) => {
      const other = await aProject();
      for (const hash of [other.hash, 'unknown', `${project.hash}x`]) {
        const { status, json } = await project.ask('POST', `/api/gateway/execute/${hash}${path}`, {
          body: { company_name: 'A', country: 'GB' },
        });
        expect([status, json.error.code]).toEqual([403, 'FORBIDDEN']);
      }
    },
  );
});
