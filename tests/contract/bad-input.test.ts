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

const bodies: [path: string, valid: object][] = [
  ['/api', company],
  ['/init', company],
  ['/kyc/api', person],
  ['/kyc/init', person],
  ['/screening/api', screening],
];

const post = (path: string, asking: Asking) => project.ask('POST', project.execute + path, asking);

async function codeOf(asking: Asking, path = '/api') {
  const { status, json } = await post(path, asking);
  return [status, json.error.code];
}

async function refusedFields(path: string, body: unknown): Promise<Record<string, string>> {
  const { status, json } = await post(path, { raw: typeof body === 'string' ? body : JSON.stringify(body) });
  expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
  return Object.fromEntries(
    json.error.details.map((each: { field: string; code: string }) => [each.field, each.code]),
  );
}

describe('bad input · body', () => {
  it.each(['{', 'nothing', "{'a': 1}", '{"a":NaN}', '{"a":1}}', '\u0000', '['.repeat(50)])(
    'refuses malformed JSON with 400: %.20s',
    async (raw) => expect(await codeOf({ raw })).toEqual([400, 'INVALID_JSON']),
  );

  it('refuses a field named __proto__ with 400, because copying an object would lose it', async () => {
    const code = 'not_allowed';
    const message = 'must not be the name of a field';
    for (const [metadata, field] of [
      ['{"__proto__":1}', 'metadata.__proto__'],
      ['{"a":{"__proto__":1}}', 'metadata.a.__proto__'],
    ]) {
      const raw = `{"case_type":"Onboarding","metadata":${metadata}}`;
      const { status, json } = await project.ask('POST', '/v1/cases', { raw });
      expect([status, json.error.details]).toEqual([400, [{ field, message, code }]]);
    }
  });

  it.each(['1e400', '-1e309', '12345678901234567890', '9007199254740992', '-9007199254740993'])(
    'refuses the number %s with 400, because it would be stored as another one',
    async (number) => {
      const range = 'must be a number from -9007199254740991 to 9007199254740991';
      for (const [metadata, field] of [
        [`{"a":${number}}`, 'metadata.a'],
        [`{"a":[0,{"b":${number}}]}`, 'metadata.a.1.b'],
      ]) {
        const raw = `{"type":"Person","last_name":"Ash","metadata":${metadata}}`;
        const { status, json } = await project.ask('POST', '/v1/entities', { raw });
        expect([status, json.error?.details]).toEqual([400, [{ field, message: range, code: 'too_big' }]]);
      }
    },
  );

  it('stores other numbers as they were given', async () => {
    const metadata =
      '{"a":9007199254740991,"b":-0.1,"c":1234567890123.25,"d":1e-7,"e":"12345678901234567890"}';
    const other = await aProject(); // because nothing may be stored in this file's own
    const raw = `{"type":"Person","last_name":"Ash","metadata":${metadata}}`;
    const { json } = await other.ask('POST', '/v1/entities', { raw });
    const read = await other.ask('GET', `/v1/entities/${json.data.token}`);
    expect(read.json.data.metadata).toEqual(JSON.parse(metadata));
  });

  it('refuses bytes that are not UTF-8 with 400', async () => {
    const raw = Buffer.concat([
      Buffer.from('{"company_name":"'),
      Buffer.from([0xc3, 0x28]),
      Buffer.from('"}'),
    ]);
    expect(await codeOf({ raw })).toEqual([400, 'INVALID_JSON']);
  });

  it('refuses more than 1 MiB with 413 before parsing it', async () => {
    expect(await codeOf({ raw: 'x'.repeat(1024 * 1024 + 1) })).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it('accepts exactly 1 MiB', async () => {
    expect(await codeOf({ raw: `{}${' '.repeat(1024 * 1024 - 2)}` })).toEqual([400, 'VALIDATION_ERROR']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
    '',
  ])('refuses the content type %j with 415', async (type) =>
    expect(await codeOf({ body: company, headers: { 'Content-Type': type } })).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]),
  );

  it.each(['null', '[]', '[{}]', '"text"', '1', 'true', '['.repeat(500) + ']'.repeat(500)])(
    'refuses %.20s instead of an object',
    async (raw) => expect(await codeOf({ raw })).toEqual([400, 'VALIDATION_ERROR']),
  );

  it.each([
    ['/api', ['company_name', 'country']],
    ['/init', ['company_name', 'country']],
    ['/kyc/api', ['country', 'first_name', 'last_name']],
    ['/kyc/init', ['country', 'first_name', 'last_name']],
    ['/screening/api', ['name']],
  ] as const)('names the required fields when the body of %s is missing', async (path, fields) => {
    const { status, json } = await post(path, {});
    expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(json.error.details).toEqual(
      expect.arrayContaining(fields.map((field) => ({ field, message: 'is required', code: 'required' }))),
    );
    expect(json.error.details).toHaveLength(fields.length);
  });
});

describe('bad input · fields', () => {
  it.each(bodies)('%s refuses unknown fields, including names of Object.prototype', async (path, valid) => {
    const raw = `${JSON.stringify(valid).slice(0, -1)},"colour":1,"__proto__":{},"constructor":1,"toString":1}`;
    const fields = await refusedFields(path, raw);
    expect(fields).toEqual({
      colour: 'unknown_field',
      ['__proto__']: 'unknown_field',
      constructor: 'unknown_field',
      toString: 'unknown_field',
    });
  });

  it.each([
    ['/api', { ...company, company_name: '' }, 'company_name'],
    ['/kyc/api', { ...person, last_name: ' ' }, 'last_name'],
    ['/screening/api', { ...screening, name: '' }, 'name'],
  ])('names a blank name of %s once', async (path, body, field) => {
    const { status, json } = await post(path, { body });
    expect([status, json.error.details]).toEqual([
      400,
      [{ field, message: 'must not be blank', code: 'invalid' }],
    ]);
  });

  it.each([
    ['status=x&limit=0', ['limit', 'status']],
    ['limit=0&cursor=x', ['cursor', 'limit']],
    ['sort=x&status=y', ['sort', 'status']],
    ['limit=1&limit=2&colour=1&status=New&status=x', ['colour', 'limit', 'status']],
    ['limit=0', ['limit']],
  ])('names each bad parameter of ?%s once', async (query, fields) => {
    const { status, json } = await project.ask('GET', `/v1/cases?${query}`);
    expect(status).toBe(400);
    expect(json.error.details.map(({ field }: { field: string }) => field).sort()).toEqual(fields);
  });

  it('calls an unknown query parameter a parameter', async () => {
    const { status, json } = await project.ask('GET', '/v1/cases?colour=1');
    expect([status, json.error.details]).toEqual([
      400,
      [{ field: 'colour', message: 'is not a parameter of this request', code: 'unknown_parameter' }],
    ]);
  });

  it('names an unknown field of a director by its path', async () => {
    const directors = [{ last_name: 'Abbott' }, { last_name: 'Abbott', email: 'h@example.com' }];
    expect(await refusedFields('/api', { ...company, directors })).toEqual({
      'directors.1.email': 'unknown_field',
    });
  });

  it.each(bodies)(
    '%s refuses an external_reference of 256 characters and a blank one',
    async (path, valid) => {
      for (const external_reference of ['r'.repeat(256), '', '  ']) {
        const fields = await refusedFields(path, { ...valid, external_reference });
        expect(Object.keys(fields)).toEqual(['external_reference']);
      }
    },
  );

  it.each(bodies)('%s refuses values of the wrong type', async (path, valid) => {
    for (const field of Object.keys(valid)) {
      for (const value of [null, 1, true, [], {}]) {
        expect(Object.keys(await refusedFields(path, { ...valid, [field]: value }))).toEqual([field]);
      }
    }
  });

  it('refuses amounts and counts that are not strings', async () => {
    const fields = await refusedFields('/api', {
      ...company,
      annual_revenue: 1,
      employee_count: 2,
      sic_codes: [3],
    });
    expect(Object.keys(fields).sort()).toEqual(['annual_revenue', 'employee_count', 'sic_codes']);
  });

  it.each(['-0.1', '100.1', '1e400', '"50"'])('refuses the ownership_percentage %s', async (value) => {
    const raw = `{"company_name":"A","country":"GB","ubos":[{"last_name":"B","ownership_percentage":${value}}]}`;
    expect(Object.keys(await refusedFields('/api', raw))).toEqual(['ubos.0.ownership_percentage']);
  });

  it('reports a single error for ten thousand directors', async () => {
    const directors = Array.from({ length: 10_000 }, () => ({ last_name: 'Abbott' }));
    expect(Object.keys(await refusedFields('/api', { ...company, directors }))).toEqual(['directors']);
  });
});
