import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOauthClient } from '@/lib/domain/access/service/create-oauth-client';
import { endOwnSession } from '@/lib/domain/access/service/end-own-session';
import { endSession } from '@/lib/domain/access/service/end-session';
import { endUserSessions } from '@/lib/domain/access/service/end-user-sessions';
import { issueAccessToken } from '@/lib/domain/access/service/issue-access-token';
import { openSession } from '@/lib/domain/access/service/open-session';
import { revokeOauthClient } from '@/lib/domain/access/service/revoke-oauth-client';
import { rotateApiKey } from '@/lib/domain/access/service/rotate-api-key';
import { rotateOauthClientSecret } from '@/lib/domain/access/service/rotate-oauth-client-secret';
import { updateOauthClient } from '@/lib/domain/access/service/update-oauth-client';
import { updateUser } from '@/lib/domain/access/service/update-user';
import type { Context } from '@/lib/platform/context';
import { type ApiProcess, startApiProcess } from '@/tests/fixtures/api-processes';
import { workerDatabase } from '@/tests/fixtures/database';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { connectAs } from '@/tests/fixtures/roles';
import { consoleHeaders, sessionCookie } from '@/tests/fixtures/sessions';
import { stallingProxy } from '@/tests/fixtures/stalling-proxy';
import { patience, until } from '@/tests/fixtures/until';

// Two web processes that cache who holds a credential (docs/adr/0036).

type Headers = Record<string, string>;

let processes: ApiProcess[];
let project: TestProject;
let admin: Context;

beforeAll(async () => {
  processes = await Promise.all([startApiProcess(), startApiProcess()]);
});
afterAll(() => Promise.all(processes.map((each) => each.stop())));

beforeEach(async () => {
  project = await aProject();
  admin = await project.person('admin');
});

const path = '/v1/alerts?limit=1';
const statuses = (headers: Headers, of = processes) =>
  Promise.all(of.map((each) => each.statusOf(path, headers)));

/** Waits until every process has cached the credential, and answers while nobody can read the tables of credentials. */
async function untilRemembered(headers: Headers, of = processes): Promise<void> {
  const known = 'api_keys, oauth_clients, access_tokens, sessions, users';
  const owner = await connectAs('owner');
  try {
    const attempt = async () => {
      await statuses(headers, of);
      await owner.query('begin');
      await owner.query(`lock table ${known} in access exclusive mode`);
      const found = await statuses(headers, of);
      await owner.query('rollback');
      return found;
    };
    await until(attempt, (found) => found.every((status) => status === 200));
  } finally {
    await owner.end();
  }
}

interface Sent {
  atMs: number;
  status: number;
}

/** Keeps sending, several requests at once to each process, until told to stop. */
function keepSending(headers: Headers) {
  const sent: Sent[] = [];
  let isStopped = false;
  const send = async (to: ApiProcess) => {
    while (!isStopped) {
      const atMs = performance.now();
      const status = await to.statusOf(path, headers);
      sent.push({ atMs, status });
      // Slows down after a refusal, because refusals count against the address.
      if (status !== 200) await sleep(50);
    }
  };
  const loops = processes.flatMap((each) => [send(each), send(each), send(each)]);
  return async () => {
    isStopped = true;
    await Promise.all(loops);
    return sent;
  };
}

interface Ending {
  headers: Headers;
  end: () => Promise<unknown>;
  becomes: number;
}

async function aToken() {
  const client = await createOauthClient(admin, { name: 'A service', scopes: ['alerts:read', 'cases:read'] });
  const { id: client_id, client_secret } = client;
  const request = { grant_type: 'client_credentials', client_id, client_secret };
  const { access_token } = await issueAccessToken({ requestId: 'req_1', ipAddress: null }, request);
  return { id: client_id, headers: { Authorization: `Bearer ${access_token}` } };
}

