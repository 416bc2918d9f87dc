import { beforeAll, describe, expect, it } from 'vitest';
import { alertSorts } from '@/lib/domain/alerts/list-schema';
import { caseSorts } from '@/lib/domain/cases/schema';
import { entitySorts } from '@/lib/domain/entities/schema';
import { routes } from '@/generated/routes';
import { operationsOf } from '@/lib/api/registry';
import { listUsers } from '@/lib/domain/access/operations';
import type { Context } from '@/lib/platform/context';
import { aCase, anAlert, anEntity, aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { aProjectWithRows, rows } from '@/tests/fixtures/listed-rows';

let project: TestProject;
let case_token: string;

beforeAll(async () => {
  ({ project, case_token } = await aProjectWithRows());
});

const list = async (address: string) => (await project.ask('GET', address)).json;

async function everyPage(path: string, query: string) {
  const seen: { token: string }[] = [];
  let cursor = '';
  for (let pages = 0; pages <= rows; pages += 1) {
    const { data, meta } = await list(`${path}?limit=3&${query}${cursor}`);
    expect(meta.total).toBe(rows);
    expect(meta.page.has_more).toBe(meta.page.cursor !== null);
    seen.push(...data);
    if (meta.page.cursor === null) return seen;
    cursor = `&cursor=${meta.page.cursor}`;
  }
  throw new Error('the pages do not end');
}

const lists = [
  ['/v1/alerts', alertSorts],
  ['/v1/cases', caseSorts],
  ['/v1/entities', entitySorts],
] as const;
const sorts = lists.flatMap(([path, fields]) =>
  fields.flatMap(
    (field) =>
      [
        [path, field],
        [path, `-${field}`],
      ] as const,
  ),
);

describe('lists · limit', () => {
  const served = operationsOf(routes).filter(({ answer }) => answer.shape === 'list');

  it.each(served)(
    '$method $path has 25 by default and 100 at most, or 50 and 200 for audit logs',
    (operation) => {
      const isAudit = operation.path.endsWith('/audit-logs');
      expect(operation.answer).toMatchObject(
        isAudit ? { defaultLimit: 50, maxLimit: 200 } : { defaultLimit: 25, maxLimit: 100 },
      );
    },
  );
});

describe('lists · users', () => {
  it('can be read with the scope cases:read, sorted by name, 25 per page', async () => {
    const { ctx, ask: asking } = await aProject();
    for (let number = 26; number > 0; number -= 1)
      await aUser(ctx, { name: `Person ${String(number).padStart(2, '0')}` });
    const { json } = await asking('GET', '/v1/users');
    expect(json.data.map(({ name }: { name: string }) => name)).toEqual(
      Array.from({ length: 25 }, (_, index) => `Person ${String(index + 1).padStart(2, '0')}`),
    );
    expect(json.meta.page.has_more).toBe(true);
    expect(listUsers.scope).toBe('cases:read');
  });
});

/** Names that PostgreSQL's byte order would sort differently: Zoe, anna, rené, Émile. */
const named = ['Zoe', 'anna', 'Émile', 'Åsa', 'rené', 'Anna', 'zoe', 'Eva', 'Frank', 'René'];
const inOrder = ['anna', 'Anna', 'Åsa', 'Émile', 'Eva', 'Frank', 'rené', 'René', 'zoe', 'Zoe'];
const namesOf = (data: { name: string }[]) => data.map(({ name }) => name);

describe('lists · names', () => {
  let ofNames: TestProject;
  let watchlist: string;

  beforeAll(async () => {
    ofNames = await aProject();
    for (const name of named) {
      await aUser(ofNames.ctx, { name });
      await ofNames.ask('POST', '/v1/watchlists', { body: { name } });
    }
    const { json } = await ofNames.ask('GET', '/v1/watchlists?limit=1');
    watchlist = `/v1/watchlists/${json.data[0].token}/entries`;
    await ofNames.ask('POST', watchlist, { body: named.map((name) => ({ name })) });
  });

  it.each([
    ['people', () => '/v1/users'],
    ['watchlists', () => '/v1/watchlists'],
    ['entries of a watchlist', () => watchlist],
  ])('sort %s regardless of letter case and accents, on one page as on many', async (_name, path) => {
    const page = async (query: string) => (await ofNames.ask('GET', `${path()}?${query}`)).json;
    for (const [sort, expected] of [
      ['name', inOrder],
      ['-name', inOrder.toReversed()],
    ] as const) {
      expect(namesOf((await page(`sort=${sort}`)).data)).toEqual(expected);
      const seen = [];
      let cursor = '';
      do {
        const { data, meta } = await page(`sort=${sort}&limit=3${cursor}`);
        seen.push(...namesOf(data));
        cursor = meta.page.cursor && `&cursor=${meta.page.cursor}`;
      } while (cursor);
      expect(seen).toEqual(expected);
    }
  });
});

describe('lists · paging', () => {
  it.each(sorts)('%s sorted by %s shows every row once, in order', async (path, sort) => {
    const seen = await everyPage(path, `sort=${sort}`);
    expect(new Set(seen.map(({ token }) => token)).size).toBe(rows);
    expect(seen).toHaveLength(rows);
    const field = sort.replace('-', '');
    const { data } = await list(`${path}?limit=100&sort=${sort}`);
    expect(seen.map(({ token }) => token)).toEqual(data.map(({ token }: { token: string }) => token));
    const values = data
      .map((row: Record<string, string | number | null>) => row[field])
      .filter((v: unknown) => v !== null);
    const ascending = values.toSorted((a: string | number, b: string | number) =>
      a < b ? -1 : Number(a > b),
    );
    expect(values).toEqual(sort.startsWith('-') ? ascending.toReversed() : ascending);
  });

  it.each(lists)('%s ends without a cursor when exactly as many rows as the limit are left', async (path) => {
    const all = (await list(`${path}?limit=100`)).data.length;
    expect(all).toBeGreaterThan(1);
    const whole = await list(`${path}?limit=${all}`);
    expect(whole.data).toHaveLength(all);
    expect(whole.meta.page).toMatchObject({ cursor: null, has_more: false });
    const first = await list(`${path}?limit=${all - 1}`);
    expect(first.meta.page.has_more).toBe(true);
    const last = await list(`${path}?limit=1&cursor=${first.meta.page.cursor}`);
    expect(last.data).toHaveLength(1);
    expect(last.meta.page).toMatchObject({ cursor: null, has_more: false });
  });

  it.each(lists)('%s shows the newest first by default', async (path) => {
    const unsorted = await list(`${path}?limit=5`);
    expect(unsorted.data).toEqual((await list(`${path}?limit=5&sort=-created_at`)).data);
  });
});

const makers = {
  alerts: anAlert,
  cases: aCase,
  entities: anEntity,
} satisfies Record<string, (ctx: Context) => Promise<{ token: string }>>;
type Kind = keyof typeof makers;

async function createdDaysAgo(kind: Kind, { ctx }: TestProject, days: number): Promise<string> {
  const { token } = await makers[kind](ctx);
  const change = `update ${kind} set created_at = now() - $2 * interval '1 day' where token = $1`;
  await asOwner(change, [token, days]);
  return token;
}

const tokensOf = (data: { token: string }[]) => data.map(({ token }) => token);

/** The age of an added row that the list has already passed, and of one that is still to come. */
const orders = [
  { sort: '-created_at', passed: 1, ahead: 30 },
  { sort: 'created_at', passed: 30, ahead: 1 },
];
const kinds: Kind[] = ['alerts', 'cases', 'entities'];

describe('lists · rows that are added between two pages', () => {
  it.each(kinds.flatMap((kind) => orders.map((order) => ({ kind, ...order }))))(
    '$kind by $sort are shown if they are still to come, and all others once, in order',
    async ({ kind, sort, passed, ahead }) => {
      const growing = await aProject();
      for (let days = 10; days < 18; days += 1) await createdDaysAgo(kind, growing, days);
      const page = async (query: string) =>
        (await growing.ask('GET', `/v1/${kind}?sort=${sort}&${query}`)).json;
      const expected = tokensOf((await page('limit=100')).data);
      const first = await page('limit=3');
      await createdDaysAgo(kind, growing, passed);
      expected.push(await createdDaysAgo(kind, growing, ahead));
      const second = await page(`limit=3&cursor=${first.meta.page.cursor}`);
      await createdDaysAgo(kind, growing, passed);
      const rest = await page(`limit=100&cursor=${second.meta.page.cursor}`);
      expect(tokensOf([...first.data, ...second.data, ...rest.data])).toEqual(expected);
      expect([first.meta.total, second.meta.total, rest.meta.total]).toEqual([8, 10, 11]);
    },
  );
});

describe('lists · cursor', () => {
  const refusal = async (address: string) => {
    const { status, json } = await project.ask('GET', address);
    return [status, json.error?.details?.[0]?.field];
  };

  it('is refused with 400 if the sort, the filter or the list differs', async () => {
    const { cursor } = (await list(`/v1/cases/${case_token}/alerts?limit=2&status=Open`)).meta.page;
    const of = `cursor=${cursor}&limit=2`;
    expect(await refusal(`/v1/cases/${case_token}/alerts?status=Open&sort=-created_at&${of}`)).toEqual([
      200,
      undefined,
    ]);
    const second = (await list('/v1/cases?limit=1')).data[0].token;
    for (const address of [
      `/v1/cases/${case_token}/alerts?${of}`,
      `/v1/cases/${case_token}/alerts?status=Resolved&${of}`,
      `/v1/cases/${case_token}/alerts?status=Open&type=Identity&${of}`,
      `/v1/cases/${case_token}/alerts?status=Open&sort=created_at&${of}`,
      `/v1/cases/${second}/alerts?status=Open&${of}`,
      `/v1/alerts?status=Open&${of}`,
    ]) {
      expect(await refusal(address), address).toEqual([400, 'cursor']);
    }
  });

  it('is refused with 400 if its content was changed', async () => {
    const { cursor } = (await list('/v1/alerts?limit=2')).meta.page;
    const inside = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    for (const part of inside.keys()) {
      for (const value of ['garbage', '', null, 1, '9999-99-99']) {
        const changed = Buffer.from(JSON.stringify(inside.with(part, value))).toString('base64url');
        expect(await refusal(`/v1/alerts?limit=2&cursor=${changed}`)).toEqual([400, 'cursor']);
      }
    }
  });
});
