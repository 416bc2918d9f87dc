import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSession } from '@/lib/domain/access/service/end-session';
import { openSession } from '@/lib/domain/access/service/open-session';
import { listNotifications } from '@/lib/domain/notifications/service/list';
import { rotateApiKey } from '@/lib/domain/access/service/rotate-api-key';
import { updateOauthClient } from '@/lib/domain/access/service/update-oauth-client';
import { assignAlert } from '@/lib/domain/alerts/service/assign';
import { readNotifications } from '@/lib/domain/notifications/service/read';
import type { Context } from '@/lib/platform/context';
import { eventsOf, openStream, type TestStream } from '@/tests/fixtures/event-streams';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { aClient, aToken } from '@/tests/fixtures/oauth';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { sessionCookie } from '@/tests/fixtures/sessions';
import { patience, until } from '@/tests/fixtures/until';

let api: ServedApi;
let project: TestProject;

beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  project = await aProject();
});

const typesOf = (stream: TestStream) => eventsOf(stream).map(({ event }) => event);
const received = (stream: TestStream, count: number) =>
  until(
    () => eventsOf(stream),
    (events) => events.length >= count,
  );
const ofKey = ({ apiKey }: TestProject) => ({ 'X-API-KEY': apiKey });
const ofToken = (token: string) => ({ Authorization: `Bearer ${token}` });
const isOpen = (stream: TestStream) =>
  until(
    () => stream.received.length,
    (count) => count > 0,
  );

async function open(headers: Record<string, string>): Promise<TestStream> {
  const stream = await openStream(api, headers);
  expect(stream.status).toBe(200);
  await isOpen(stream);
  return stream;
}

