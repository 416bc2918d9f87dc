import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { anAlert } from '@/tests/fixtures/factories';
import { aProject, ask } from '@/tests/fixtures/project';
import { sessionCookie } from '@/tests/fixtures/sessions';

// Set before the settings are first read; each test file reads its own.
process.env.PROBITY_BASE_URL = 'https://probity.example';

let analyst: Context;

beforeAll(async () => {
  analyst = await (await aProject()).person('analyst');
});

const read = async (Cookie: string) => (await ask('GET', '/v1/alerts', { headers: { Cookie } })).status;

describe('sessions · served over HTTPS', () => {
  it('are accepted in a __Secure- cookie among other cookies', async () => {
    const cookie = await sessionCookie(analyst);
    expect(await read(`theme=dark; __Secure-${cookie}; __Host-next-auth.csrf-token=a%3Db`)).toBe(200);
  });

  it.each([
    ['https://probity.example', 200],
    ['http://probity.example', 403],
  ])('change something from a page of %s: %i', async (Origin, expected) => {
    const { token } = await anAlert(analyst);
    const headers = { Origin, Cookie: `__Secure-${await sessionCookie(analyst)}` };
    expect((await ask('POST', `/v1/alerts/${token}/acknowledge`, { headers })).status).toBe(expected);
  });

  it('are refused in a cookie that may have been set over plain HTTP', async () => {
    expect(await read(await sessionCookie(analyst))).toBe(401);
  });
});
