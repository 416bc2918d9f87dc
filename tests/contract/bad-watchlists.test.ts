import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  maxOwnEntries,
  maxOwnLists,
  maxOwnNameCharacters,
  maxOwnNames,
} from '@/lib/domain/watchlists/own/limits';
import { sampleList } from '@/prisma/seed/sample-list';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;
let entries: string;
let before: Record<string, number>;

async function aListOf(owner: TestProject, name: string): Promise<{ token: string; entries: string }> {
  const { json } = await owner.ask('POST', '/v1/watchlists', { body: { name } });
  return { token: json.data.token, entries: `/v1/watchlists/${json.data.token}/entries` };
}

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
  ({ entries } = await aListOf(project, 'Former customers'));
  await project.ask('POST', entries, { body: { name: 'Ann Ash', list_entry_id: 'a' } });
});
beforeEach(async () => {
  before = await rowCounts(project.ctx);
});
afterEach(async () => {
  expect(await rowCounts(project.ctx)).toEqual(before);
});

async function refusal(path: string, body: unknown): Promise<Record<string, string>> {
  const { status, json } = await project.ask('POST', path, { body });
  expect([status, json.error?.code]).toEqual([400, 'VALIDATION_ERROR']);
  const details: { field: string; code: string }[] = json.error.details;
  return Object.fromEntries(details.map(({ field, code }) => [field, code]));
}

describe('watchlists · create · bad input', () => {
  it.each([
    ['no name', {}, { name: 'required' }],
    ['a blank name', { name: '  ' }, { name: 'invalid' }],
    ['an unknown category', { name: 'X', category: 'bad' }, { category: 'invalid_value' }],
    ['an unknown field', { name: 'X', public: true }, { public: 'unknown_field' }],
    ['the name of another own list', { name: 'Former customers' }, { name: 'not_unique' }],
    ['the name of a public list', { name: sampleList.name }, { name: 'not_unique' }],
  ])('refuses %s', async (_, body, fields) => {
    expect(await refusal('/v1/watchlists', body)).toEqual(fields);
  });

  it('refuses an unknown scope, an unknown sort and a limit above 100', async () => {
    for (const query of ['scope=mine', 'sort=colour', 'limit=101']) {
      expect((await project.ask('GET', `/v1/watchlists?${query}`)).status, query).toBe(400);
    }
  });
});

describe('watchlists · add entries · bad input', () => {
  it.each([
    ['no name', {}, { name: 'required' }],
    ['a name without a letter', { name: '12 34 - ?' }, { name: 'invalid' }],
    ['an alias without a letter', { name: 'Ann', aliases: ['!'] }, { 'aliases.0': 'invalid' }],
    ['more than 20 aliases', { name: 'Ann', aliases: Array(21).fill('Ash') }, { aliases: 'too_big' }],
    [
      'a day that does not exist',
      { name: 'Ann', date_of_birth: '1970-02-30' },
      { date_of_birth: 'impossible_date' },
    ],
    [
      'a month that does not exist',
      { name: 'Ann', date_of_birth: '1970-13' },
      { date_of_birth: 'impossible_date' },
    ],
    ['a date in words', { name: 'Ann', date_of_birth: 'March 1975' }, { date_of_birth: 'invalid' }],
    ['an unknown country', { name: 'Ann', nationality: 'XX' }, { nationality: 'invalid' }],
    ['an unknown type', { name: 'Ann', entity_type: 'ghost' }, { entity_type: 'invalid_value' }],
    ['an id with a slash', { name: 'Ann', list_entry_id: 'a/b' }, { list_entry_id: 'invalid_format' }],
    ['an unknown field', { name: 'Ann', surname: 'Ash' }, { surname: 'unknown_field' }],
    ['an id that is taken', { name: 'Ann', list_entry_id: 'a' }, { list_entry_id: 'not_unique' }],
    ['an empty array', [], { '': 'too_small' }],
    [
      'more than 1,000 entries at once',
      Array.from({ length: 1001 }, () => ({ name: 'Ann' })),
      { '': 'too_big' },
    ],
    ['all entries when one is invalid', [{ name: 'Ann' }, { name: '?' }], { '1.name': 'invalid' }],
    [
      'an id that is given twice',
      [
        { name: 'Ann', list_entry_id: 'x' },
        { name: 'Bea', list_entry_id: 'x' },
      ],
      { '1.list_entry_id': 'not_unique' },
    ],
  ])('refuses %s', async (_, body, fields) => {
    expect(await refusal(entries, body)).toEqual(fields);
  });

  it('refuses a body that is neither an entry nor an array', async () => {
    for (const raw of ['null', '"Ann"', '1']) {
      const { status, json } = await project.ask('POST', entries, { raw });
      expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    }
  });

  it('answers 404 to changes of a public list and to reading its entries', async () => {
    const { json } = await project.ask('GET', '/v1/watchlists?scope=public');
    const path = `/v1/watchlists/${json.data[0].token}`;
    for (const [method, address] of [
      ['DELETE', path],
      ['POST', `${path}/entries`],
      ['GET', `${path}/entries`],
    ] as const) {
      const body = method === 'POST' ? { name: 'Ann' } : undefined;
      expect((await project.ask(method, address, { body })).status, method).toBe(404);
    }
  });
});