const endings: Record<string, () => Promise<Ending>> = {
  'an API key that is rotated': async () => ({
    headers: { 'X-API-KEY': project.apiKey },
    end: () => rotateApiKey(project.ctx, 'unlimited'),
    becomes: 401,
  }),
  'a session that is signed out': async () => {
    const session = await openSession(admin, admin.actor.id, 600);
    return {
      headers: { Cookie: await sessionCookie(admin, { session }) },
      end: () => endSession(admin, session),
      becomes: 401,
    };
  },
  'a session that the person ends from another': async () => {
    const session = await openSession(admin, admin.actor.id, 600);
    return {
      headers: { Cookie: await sessionCookie(admin, { session }) },
      end: () => endOwnSession(admin, session),
      becomes: 401,
    };
  },
  'a person whom an admin signs out everywhere': async () => {
    const person = await project.person('analyst');
    return {
      headers: await consoleHeaders(person),
      end: () => endUserSessions(admin, person.actor.id),
      becomes: 401,
    };
  },
  'a person who is disabled': async () => {
    const person = await project.person('analyst');
    return {
      headers: await consoleHeaders(person),
      end: () => updateUser(admin, person.actor.id, { disabled: true }),
      becomes: 401,
    };
  },
  'an OAuth client that is revoked': async () => {
    const { id, headers } = await aToken();
    return { headers, end: () => revokeOauthClient(admin, id), becomes: 401 };
  },
  'an OAuth client whose secret is replaced': async () => {
    const { id, headers } = await aToken();
    return { headers, end: () => rotateOauthClientSecret(admin, id), becomes: 401 };
  },
  'a scope that is taken from a client': async () => {
    const { id, headers } = await aToken();
    return { headers, end: () => updateOauthClient(admin, id, { scopes: ['cases:read'] }), becomes: 403 };
  },
};

describe('revocation · over two processes', () => {
  it.each(Object.entries(endings))(
    '%s: no process admits a request that is sent after the answer',
    async (_name, prepare) => {
      const { headers, end, becomes } = await prepare();
      await untilRemembered(headers);
      const stop = keepSending(headers);
      let endedAtMs = Infinity;
      // An address that was refused too often gets 429 instead of 401.
      const refusals = [becomes, 429];
      try {
        await until(
          () => statuses(headers),
          (found) => found.every((status) => status === 200),
        );
        await end();
        endedAtMs = performance.now();
        const found = await statuses(headers);
        expect(found.filter((status) => !refusals.includes(status))).toEqual([]);
      } finally {
        const sent = await stop();
        const after = sent.filter(({ atMs }) => atMs > endedAtMs);
        expect(after.filter(({ status }) => !refusals.includes(status))).toEqual([]);
        expect(sent.some(({ status }) => status === becomes)).toBe(true);
      }
    },
    patience.timeout,
  );

  it('holds for a process that was stopped meanwhile', async () => {
    const headers = { 'X-API-KEY': project.apiKey };
    await untilRemembered(headers);
    const [still] = processes;
    still?.child.kill('SIGSTOP');
    try {
      await rotateApiKey(project.ctx, 'unlimited');
      const answer = still?.statusOf(path, headers);
      still?.child.kill('SIGCONT');
      expect(await answer).toBe(401);
    } finally {
      still?.child.kill('SIGCONT');
    }
  });

  it('holds for a process that no longer hears anything from the database', async () => {
    const url = new URL(workerDatabase().appUrls.probity_web);
    const proxy = await stallingProxy(url);
    url.port = String(proxy.port);
    const deaf = await startApiProcess(url.toString());
    try {
      const headers = { 'X-API-KEY': project.apiKey };
      await untilRemembered(headers, [deaf]);
      // Refused after authentication, without a statement.
      const bad = () => deaf.statusOf('/v1/alerts?limit=x', headers);
      expect(await bad()).toBe(400);
      proxy.stall();
      await rotateApiKey(project.ctx, 'unlimited');
      expect(await bad()).toBe(503);
      proxy.resume();
      expect(await until(bad, (status) => status !== 503)).toBe(401);
    } finally {
      await deaf.stop();
      proxy.close();
    }
  });

  it('holds after the listening connection was cut, and credentials are cached again', async () => {
    const headers = { 'X-API-KEY': project.apiKey };
    await untilRemembered(headers);
    const superuser = await connectAs('superuser');
    await superuser.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query in ('listen probity_access', 'select 1') and pid <> pg_backend_pid()`,
    );
    await superuser.end();
    await rotateApiKey(project.ctx, 'unlimited');
    expect(await statuses(headers)).toEqual([401, 401]);
    const other = await aProject();
    await untilRemembered({ 'X-API-KEY': other.apiKey });
  });

  it('admits the new key at once', async () => {
    const key = await rotateApiKey(project.ctx, 'unlimited');
    expect(await statuses({ 'X-API-KEY': key })).toEqual([200, 200]);
  });
});