describe('events · stream', () => {
  it('starts with the retry interval and its position', patience, async () => {
    const stream = await open(ofKey(project));
    expect(stream.text()).toBe('retry: 2000\nid: pos_0\nevent: stream.opened\ndata: {"resumed":false}\n\n');
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-ratelimit-limit': expect.any(String),
    });
  });

  it('sends events with the payload of their webhook', patience, async () => {
    const stream = await open(ofKey(project));
    const { token } = await aCase(project.ctx);
    const [created] = await received(stream, 1);
    const { data } = (await project.ask('GET', `/v1/cases/${token}`)).json;
    expect(created).toMatchObject({
      event: 'case.created',
      id: expect.stringMatching(/^evt_[0-9a-z]{26}$/),
      data: {
        event_id: created?.id,
        event_type: 'case.created',
        created_at: expect.any(String),
        project_hash: project.hash,
        api_version: '3.0.0',
        data: { token, status: data.status, created_at: data.created_at },
      },
    });
  });

  it('sends only what the caller’s scopes may read', patience, async () => {
    const admin = await project.person('admin');
    const alertsOnly = await open(ofToken(await aToken(await aClient(admin, ['alerts:read']))));
    const casesOnly = await open(ofToken(await aToken(await aClient(admin, ['cases:read', 'flows:read']))));
    const person = await open({ Cookie: await sessionCookie(await project.person('auditor')) });
    const { token: case_token } = await aCase(project.ctx);
    await anAlert(project.ctx, { case_token });
    await project.ask('POST', `/v1/cases/${case_token}/transitions`, { body: { trigger: 'progress' } });
    await received(person, 3);
    expect(typesOf(person)).toEqual(['case.created', 'alert.created', 'case.status_changed']);
    expect(await received(casesOnly, 2)).toMatchObject([
      { event: 'case.created' },
      { event: 'case.status_changed' },
    ]);
    expect(typesOf(alertsOnly)).toEqual(['alert.created']);
  });

  it('is refused to a caller without a read scope', async () => {
    const client = await aClient(await project.person('admin'), ['alerts:write']);
    const { status } = await openStream(api, ofToken(await aToken(client)));
    expect(status).toBe(403);
  });

  it('never shows events of another project', patience, async () => {
    const other = await aProject();
    const [ours, theirs] = [await open(ofKey(project)), await open(ofKey(other))];
    const [own, foreign] = [await aCase(project.ctx), await aCase(other.ctx)];
    await received(ours, 1);
    await received(theirs, 1);
    const casesOf = (stream: TestStream) => eventsOf(stream).map(({ data }) => data.data.token);
    expect([casesOf(ours), casesOf(theirs)]).toEqual([[own.token], [foreign.token]]);
  });

  it('notifies a person of their own notifications at once, and nobody else', patience, async () => {
    const [ada, bob] = [await project.person('analyst'), await project.person('analyst')];
    const cookieOf = async (person: Context) => ({ Cookie: await sessionCookie(person) });
    const [own, others, keys] = [
      await open(await cookieOf(ada)),
      await open(await cookieOf(bob)),
      await open(ofKey(project)),
    ];
    const alert = await anAlert(project.ctx);
    await assignAlert(project.ctx, alert.token, { user_id: ada.actor.id });
    const noticesOf = (stream: TestStream) =>
      eventsOf(stream).flatMap(({ event, data }) => (event === 'notifications.changed' ? [data] : []));
    const noticed = (count: number) =>
      until(
        () => noticesOf(own).length,
        (found) => found === count,
      );
    await noticed(1);
    const newest = { limit: 1, sort: { field: 'created_at', descending: true }, after: null };
    const [{ token = '' } = {}] = (await listNotifications(ada, {}, newest)).items;
    await readNotifications(ada, { tokens: [token] });
    await noticed(2);
    expect(noticesOf(own)).toEqual([{ unread: 1 }, { unread: 0 }]);
    await aCase(project.ctx);
    await Promise.all(
      [others, keys].map((stream) =>
        until(
          () => typesOf(stream),
          (types) => types.includes('case.created'),
        ),
      ),
    );
    expect([noticesOf(others), noticesOf(keys)]).toEqual([[], []]);
  });

  it('accepts no body', async () => {
    // fetch sends no body with GET
    const sent = request(`${api.url}/v1/events/stream`, {
      headers: { ...ofKey(project), 'Content-Length': '2' },
    }).end('{}');
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]; // the argument of the event
    answer.resume();
    expect(answer.statusCode).toBe(400);
  });
});

describe('events · stream · ends before anything more is sent, once', () => {
  const endings: Record<
    string,
    (admin: Context) => Promise<[Record<string, string>, () => Promise<unknown>]>
  > = {
    'the key is rotated': async () => [ofKey(project), () => rotateApiKey(project.ctx, 'unlimited')],
    'the session is ended': async (admin) => {
      const session = await openSession(admin, admin.actor.id, 3600);
      return [{ Cookie: await sessionCookie(admin, { session }) }, () => endSession(admin, session)];
    },
    'the scopes of the client are changed': async (admin) => {
      const client = await aClient(admin, ['alerts:read', 'cases:read']);
      const change = () => updateOauthClient(admin, client.id, { scopes: ['cases:read'] });
      return [ofToken(await aToken(client)), change];
    },
  };

  it.each(Object.entries(endings))('%s', patience, async (_why, prepare) => {
    const [headers, take] = await prepare(await project.person('admin'));
    const stream = await open(headers);
    await aCase(project.ctx);
    await received(stream, 1);
    await take();
    await aCase(project.ctx);
    await stream.ended;
    expect(typesOf(stream)).toEqual(['case.created']);
  });
});

describe('events · stream · bounds', () => {
  it('refuses a caller’s 21st stream with 429 until one is closed', patience, async () => {
    const person = { Cookie: await sessionCookie(await project.person('analyst')) };
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(person)));
    const refused = await openStream(api, person);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    await open(ofKey(project));
    streams[0]?.close();
    const status = await until(
      async () => (await openStream(api, person)).status,
      (found) => found === 200,
    );
    expect(status).toBe(200);
  });
});