describe('watchlists · limits of a project', () => {
  it('refuses entries when all lists of a project together would exceed 10,000', async () => {
    const full = await aProject();
    const [first, second] = [await aListOf(full, 'Many'), await aListOf(full, 'Few')];
    await asOwner('update watchlist_versions set entity_count = $2 where watchlist_token = $1', [
      first.token,
      maxOwnEntries - 1,
    ]);
    const two = await full.ask('POST', second.entries, { body: [{ name: 'Ann' }, { name: 'Bea' }] });
    expect([two.status, two.json.error.details[0].code]).toEqual([400, 'too_many']);
    expect((await full.ask('POST', second.entries, { body: { name: 'Ann' } })).status).toBe(201);
    expect((await full.ask('POST', second.entries, { body: { name: 'Bea' } })).status).toBe(400);
    expect((await full.ask('GET', second.entries)).json.meta.total).toBe(1);
  });

  it('refuses entries when a project would exceed 20,000 names, aliases included', async () => {
    const full = await aProject();
    const [first, second] = [await aListOf(full, 'Many'), await aListOf(full, 'Few')];
    await asOwner('update watchlist_versions set name_count = $2 where watchlist_token = $1', [
      first.token,
      maxOwnNames - 2,
    ]);
    const three = await full.ask('POST', second.entries, { body: { name: 'Ann', aliases: ['Bea', 'Cleo'] } });
    expect([three.status, three.json.error.details[0].code]).toEqual([400, 'too_many']);
    const two = { name: 'Ann', aliases: ['Bea'] };
    expect((await full.ask('POST', second.entries, { body: two })).status).toBe(201);
  });

  it('refuses entries when the names of a project would exceed a million characters', async () => {
    const full = await aProject();
    const { entries: path } = await aListOf(full, 'Long names');
    const [name = '', ...aliases] = Array.from('abcdefghijklmnopqrst', (letter) => letter.repeat(500));
    const entry = { name, aliases };
    const entriesUpToMax = Array.from({ length: maxOwnNameCharacters / 10_000 }, () => entry);
    const add = async (body: unknown) => (await full.ask('POST', path, { body })).status;
    expect(await add(entriesUpToMax.slice(0, 1))).toBe(201);
    await asOwner(
      `insert into watchlist_entries
         (watchlist_token, list_entry_id, from_version, project_id, entity_type, primary_name, entity, digest)
       select watchlist_token, 'copy ' || n, from_version, project_id, entity_type, primary_name, entity, digest
       from watchlist_entries, generate_series(2, $2::int - 1) n where project_id = $1`,
      [full.ctx.project.id, entriesUpToMax.length],
    );
    expect(await add(entry)).toBe(201);
    const { status, json } = await full.ask('POST', path, { body: { name: 'A' } });
    expect([status, json.error.details[0].code]).toEqual([400, 'too_many']);
  });

  it('refuses a list when a project has 100', async () => {
    const full = await aProject();
    await asOwner(
      `insert into watchlists (token, project_id, name)
       select 'wls_' || $1::int || '_' || n, $1::int, 'List ' || n from generate_series(2, $2::int) n`,
      [full.ctx.project.id, maxOwnLists],
    );
    const create = (name: string) => full.ask('POST', '/v1/watchlists', { body: { name } });
    expect((await create('The last')).status).toBe(201);
    const { status, json } = await create('One more');
    expect([status, json.error.details[0].code]).toEqual([400, 'too_many']);
  });
});
