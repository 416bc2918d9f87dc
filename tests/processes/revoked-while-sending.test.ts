import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOauthClient } from '@/lib/domain/access/service/create-oauth-client';
import { issueAccessToken } from '@/lib/domain/access/service/issue-access-token';
import { rotateApiKey } from '@/lib/domain/access/service/rotate-api-key';
import { updateOauthClient } from '@/lib/domain/access/service/update-oauth-client';
import { updateUser } from '@/lib/domain/access/service/update-user';
import type { Context } from '@/lib/platform/context';
import { type ApiProcess, startApiProcess } from '@/tests/fixtures/api-processes';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { isWhole, type RawHttp, rawHttp, readUntil } from '@/tests/fixtures/raw-http';
import { consoleHeaders } from '@/tests/fixtures/sessions';

// A body may arrive up to half a minute after its headers.

let web: ApiProcess;
let http: RawHttp;
let project: TestProject;
let admin: Context;

beforeAll(async () => {
  web = await startApiProcess();
  http = rawHttp(web);
  project = await aProject();
  admin = await project.person('admin');
});
afterAll(async () => {
  http.closeAll();
  await web.stop();
});

interface Sender {
  headers: Record<string, string>;
  /** Takes away what the request needs. */
  revoke(): Promise<unknown>;
}

async function aClient(): Promise<{ id: string; headers: Record<string, string> }> {
  const client = await createOauthClient(admin, { name: 'A service', scopes: ['entities:write'] });
  const { id, client_secret } = client;
  const request = { grant_type: 'client_credentials', client_id: id, client_secret };
  const { access_token } = await issueAccessToken({ requestId: 'req_1', ipAddress: null }, request);
  return { id, headers: { Host: 'a', Authorization: `Bearer ${access_token}` } };
}

const senders: Record<string, () => Promise<Sender>> = {
  'a person who is disabled': async () => {
    const person = await project.person('reviewer');
    return {
      headers: await consoleHeaders(person),
      revoke: () => updateUser(admin, person.actor.id, { disabled: true }),
    };
  },
  'a person who becomes an auditor': async () => {
    const person = await project.person('reviewer');
    return {
      headers: await consoleHeaders(person),
      revoke: () => updateUser(admin, person.actor.id, { role: 'auditor' }),
    };
  },
  'a client that loses the scope': async () => {
    const { id, headers } = await aClient();
    return { headers, revoke: () => updateOauthClient(admin, id, { scopes: ['entities:read'] }) };
  },
  'a key that is rotated': async () => ({
    headers: { Host: 'a', 'X-API-KEY': project.apiKey },
    revoke: () => rotateApiKey(project.ctx, 'unlimited'),
  }),
};

describe('revocation · while a body arrives', () => {
  it.each(Object.entries(senders))('%s changes nothing', async (_name, prepare) => {
    const { headers, revoke } = await prepare();
    const body = JSON.stringify({ type: 'Person', last_name: 'Sent too late' });
    const all = {
      ...headers,
      'Content-Type': 'application/json',
      'Content-Length': body.length,
      Expect: '100-continue',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    const socket = http.open();
    socket.write(['POST /v1/entities HTTP/1.1', ...lines, '', ''].join('\r\n'));
    // Sent once the caller is admitted.
    expect(await readUntil(socket, (text) => text.includes('\r\n\r\n'))).toMatch(/^HTTP\/1.1 100 /);
    await revoke();
    socket.write(body);
    expect(await readUntil(socket, isWhole)).toMatch(/^HTTP\/1.1 401 /);
  });

  it('creates nothing', async () => {
    const { json } = await project.ask('GET', '/v1/entities', {
      headers: await consoleHeaders(admin),
    });
    expect(json.data).toEqual([]);
  });
});
