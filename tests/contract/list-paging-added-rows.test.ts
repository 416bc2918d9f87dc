import { beforeAll, describe, expect, it } from 'vitest';
import { aCase } from '@/tests/fixtures/factories';
import { asPerson } from '@/tests/fixtures/oauth';
import { type Answer, aProject, type TestProject } from '@/tests/fixtures/project';
import type { Context } from '@/lib/platform/context';

// Rows are added through the API between two pages. For alerts, cases and entities in every order, see list-paging.test.ts.

let project: TestProject;
let admin: Context;
let comments: string;
let entries: string;

beforeAll(async () => {
  project = await aProject();
  admin = await project.person('admin');
  comments = `/v1/cases/${(await aCase(project.ctx)).token}/comments`;
  const watchlist = await project.ask('POST', '/v1/watchlists', { body: { name: 'Former customers' } });
  entries = `/v1/watchlists/${watchlist.json.data.token}/entries`;
});

type Row = Record<string, unknown>;
const get = async (path: string) => (await asPerson(admin, 'GET', path)).json;
const post = (path: string, body: object) => asPerson(admin, 'POST', path, body);

interface List {
  path: () => string;
  id: string;
  /** An ascending order and a descending one. */
  sorts: readonly string[];
  add: (n: number) => Promise<Answer>;
}

const byTime = ['created_at', '-created_at'];
const lists: Record<string, List> = {
  comments: {
    path: () => comments,
    id: 'token',
    sorts: byTime,
    add: (n) => post(comments, { body: `Comment ${n}` }),
  },
  'audit records': {
    path: () => '/v1/audit-logs',
    id: 'sequence',
    sorts: ['sequence', '-sequence'],
    add: (n) => post('/v1/entities', { type: 'Person', last_name: `Audited ${n}`, country: 'GB' }),
  },
  flows: {
    path: () => '/v1/flows',
    id: 'flow_token',
    sorts: byTime,
    add: (n) => project.ask('POST', `${project.execute}/screening/api`, { body: { name: `Novak ${n}` } }),
  },
  webhooks: {
    path: () => '/v1/webhooks',
    id: 'id',
    sorts: byTime,
    add: (n) => post('/v1/webhooks', { url: `https://example.com/${n}`, events: ['*'] }),
  },
  'OAuth clients': {
    path: () => '/v1/oauth-clients',
    id: 'id',
    sorts: byTime,
    add: (n) => post('/v1/oauth-clients', { name: `Service ${n}`, scopes: ['alerts:read'] }),
  },
  watchlists: {
    path: () => '/v1/watchlists',
    id: 'token',
    sorts: [...byTime, 'name', '-name'],
    add: (n) => post('/v1/watchlists', { name: `List ${n}` }),
  },
  'entries of a watchlist': {
    path: () => entries,
    id: 'list_entry_id',
    sorts: [...byTime, 'name', '-name'],
    add: (n) => post(entries, { name: `Person ${n}`, entity_type: 'person' }),
  },
};

let added = 0;
async function addRows({ add }: List, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    added += 1;
    const { status, text } = await add(added);
    expect(status, text).toBeLessThan(300);
  }
}

const cases = Object.entries(lists).flatMap(([name, list]) =>
  list.sorts.map((sort) => [name, sort, list] as const),
);

describe('lists · rows that are added between two pages of other lists', () => {
  it.each(cases)('leave every earlier row of %s by %s shown once, in order', async (_, sort, list) => {
    await addRows(list, 4);
    const query = `${list.path()}?sort=${sort}`;
    const ids = (rows: Row[]) => rows.map((row) => row[list.id]);
    const before = ids((await get(`${query}&limit=100`)).data);
    const first = await get(`${query}&limit=2`);
    await addRows(list, 2);
    const rest = await get(`${query}&limit=100&cursor=${first.meta.page.cursor}`);
    const seen = ids([...first.data, ...rest.data]);
    expect(seen.filter((id) => before.includes(id))).toEqual(before);
    expect(new Set(seen).size).toBe(seen.length);
    expect(rest.meta.total).toBeGreaterThanOrEqual(before.length + 2);
  });
});
