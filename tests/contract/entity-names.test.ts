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

describe('entities · full name', () => {
  it('has the family name first in Han, also in alerts, after a change and in searches', async () => {
    const { json } = await project.ask('POST', `${project.execute}/kyc/api`, {
      body: { first_name: '正恩', last_name: '金', date_of_birth: '2020-01-08', country: 'GB' },
    });
    const get = async (path: string) => (await project.ask('GET', path)).json.data;
    const [person] = await get(`/v1/cases/${json.case_token}/entities`);
    expect(person).toMatchObject({ first_name: '正恩', last_name: '金', full_name: '金正恩' });
    const alerts = await get(`/v1/alerts?entity_token=${person.token}`);
    expect(alerts.length).toBeGreaterThan(0);
    for (const { subject } of alerts) expect(subject).toEqual({ name: '金正恩', type: 'Person' });
    for (const q of ['金正恩', '金'])
      expect(await get(`/v1/alerts?q=${encodeURIComponent(q)}`)).toEqual(alerts);
    for (const q of ['正恩', '金正']) {
      for (const list of ['alerts', 'entities', 'cases', `cases/${json.case_token}/entities`])
        expect(await get(`/v1/${list}?q=${encodeURIComponent(q)}`), `${list} ${q}`).not.toEqual([]);
    }
    const change = { first_name: '正日' };
    await project.ask('PATCH', `/v1/entities/${person.token}`, { body: change });
    expect(await get(`/v1/entities/${person.token}`)).toMatchObject({ full_name: '金正日' });
  });
});
