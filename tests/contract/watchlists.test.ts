import { beforeEach, describe, expect, it } from 'vitest';
import { AuditRecord } from '@/lib/domain/audit/schema';
import { Watchlist, WatchlistEntry } from '@/lib/domain/watchlists/schema';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { sampleList } from '@/prisma/seed/sample-list';

let project: TestProject;
let path: string;

beforeEach(async () => {
  project = await aProject();
  path = `/v1/watchlists/${(await create('Former customers')).token}`;
});

async function create(name: string, more: object = {}): Promise<Watchlist> {
  const { status, json } = await project.ask('POST', '/v1/watchlists', { body: { name, ...more } });
  expect(status).toBe(201);
  return Watchlist.parse(json.data);
}

async function add(body: unknown) {
  const { status, json } = await project.ask('POST', `${path}/entries`, { body });
  expect(status).toBe(201);
  return json.data;
}

const get = async (address: string) => (await project.ask('GET', address)).json;

describe('watchlists · own lists', () => {
  it('creates an empty list, with the category watchlist by default', async () => {
    const list = await create('Bad payers');
    expect(list).toMatchObject({
      name: 'Bad payers',
      scope: 'project',
      category: 'watchlist',
      version: '1',
      entity_count: 0,
    });
    expect((await create('Own sanctions', { category: 'sanctions' })).category).toBe('sanctions');
    expect((await get(`/v1/watchlists/${list.token}`)).data).toEqual(list);
  });

  it('stores a name without the spaces around it, and takes it once', async () => {
    expect((await create(' Bad payers\u00a0')).name).toBe('Bad payers');
    for (const name of ['Bad payers', ' Bad payers', 'Bad payers ']) {
      const { status, json } = await project.ask('POST', '/v1/watchlists', { body: { name } });
      expect([status, json.error?.details?.[0]], name).toEqual([
        400,
        expect.objectContaining({ field: 'name', code: 'not_unique' }),
      ]);
    }
  });

  it('lists own lists by default, and public ones with scope=public', async () => {
    await loadSampleList();
    await create('Bad payers');
    const own = await get('/v1/watchlists?sort=name');
    expect(own.data.map(({ name }: Watchlist) => name)).toEqual(['Bad payers', 'Former customers']);
    expect(own.meta.total).toBe(2);

    const { data } = await get('/v1/watchlists?scope=public&limit=100');
    const sample = data.find(({ name }: Watchlist) => name === sampleList.name);
    expect(Watchlist.parse(sample)).toMatchObject({
      scope: 'public',
      category: null,
      version: sampleList.version,
      entity_count: sampleList.entities.length,
    });
    expect((await get(`/v1/watchlists/${sample.token}`)).data).toEqual(sample);
  });

  it('adds one entry with all fields', async () => {
    const entry = {
      name: 'Anna Ashford',
      aliases: ['Ann Ash', 'Анна Эшфорд'],
      entity_type: 'person',
      date_of_birth: '1970-02',
      nationality: 'GB',
      country: 'FR',
      identifiers: [{ type: 'Passport', value: 'X1', country: 'GB' }],
      remarks: 'Did not pay.',
      list_entry_id: 'crm:17',
    };
    const added = await add(entry);
    expect(WatchlistEntry.parse(added)).toMatchObject({ ...entry, category: 'watchlist' });
    const { data, meta } = await get(`${path}/entries`);
    expect(data).toEqual([added]);
    expect(meta.total).toBe(1);
  });

  it('adds many entries at once, and generates missing ids', async () => {
    const added = await add([{ name: 'Ann Ash' }, { name: 'Ash Ltd', entity_type: 'company' }]);
    expect(added).toMatchObject([{ entity_type: 'person' }, { entity_type: 'company' }]);
    expect(new Set(added.map((entry: WatchlistEntry) => entry.list_entry_id)).size).toBe(2);
    expect((await get(path)).data).toMatchObject({ version: '2', entity_count: 2 });
  });

  it('pages, sorts and searches entries', async () => {
    await add(Array.from({ length: 30 }, (_, n) => ({ name: `Person ${String.fromCodePoint(65 + n)}` })));
    const first = await get(`${path}/entries?sort=name&limit=20`);
    const second = await get(`${path}/entries?sort=name&limit=20&cursor=${first.meta.page.cursor}`);
    const names = [...first.data, ...second.data].map(({ name }) => name);
    expect(names).toHaveLength(30);
    expect(names).toEqual(names.toSorted(new Intl.Collator('und').compare));
    expect(first.meta.total).toBe(30);
    expect((await get(`${path}/entries?q=person%20B`)).data).toMatchObject([{ name: 'Person B' }]);
    expect((await get(`${path}/entries?entity_type=company`)).meta.total).toBe(0);
  });

  it('removes an entry and accepts its id again', async () => {
    await add([
      { name: 'Ann Ash', list_entry_id: 'a' },
      { name: 'Bea Birch', list_entry_id: 'b' },
    ]);
    expect((await project.ask('DELETE', `${path}/entries/a`)).status).toBe(204);
    expect((await project.ask('DELETE', `${path}/entries/a`)).status).toBe(404);
    expect((await get(path)).data).toMatchObject({ version: '3', entity_count: 1 });
    await add({ name: 'Another Ann', list_entry_id: 'a' });
    const { data } = await get(`${path}/entries?sort=name`);
    expect(data.map(({ name }: WatchlistEntry) => name)).toEqual(['Another Ann', 'Bea Birch']);
  });

  it('retires a list and frees its name', async () => {
    await add({ name: 'Ann Ash' });
    expect((await project.ask('DELETE', path)).status).toBe(204);
    for (const address of [path, `${path}/entries`]) {
      expect((await project.ask('GET', address)).status).toBe(404);
    }
    expect((await get('/v1/watchlists')).meta.total).toBe(0);
    expect((await create('Former customers')).entity_count).toBe(0);
  });

  it('adds an entry once when a request is repeated with its Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'once' };
    const body = { name: 'Ann Ash' };
    const [first, again] = [
      await project.ask('POST', `${path}/entries`, { headers, body }),
      await project.ask('POST', `${path}/entries`, { headers, body }),
    ];
    expect(again.text).toBe(first.text);
    expect((await get(path)).data.entity_count).toBe(1);
  });

  it('keeps all entries that are added concurrently', async () => {
    const names = ['Ann', 'Bea', 'Cleo', 'Dora', 'Elsa'];
    await Promise.all(names.map((name) => add({ name })));
    expect((await get(path)).data).toMatchObject({ version: '6', entity_count: 5 });
    expect((await get(`${path}/entries`)).meta.total).toBe(5);
  });

  it('records each change in the audit log, without listed names', async () => {
    await add({ name: 'Ann Ash', list_entry_id: 'a' });
    await project.ask('DELETE', `${path}/entries/a`);
    await project.ask('DELETE', path);
    const { data } = await get(`/v1/audit-logs?target_type=watchlist&sort=sequence`);
    expect(data.map((record: unknown) => AuditRecord.parse(record).event_type)).toEqual([
      'watchlist.created',
      'watchlist.entries_added',
      'watchlist.entry_removed',
      'watchlist.retired',
    ]);
    expect(JSON.stringify(data)).not.toContain('Ann Ash');
  });

  it('lets administrators change lists, and analysts only read them', async () => {
    const scopes = async (role: 'analyst' | 'admin') => (await project.person(role)).scopes;
    expect((await scopes('analyst')).has('watchlists:write')).toBe(false);
    expect((await scopes('analyst')).has('watchlists:read')).toBe(true);
    expect((await scopes('admin')).has('watchlists:write')).toBe(true);
  });
});
