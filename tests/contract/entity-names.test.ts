import { beforeAll, describe, expect, it } from 'vitest';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

const people = [
  ['Ana María', 'González'],
  ['Mohammed', 'Al-Farsi'],
  ['Anton', 'Weškarov'],
  ['John', 'Ash'],
  ['Svend', 'Holm'],
] as const;

async function create(of: TestProject, body: object): Promise<string> {
  const { status, json } = await of.ask('POST', '/v1/entities', { body });
  expect(status, JSON.stringify(json)).toBe(201);
  return json.data.token;
}

const personOf = ([first_name, last_name]: readonly [string, string]) => ({
  type: 'Person',
  first_name,
  last_name,
});

beforeAll(async () => {
  project = await aProject();
  for (const person of people) await create(project, personOf(person));
  await create(project, { type: 'Company', company_name: 'Meridian Cape Freight FZE' });
});

async function namesLike(text: string, more = ''): Promise<string[]> {
  const { status, json } = await project.ask(
    'GET',
    `/v1/entities?name_like=${encodeURIComponent(text)}${more}`,
  );
  expect([status, json.error]).toEqual([200, undefined]);
  expect(json.meta.total).toBe(json.data.length);
  return json.data.map(
    ({ full_name, company_name }: { full_name: string | null; company_name: string | null }) =>
      full_name ?? company_name,
  );
}

describe('entities · list · by a similar name', () => {
  it.each([
    ['Gonzales', 'Ana María González'],
    ['gonzalez ana', 'Ana María González'],
    ['Mohamed', 'Mohammed Al-Farsi'],
    ['Weskaorv', 'Anton Weškarov'],
    ['Wekarov', 'Anton Weškarov'],
    ['Jhon', 'John Ash'],
    ['Meridan Cape', 'Meridian Cape Freight FZE'],
  ])('finds by %s only %s', async (text, name) => {
    expect(await namesLike(text)).toEqual([name]);
  });

  it('finds nobody with another name, and nothing by punctuation', async () => {
    for (const text of ['Weskarina', 'Anton Ash', '--', '%', 'x']) expect(await namesLike(text)).toEqual([]);
  });

  it('can be combined with the other filters of the list', async () => {
    expect(await namesLike('Gonzales', '&type=Company')).toEqual([]);
    expect(await namesLike('Gonzales', '&q=mar')).toEqual(['Ana María González']);
  });

  it('finds at most ten, and none of another project', async () => {
    const other = await aProject();
    for (let n = 0; n < 12; n += 1) await create(other, personOf(['Olga', `Harrowgate${n % 2 ? 'r' : ''}`]));
    const { json } = await other.ask('GET', '/v1/entities?name_like=Harowgate&limit=50');
    expect([json.data.length, json.meta.total]).toEqual([10, 10]);
    expect(await namesLike('Harowgate')).toEqual([]);
  });

  it('refuses a blank name with 400', async () => {
    expect((await project.ask('GET', '/v1/entities?name_like=%20')).status).toBe(400);
  });
});
