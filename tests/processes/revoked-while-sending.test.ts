import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOauthClient } from '@/lib/domain/access/service/create-oauth-client';
import { issueAccessToken } from '@/lib/domain/access/service/issue-access-token';
import { rotateApiKey } from '@/lib/domain/access/service/rotate-api-key';
import { updateOauthClient } from '@/lib/domain/access/service/update-oauth-client';
import { updateUser } from '@/lib/domain/access/service/update-user';
import type { Context } from '@/lib/platform/context';
import { type ApiProcess, startApiProcess } from '@/tests/fixtures/api-processes';
import { aCase } from '@/tests/fixtures/factories';
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
  /** The answer then. */
  status: 401 | 403;
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
      status: 401,
    };
  },
  'a person who becomes an auditor': async () => {
    const person = await project.person('reviewer');
    return {
      headers: await consoleHeaders(person),
      revoke: () => updateUser(admin, person.actor.id, { role: 'auditor' }),
      status: 403,
    };
  },
  'a client that loses the scope': async () => {
    const { id, headers } = await aClient();
    return {
      headers,
      revoke: () => updateOauthClient(admin, id, { scopes: ['entities:read'] }),
      status: 403,
    };
  },
  'a key that is rotated': async () => ({
    headers: { Host: 'a', 'X-API-KEY': project.apiKey },
    revoke: () => rotateApiKey(project.ctx, 'unlimited'),
    status: 401,
  }),
};

/** Sends the request's last bytes after `change`. Returns the answer. */
async function sendDuring(
  change: () => Promise<unknown>,
  path: string,
  given: object,
  headers: Record<string, string>,
): Promise<string> {
  const body = JSON.stringify(given);
  const all = {
    ...headers,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Expect: '100-continue',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const socket = http.open();
  socket.write([`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  // Sent once the caller is admitted.
  expect(await readUntil(socket, (text) => text.includes('\r\n\r\n'))).toMatch(/^HTTP\/1.1 100 /);
  await change();
  socket.write(body);
  return readUntil(socket, isWhole);
}

describe('revocation · while a body arrives', () => {
  it.each(Object.entries(senders))('%s changes nothing', async (_name, prepare) => {
    const { headers, revoke, status } = await prepare();
    const tooLate = { type: 'Person', last_name: 'Sent too late' };
    const answer = await sendDuring(revoke, '/v1/entities', tooLate, headers);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it('creates nothing', async () => {
    const { json } = await project.ask('GET', '/v1/entities', {
      headers: await consoleHeaders(admin),
    });
    expect(json.data).toEqual([]);
  });
});

describe('changed rights · while a body arrives', () => {
  const promoted = (person: Context) => () => updateUser(admin, person.actor.id, { role: 'reviewer' });
  const decision = { type: 'Decision', body: 'Agreed.', decision: 'approve' };

  it('are those of the request: a new reviewer decides', async () => {
    const person = await project.person('analyst');
    const { token } = await aCase(project.ctx);
    const path = `/v1/cases/${token}/comments`;
    const answer = await sendDuring(promoted(person), path, decision, await consoleHeaders(person));
    expect(answer).toMatch(/^HTTP\/1.1 201 /);
  });

  it('are those of the request: a former reviewer does not decide', async () => {
    const person = await project.person('reviewer');
    const { token } = await aCase(project.ctx);
    const demote = () => updateUser(admin, person.actor.id, { role: 'analyst' });
    const path = `/v1/cases/${token}/comments`;
    const answer = await sendDuring(demote, path, decision, await consoleHeaders(person));
    expect(answer).toMatch(/^HTTP\/1.1 403 /);
  });
});
