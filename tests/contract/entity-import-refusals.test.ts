import { beforeAll, describe, expect, it } from 'vitest';
import { type Asking, aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const path = '/v1/entities/imports';

const send = (body: string | Uint8Array<ArrayBuffer>, asking: Asking = {}) =>
  project.ask('POST', path, { raw: body, ...asking });
const countOf = async () => (await project.ask('GET', path)).json.meta.total;

const customers = (count: number) =>
  ['type,last_name', ...Array.from({ length: count }, (_, n) => `Person,Raman ${n}`), ''].join('\n');

describe('entities · import · a file that is refused', () => {
  const latin1 = new Uint8Array([...new TextEncoder().encode('type,last_name\nPerson,'), 0xe9, 0x0a]);
  const long = `type,last_name\nPerson,${'x'.repeat(70_000)}\n`;

  it.for([
    ['nothing', '', 400, '', 'too_small'],
    ['a header alone', 'type,last_name\n', 400, '', 'too_small'],
    ['no header', 'Person,Raman\nPerson,Ash\n', 400, 'type', 'required'],
    ['an unknown column', 'type,last_name,shoe_size\nPerson,Raman,9\n', 400, 'shoe_size', 'unknown_field'],
    ['no column of a name', 'type,country\nPerson,GB\n', 400, 'last_name', 'required'],
    ['a column twice', 'type,last_name,last_name\nPerson,Raman,Raman\n', 400, 'last_name', 'repeated'],
    ['a quote that is not closed', 'type,last_name\nPerson,"Raman\n', 400, '', 'invalid_format'],
    ['a stray quote', 'type,last_name\nPerson,Ra"man\n', 400, '', 'invalid_format'],
    ['a line that is too long', long, 400, '', 'too_big'],
    ['too many lines', customers(10_001), 400, '', 'too_big'],
    ['bytes that are not UTF-8', latin1, 400, '', 'invalid_format'],
    ['a header and empty lines', `type,last_name\n${'\n'.repeat(20_000)}`, 400, '', 'too_small'],
    [
      'names of columns that are too long',
      `type,last_name,metadata.${'k'.repeat(5_000)}\na,b,c\n`,
      400,
      '',
      'too_big',
    ],
    ['a NUL character', 'type,last_name\nPerson,a\u0000b\n', 400, '', 'invalid'],
    ['over a mebibyte', `type,last_name\n${'x'.repeat(1_048_576)}`, 413, undefined, undefined],
  ] as const)('for %s', async ([, body, status, field, code]) => {
    const before = await countOf();
    const answer = await send(body);
    expect(answer.status, answer.text).toBe(status);
    const [detail] = answer.json.error.details ?? [];
    expect([detail?.field, detail?.code]).toEqual([field, code]);
    expect(answer.text).not.toContain('Raman');
    expect(await countOf()).toBe(before);
  });

  it.for([
    ['semicolons', 'type;last_name;country\nPerson;Raman;GB\n'],
    ['tabs', 'last_name\ttype\nRaman\tPerson\n'],
  ] as const)('separated by %s, which the error says', async ([separators, body]) => {
    const { status, json } = await send(body);
    const message = `is required as a column: the first line is separated by ${separators} instead of commas`;
    expect([status, json.error.details[0]]).toEqual([400, { field: 'type', message, code: 'required' }]);
  });

  it('without a header, and does not blame the separators', async () => {
    const { json } = await send('Person;Raman\nPerson;Ash\n');
    expect(json.error.details[0].message).toBe('is required as a column');
  });

  it.for(['application/json', 'text/plain', 'text/csv; charset=windows-1252', 'multipart/form-data'])(
    'as %s with 415',
    async (type) => {
      const { status, json } = await send(customers(1), { headers: { 'Content-Type': type } });
      expect([status, json.error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );

  it.for(['text/csv; charset=utf-8', 'Text/CSV;charset="UTF-8"; header=present'])(
    'but not with the type %s',
    async (type) => {
      expect((await send(customers(1), { headers: { 'Content-Type': type } })).status).toBe(202);
    },
  );
});
