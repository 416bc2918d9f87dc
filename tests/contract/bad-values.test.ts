import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowCounts } from '@/tests/fixtures/owner';
import { aProject, type Asking, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;
let before: Record<string, number>;

beforeAll(async () => {
  project = await aProject();
  before = await rowCounts(project.ctx);
});

afterAll(async () => {
  expect(await rowCounts(project.ctx)).toEqual(before);
});

const company = { company_name: 'Northgate Bulk Carriers Ltd', country: 'GB' };
const person = { first_name: 'Helen', last_name: 'Abbott', country: 'GB' };
const screening = { name: 'Helen Abbott' };

const post = (path: string, asking: Asking) => project.ask('POST', project.execute + path, asking);

async function refusedFields(path: string, body: unknown): Promise<Record<string, string>> {
  const { status, json } = await post(path, { raw: typeof body === 'string' ? body : JSON.stringify(body) });
  expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
  // The message completes a sentence after the field's name, and is not the validator's own.
  for (const { message } of json.error.details) expect(message).toMatch(/^(?:must|is|has|does) /);
  return Object.fromEntries(
    json.error.details.map((each: { field: string; code: string }) => [each.field, each.code]),
  );
}

describe('bad values', () => {
  const unreadable = ['\u3164\u3164', '\u115f', '\u0640\u0640\u0640', '\u200b', '--'];
  it.each(unreadable)('refuses the name %j, which contains nothing to search for', async (name) => {
    expect(Object.keys(await refusedFields('/screening/api', { name }))).toEqual(['name']);
    expect(Object.keys(await refusedFields('/kyc/init', { ...person, last_name: name }))).toEqual([
      'last_name',
    ]);
    expect(Object.keys(await refusedFields('/init', { ...company, company_name: name }))).toEqual([
      'company_name',
    ]);
    const people = { directors: [{ last_name: 'Abbott' }, { last_name: name }], ubos: [{ last_name: name }] };
    expect(Object.keys(await refusedFields('/init', { ...company, ...people }))).toEqual([
      'directors.1.last_name',
      'ubos.0.last_name',
    ]);
  });

  it('refuses a name with characters that reorder text, in every field of a name', async () => {
    const name = 'Ann \u202etsA';
    const [listed, company_name] = [{ first_name: name, last_name: 'Ash' }, 'Acme\u2069'];
    const refusals = [
      await refusedFields('/screening/api', { name }),
      await refusedFields('/kyc/api', { ...person, first_name: name, last_name: name }),
      await refusedFields('/api', { ...company, company_name, directors: [listed], ubos: [listed] }),
    ];
    expect(refusals.map(Object.keys)).toEqual([
      ['name'],
      ['first_name', 'last_name'],
      ['company_name', 'directors.0.first_name', 'ubos.0.first_name'],
    ]);
    const elsewhere: [string, object, string][] = [
      ['/v1/entities', { type: 'Person', ...listed }, 'first_name'],
      ['/v1/entities', { type: 'Company', company_name }, 'company_name'],
      ['/v1/watchlists', { name }, 'name'],
    ];
    for (const [path, body, field] of elsewhere) {
      const { status, json } = await project.ask('POST', path, { body });
      expect([status, json.error?.details.map((detail: { field: string }) => detail.field)]).toEqual([
        400,
        [field],
      ]);
    }
  });

  const badDates = [
    '2024-02-30',
    '2023-02-29',
    '1900-13-01',
    '0000-01-01',
    '1990-1-1',
    '1990-01-01T00:00:00Z',
    '01/02/1990',
    '19900101',
    '',
  ];
  it.each(badDates)('refuses the date %j', async (date) => {
    const fields = await refusedFields('/api', {
      ...company,
      incorporation_date: date,
      directors: [{ last_name: 'Abbott', date_of_birth: date, appointed_date: date }],
    });
    expect(Object.keys(fields).sort()).toEqual([
      'directors.0.appointed_date',
      'directors.0.date_of_birth',
      'incorporation_date',
    ]);
    expect(Object.keys(await refusedFields('/kyc/api', { ...person, date_of_birth: date }))).toEqual([
      'date_of_birth',
    ]);
  });

  it.each(['gb', 'UK', 'XX', 'GBR', '', ' GB', 'constructor'])('refuses the country %j', async (code) => {
    expect(Object.keys(await refusedFields('/api', { ...company, country: code }))).toEqual(['country']);
    const fields = await refusedFields('/kyc/api', { ...person, country: code, nationality: code });
    expect(Object.keys(fields).sort()).toEqual(['country', 'nationality']);
  });

  it.each([
    ['email', 'not-an-address'],
    ['phone', '020 7946 0000'],
    ['phone', '+0123'],
    ['document_type', 'visa'],
  ])('refuses the %s %j', async (field, value) => {
    expect(Object.keys(await refusedFields('/kyc/init', { ...person, [field]: value }))).toEqual([field]);
  });

  it.each([
    ['categories', ['politics']],
    ['categories', []],
    ['entity_type', 'vessel'],
  ])('refuses the %s %j of a screening', async (field, value) => {
    const [refused] = Object.keys(await refusedFields('/screening/api', { ...screening, [field]: value }));
    expect(refused).toMatch(new RegExp(`^${field}`));
  });

  it.each(['...---', '\u200b\u2060', '💩', ' \t\n'])(
    'refuses the name %j, which has no letter or digit',
    async (name) => {
      const body = {
        ...company,
        company_name: name,
        directors: [{ last_name: name }],
        ubos: [{ last_name: name }],
      };
      expect(Object.keys(await refusedFields('/api', body)).sort()).toEqual([
        'company_name',
        'directors.0.last_name',
        'ubos.0.last_name',
      ]);
      expect(Object.keys(await refusedFields('/kyc/api', { ...person, last_name: name }))).toEqual([
        'last_name',
      ]);
      expect(Object.keys(await refusedFields('/screening/api', { name }))).toEqual(['name']);
    },
  );

  it.each([
    ['a NUL', '\u0000'],
    ['a lone surrogate', '\ud800'],
  ])('refuses %s in any text, including nested fields', async (_name, bad) => {
    const text = `a${bad}b`;
    const fields = await refusedFields('/api', {
      ...company,
      company_name: text,
      city: text,
      external_reference: text,
      directors: [{ first_name: text, last_name: text, role: text }],
    });
    expect(Object.keys(fields).sort()).toEqual([
      'city',
      'company_name',
      'directors.0.first_name',
      'directors.0.last_name',
      'directors.0.role',
      'external_reference',
    ]);
    expect(Object.keys(await refusedFields('/kyc/api', { ...person, address: text }))).toEqual(['address']);
    expect(Object.keys(await refusedFields('/screening/api', { name: text }))).toEqual(['name']);
  });

  it.each(['0', '-1', '1.5', 'abc', '120001', '', '1e3', '99999999999999999999'])(
    'refuses the X-SYNC-TIMEOUT %j',
    async (timeout) => {
      for (const [path, body] of [
        ['/api', company],
        ['/kyc/api', person],
        ['/screening/api', screening],
      ] as const) {
        const { status, json } = await post(path, { body, headers: { 'X-SYNC-TIMEOUT': timeout } });
        expect([status, json.error.details[0].field]).toEqual([400, 'X-SYNC-TIMEOUT']);
      }
    },
  );
});

describe('bad values · tokens in paths', () => {
  const broken = [
    'garbage',
    'cas_01k',
    '%ZZ',
    '%00',
    'a%00b',
    '%ED%A0%80',
    '%F0%9F%92%A9',
    'x'.repeat(8000),
    '..%2F..',
  ];
  const paths = [
    '/v1/alerts/',
    '/v1/cases/',
    '/v1/entities/',
    '/v1/checks/',
    '/v1/flows/',
    '/v1/risk-assessments/',
  ];
  it.each(broken)('are refused with 404 when they are %.20s', async (token) => {
    for (const path of [...paths, '/api/gateway/sharable-payload/']) {
      const { status, json } = await project.ask('GET', path + token);
      expect([status, json.error.code], path).toEqual([404, 'NOT_FOUND']);
    }
  });
});
