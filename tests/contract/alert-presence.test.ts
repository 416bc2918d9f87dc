import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OwnMessages } from '@/lib/domain/events/own-messages';
import type { Context } from '@/lib/platform/context';
import { leaveList, screenAgain, type Sender } from '@/tests/fixtures/alerts-found-again';
import { openStream, type TestStream } from '@/tests/fixtures/event-streams';
import { anAlert } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
import { consoleHeaders, sessionCookie } from '@/tests/fixtures/sessions';
import { patience, until } from '@/tests/fixtures/until';

let api: ServedApi;
let project: TestProject;
let ana: Context;
let ben: Context;
let token: string;

beforeAll(async () => {
  api = await serveApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  project = await aProject();
  [ana, ben] = [await project.person('analyst'), await project.person('reviewer')];
  ({ token } = await anAlert(project.ctx));
});

async function streamOf(headers: Record<string, string>): Promise<TestStream> {
  const stream = await openStream(api, headers);
  await until(
    () => stream.received.length,
    (count) => count > 0,
  );
  return stream;
}
const streamOfPerson = async (person: Context) => streamOf({ Cookie: await sessionCookie(person) });
const told = (stream: TestStream, type: string) =>
  stream.received.filter(({ event }) => event === type).map(({ data }) => data);
const view = async (person: Context, alert_token: unknown): Promise<Answer> =>
  ask('PUT', '/v1/users/me/viewing', { headers: await consoleHeaders(person), body: { alert_token } });
/** Repeats until it is heard, because a process starts to listen a moment after its first stream opens. */
const viewUntil = (person: Context, stream: TestStream) =>
  until(
    async () => {
      await view(person, token);
      return told(stream, 'alert.viewed').length;
    },
    (count) => count > 0,
  );

describe('alerts · presence', () => {
  it(
    'tells colleagues who is viewing an alert, but not the viewer, machines or other projects',
    patience,
    async () => {
      const other = await aProject();
      const streams = await Promise.all([
        streamOfPerson(ben),
        streamOfPerson(ana),
        streamOf({ 'X-API-KEY': project.apiKey }),
        streamOfPerson(await other.person('analyst')),
      ]);
      await viewUntil(ana, streams[0]);
      expect(told(streams[0], 'alert.viewed')[0]).toMatchObject({
        user_token: ana.actor.id,
        alert_token: token,
      });
      // Everybody hears of these, and hears them last.
      await anAlert(project.ctx);
      await anAlert(other.ctx);
      for (const stream of streams.slice(1)) {
        await until(
          () => told(stream, 'alert.created').length,
          (count) => count > 0,
        );
        expect(told(stream, 'alert.viewed')).toEqual([]);
      }
    },
  );

  it('leaves no audit record', async () => {
    expect((await view(ana, token)).status).toBe(204);
    const { json } = await project.ask('GET', `/v1/audit-logs?actor=${ana.actor.id}`);
    expect(json.data).toEqual([]);
  });

  it('is refused for a missing alert, for one of another project, and to a machine', async () => {
    const foreign = await anAlert((await aProject()).ctx);
    for (const missing of [foreign.token, 'alt_none']) expect((await view(ana, missing)).status).toBe(404);
    expect((await view(ana, 7)).status).toBe(400);
    const body = { alert_token: token };
    expect((await project.ask('PUT', '/v1/users/me/viewing', { body })).status).toBe(403);
  });

  it('is repeated while the stream is open, and stops once it is closed', patience, async () => {
    const cy = await project.person('analyst');
    const [ofAna, ofCy] = [new OwnMessages(ana, () => {}, 50), new OwnMessages(cy, () => {}, 50)];
    const ofBen = new OwnMessages(ben, () => {}, 60_000);
    const heard: string[] = [];
    const saidBy = ({ actor }: Context) => {
      const again = ofBen.take().filter(({ data }) => 'is_new' in data && !data.is_new);
      heard.push(...again.map(({ data }) => ('user_token' in data ? String(data.user_token) : '')));
      return heard.filter((user) => user === actor.id).length;
    };
    const more = (person: Context, count: number) => {
      const before = saidBy(person);
      return until(
        () => saidBy(person),
        (found) => found >= before + count,
      );
    };
    try {
      // Until each is heard, because the process starts to listen meanwhile.
      for (const person of [ana, cy])
        await until(
          async () => (await view(person, token)) && saidBy(person),
          (count) => count > 0,
        );
      await Promise.all([more(ana, 3), more(cy, 3)]);
      ofAna.close();
      // What was under way arrives before these.
      await more(cy, 2);
      const last = saidBy(ana);
      await more(cy, 6);
      expect(saidBy(ana)).toBe(last);
    } finally {
      for (const messages of [ofAna, ofBen, ofCy]) messages.close();
    }
  });

  it('is answered by colleagues who already have the alert open', patience, async () => {
    const [ofAna, ofBen] = [new OwnMessages(ana, () => {}, 60_000), new OwnMessages(ben, () => {}, 60_000)];
    const answers = () => ofBen.take().filter(({ data }) => 'is_new' in data && !data.is_new);
    try {
      const [answer] = await until(
        async () => {
          await view(ana, token);
          await view(ben, token);
          return answers();
        },
        (found) => found.length > 0,
      );
      const data = { user_token: ana.actor.id, alert_token: token, is_new: false };
      expect(answer).toEqual({ type: 'alert.viewed', data });
    } finally {
      for (const messages of [ofAna, ofBen]) messages.close();
    }
  });
});

