import { beforeAll, describe, expect, it } from 'vitest';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const post = async (body: object): Promise<string> =>
  (await project.ask('POST', '/v1/entities', { body })).json.data.token;
const aCompany = (company_name = 'Larkspur Ltd') => post({ type: 'Company', company_name, country: 'GB' });
const aPerson = (last_name = 'Raman') => post({ type: 'Person', last_name, country: 'GB' });

const put = (token: string, owners: [string, number][]) =>
  project.ask('PUT', `/v1/entities/${token}/owners`, {
    body: {
      owners: owners.map(([entity_token, ownership_percentage]) => ({ entity_token, ownership_percentage })),
    },
  });
const graphOf = async (token: string) => (await project.ask('GET', `/v1/entities/${token}/graph`)).json.data;

describe('entities · owners', () => {
  it('replaces the direct owners, largest first, and records before and after', async () => {
    const [company, a, b] = [await aCompany(), await aPerson('Ash'), await aCompany('Holding Ltd')];
    await put(company, [[a, 100]]);
    const { status, json } = await put(company, [
      [a, 40],
      [b, 60],
    ]);
    expect(status).toBe(200);
    expect(json.data.owners).toMatchObject([
      { entity_token: b, name: 'Holding Ltd', type: 'Company', ownership_percentage: 60 },
      { entity_token: a, name: 'Ash', type: 'Person', ownership_percentage: 40 },
    ]);
    const path = `/v1/audit-logs?target_token=${company}&event_type=entity.updated`;
    const [latest] = (await project.ask('GET', path)).json.data;
    expect(latest.details).toMatchObject({
      before: { owners: [{ entity_token: a, ownership_percentage: 100 }] },
      after: { owners: [{ entity_token: a }, { entity_token: b }] },
    });
  });

  it('accepts thirds that add up to 100%, and no more', async () => {
    const [company, a, b, c] = [await aCompany(), await aPerson(), await aPerson(), await aPerson()];
    const third = 33.333333333333336;
    expect(
      (
        await put(company, [
          [a, third],
          [b, third],
          [c, third],
        ])
      ).status,
    ).toBe(200);
    for (const rest of [40.01, 40.00001, 40.0000000000001]) {
      const { status, json } = await put(company, [
        [a, 60],
        [b, rest],
      ]);
      expect([status, json.error?.details[0]]).toMatchObject([400, { field: 'owners', code: 'too_much' }]);
    }
    expect((await graphOf(company)).owners).toHaveLength(3);
  });

  it('accepts equal shares of six and of seven owners, and tenths that add up to 100%', async () => {
    const owners = await Promise.all(Array.from({ length: 7 }, () => aPerson()));
    const company = await aCompany();
    const equal = (count: number): [string, number][] =>
      owners.slice(0, count).map((owner) => [owner, 100 / count]);
    const tenths = [33.3, 33.3, 33.1, 0.1, 0.1, 0.1].map((share, n): [string, number] => [
      owners[n] ?? '',
      share,
    ]);
    const answers = [await put(company, equal(6)), await put(company, equal(7)), await put(company, tenths)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('refuses the company itself as an owner, with 400', async () => {
    const company = await aCompany();
    const { status, json } = await put(company, [[company, 10]]);
    expect([status, json.error?.details]).toMatchObject([
      400,
      [{ field: 'owners.0.entity_token', message: 'must not be the company itself', code: 'not_allowed' }],
    ]);
    expect((await graphOf(company)).links).toEqual([]);
  });

  it('refuses an owner that does not exist, is of another project or is named twice, with 400', async () => {
    const [company, a] = [await aCompany(), await aPerson()];
    const other = await aProject();
    const { json: theirs } = await other.ask('POST', '/v1/entities', {
      body: { type: 'Person', last_name: 'Theirs' },
    });
    const answers = [
      await put(company, [['ent_none', 10]]),
      await put(company, [[theirs.data.token, 10]]),
      await put(company, [
        [a, 10],
        [a, 10],
      ]),
    ];
    expect(answers.map(({ status, json }) => [status, json.error.details[0].field])).toEqual([
      [400, 'owners.0.entity_token'],
      [400, 'owners.0.entity_token'],
      [400, 'owners.1.entity_token'],
    ]);
  });

  it('refuses owners of a person, and percentages outside 0 to 100, with 400', async () => {
    const [company, a] = [await aCompany(), await aPerson()];
    expect((await put(a, [[a, 10]])).status).toBe(400);
    expect((await put(company, [[a, 101]])).status).toBe(400);
    expect((await put(company, [[a, -1]])).status).toBe(400);
  });
});

describe('entities · graph', () => {
  it('shows owners and owned entities with effective ownership through other companies', async () => {
    const [top, middle, bottom] = [
      await aPerson(),
      await aCompany('Middle Ltd'),
      await aCompany('Bottom Ltd'),
    ];
    await put(bottom, [[middle, 80]]);
    await put(middle, [[top, 50]]);
    expect((await graphOf(bottom)).owners).toMatchObject([
      { entity_token: middle, direct_percentage: 80, effective_percentage: 80, layers: 1 },
      { entity_token: top, direct_percentage: null, effective_percentage: 40, layers: 2 },
    ]);
    const seenFromTop = await graphOf(top);
    expect(seenFromTop.owned).toMatchObject([
      { entity_token: middle, effective_percentage: 50 },
      { entity_token: bottom, effective_percentage: 40 },
    ]);
    expect(seenFromTop).toMatchObject({ entity: { entity_token: top }, owners: [], truncated: false });
  });

  it('marks the link that closes a cycle', async () => {
    const [a, b] = [await aCompany('A Ltd'), await aCompany('B Ltd')];
    await put(a, [[b, 60]]);
    await put(b, [[a, 20]]);
    const { owners, links } = await graphOf(a);
    expect(owners).toMatchObject([{ entity_token: b, effective_percentage: 60 }]);
    expect(links.filter((link: { closes_cycle: boolean }) => link.closes_cycle)).not.toEqual([]);
  });

  it('is limited in size, and says when it is truncated', async () => {
    const chain = await Promise.all(Array.from({ length: 28 }, (_, n) => aCompany(`Layer ${n} Ltd`)));
    for (const [n, token] of chain.slice(0, -1).entries()) await put(token, [[chain[n + 1] ?? '', 100]]);
    const graph = await graphOf(chain[0] ?? '');
    expect([graph.owners.length, graph.truncated]).toEqual([25, true]);
  });
});
