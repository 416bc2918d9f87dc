import { beforeAll, describe, expect, it } from 'vitest';
import { aProject, type TestProject } from '@/tests/fixtures/project';

// Set before the settings are first read; each test file reads its own.
process.env.PROBITY_ALLOW_LOOPBACK_WEBHOOKS = '1';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const register = (url: string) => project.ask('POST', '/v1/webhooks', { body: { url, events: ['*'] } });

describe('webhooks · with loopback allowed', () => {
  it.each(['http://127.0.0.1:3001/hook', 'https://localhost/', 'https://example.com/'])(
    'accept %s',
    async (url) => expect((await register(url)).status).toBe(201),
  );

  it.each(['http://example.com/', 'https://10.0.0.1/', 'https://169.254.169.254/'])(
    'refuse %s with 400',
    async (url) => expect((await register(url)).status).toBe(400),
  );
});