describe('alerts · changes that are not published', () => {
  it('reach other open consoles: acknowledged, assigned, snoozed, held, undone', patience, async () => {
    const [stream, machine] = [await streamOfPerson(ben), await streamOf({ 'X-API-KEY': project.apiKey })];
    await viewUntil(ana, stream);
    const post = (action: string, body?: object) =>
      project.ask('POST', `/v1/alerts/${token}/${action}`, { body });
    const until_ = new Date(Date.now() + 3_600_000).toISOString();
    const shown = [
      (await post('acknowledge')).json.data,
      (await post('assign', { user_id: ana.actor.id })).json.data,
      (await post('snooze', { until: until_ })).json.data,
      (await post('escalate', { reason: 'Look.', escalate_to: ben.actor.id, hold_seconds: 10 })).json.data,
      (await post('undo')).json.data,
    ];
    const changes = await until(
      () => told(stream, 'alert.changed'),
      (found) => found.length === shown.length,
    );
    for (const [n, change] of changes.entries()) expect(shown[n]).toMatchObject(change);
    expect(changes.map(({ status, held }) => [status, held?.action])).toEqual([
      ['Acknowledged', undefined],
      ['Acknowledged', undefined],
      ['Acknowledged', undefined],
      ['Acknowledged', 'escalate'],
      ['Acknowledged', undefined],
    ]);
    expect(told(machine, 'alert.changed')).toEqual([]);
  });

  it('reach them from screenings: found again, remembered, no longer listed', patience, async () => {
    const stream = await streamOfPerson(ben);
    await viewUntil(ana, stream);
    await loadSampleList();
    const key: Sender = async (method, path, body) => (await project.ask(method, path, { body })).json;
    await screenAgain(key);
    await leaveList(key, project.ctx);
    const changes = await until(
      () => told(stream, 'alert.changed'),
      (found) => found.length === 4,
    );
    // The second comes from the person who acknowledges it between the screenings.
    expect(changes.map(({ status }) => status)).toEqual(['Open', 'Acknowledged', 'Resolved', 'Open']);
  });

  it('arrive from other processes too, and refused changes send nothing', patience, async () => {
    const stream = await streamOfPerson(ben);
    await viewUntil(ana, stream);
    await project.ask('POST', `/v1/alerts/${token}/assign`, { body: { user_id: 'usr_none' } });
    const message = { type: 'alert.changed', data: { token, status: 'Open' } };
    await asOwner('select pg_notify($1, $2)', [
      'probity_live',
      `${project.ctx.project.id} ${JSON.stringify(message)}`,
    ]);
    const changes = await until(
      () => told(stream, 'alert.changed'),
      (found) => found.length > 0,
    );
    expect(changes).toEqual([message.data]);
  });
});
