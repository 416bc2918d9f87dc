import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, openStream, type Received, type TestStream } from '@/tests/fixtures/event-streams';
import { aCase } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { connectAs, setProject } from '@/tests/fixtures/roles';
import { type ServedApi, serveApi } from '@/tests/fixtures/served-api';
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

const open = (lastEventId?: string): Promise<TestStream> =>
  openStream(api, {
    'X-API-KEY': project.apiKey,
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  });

const received = (stream: TestStream, count: number): Promise<Received[]> =>
  until(
    () => stream.received,
    (found) => found.length >= count,
  );

/** Ids in the order of their commits. */
async function publishedIds(): Promise<string[]> {
  const rows = await asOwner<{ token: string }>(
    'select token from events where project_id = $1 and position is not null order by position',
    [project.ctx.project.id],
  );
  return rows.map(({ token }) => token);
}

const idsOf = (events: readonly Received[]) => events.map(({ id }) => id);

describe('events · stream · Last-Event-ID', () => {
  it('sends the events after that one, and then new ones', patience, async () => {
    for (let n = 0; n < 3; n += 1) await aCase(project.ctx);
    const [first = '', ...rest] = await publishedIds();
    const stream = await open(first);
    await aCase(project.ctx);
    const all = await received(stream, 4);
    expect(all[0]).toMatchObject({ event: 'stream.opened', data: { resumed: true } });
    expect(idsOf(all.slice(1))).toEqual([...rest, (await publishedIds()).at(-1)]);
  });

  it('continues from where a stream was opened, even if nothing was sent on it', patience, async () => {
    const quiet = await open();
    const [{ id = '' } = {}] = await received(quiet, 1);
    quiet.close();
    await aCase(project.ctx);
    const all = await received(await open(id), 2);
    expect(all).toMatchObject([{ data: { resumed: true } }, { event: 'case.created' }]);
  });

  const unknown: Record<string, () => Promise<string>> = {
    'is unknown': async () => 'evt_01kad8m3zq5v7x9b1c2d4e6f8g',
    'is malformed': async () => 'x'.repeat(5_000),
    'is of another project': async () => {
      const other = await aProject();
      await aCase(other.ctx);
      const [row] = await asOwner<{ token: string }>('select token from events where project_id = $1', [
        other.ctx.project.id,
      ]);
      return row?.token ?? '';
    },
    'was not given yet': async () => 'pos_1000',
    'is no longer kept': async () => {
      const [first = '', second] = await publishedIds();
      await asOwner('delete from events where token in ($1, $2)', [first, second]);
      return first;
    },
    'is older than what is kept': async () => {
      await asOwner('delete from events where project_id = $1 and position <= 2', [project.ctx.project.id]);
      return 'pos_1';
    },
  };

  it.each(Object.entries(unknown))(
    'starts from now, and says so, for an id that %s',
    patience,
    async (_what, idOf) => {
      for (let n = 0; n < 3; n += 1) await aCase(project.ctx);
      const stream = await open(await idOf());
      await received(stream, 1);
      await aCase(project.ctx);
      const all = await received(stream, 2);
      expect(all[0]).toMatchObject({ event: 'stream.opened', data: { resumed: false } });
      expect(idsOf(all.slice(1))).toEqual((await publishedIds()).slice(-1));
    },
  );

  it('says so if the next events are deleted while it sends', patience, async () => {
    for (let n = 0; n < 4; n += 1) await aCase(project.ctx);
    await asOwner('delete from events where project_id = $1 and position = 3', [project.ctx.project.id]);
    const all = await received(await open('pos_1'), 2);
    expect(all.map(({ data }) => data.resumed)).toEqual([true, false]);
  });
});

describe('events · stream · order', () => {
  it('does not let a commit overtake one with an earlier position', patience, async () => {
    const stream = await open();
    await received(stream, 1);
    const early = await connectAs('web');
    await setProject(early, project.ctx);
    const added = [{ token: `evt_${project.hash}`, type: 'case.created', data: {}, is_published: true }];
    await early.query('begin');
    await early.query('select append_events($1, $2)', [project.ctx.project.id, JSON.stringify(added)]);
    const late = aCase(project.ctx);
    await sleep(200);
    expect(eventsOf(stream)).toEqual([]);
    await early.query('commit');
    await early.end();
    await late;
    await received(stream, 3);
    expect(idsOf(eventsOf(stream))).toEqual([`evt_${project.hash}`, (await publishedIds()).at(-1)]);
  });

  // Takes some seconds, because writers and reconnects have to meet often.
  it(
    'delivers each event of eight writers once, in order, over many lost connections',
    patience,
    async () => {
      let isWriting = true;
      const write = async () => {
        while (isWriting) await aCase(project.ctx);
      };
      const first = await open();
      const [{ id = '' } = {}] = await received(first, 1);
      first.close();
      const writers = Array.from({ length: 8 }, write);
      const all: Received[] = [];
      let lastId = id;
      const collect = async (ms: number) => {
        const stream = await open(lastId);
        await received(stream, 1);
        expect(stream.received[0]).toMatchObject({ event: 'stream.opened', data: { resumed: true } });
        await sleep(ms);
        stream.close();
        all.push(...eventsOf(stream));
        lastId = all.at(-1)?.id ?? lastId;
      };
      for (let n = 0; n < 15; n += 1) await collect((n * 37) % 120);
      isWriting = false;
      await Promise.all(writers);
      const published = await publishedIds();
      expect(published.length).toBeGreaterThan(50);
      while (all.length < published.length) await collect(20);
      expect(idsOf(all)).toEqual(published);
    },
  );
});
