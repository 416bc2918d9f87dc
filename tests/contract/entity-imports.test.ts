import { beforeAll, describe, expect, it } from 'vitest';
import { workOffImports } from '@/lib/domain/imports/service/work-off-imports';
import { asOwner } from '@/tests/fixtures/owner';
import { type Asking, aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const path = '/v1/entities/imports';

const send = (body: string | Uint8Array<ArrayBuffer>, asking: Asking = {}) =>
  project.ask('POST', path, { raw: body, ...asking });
const fileOf = (header: string, ...lines: string[]) => [header, ...lines, ''].join('\n');
const read = async (token: string) => (await project.ask('GET', `${path}/${token}`)).json.data;
const linesOf = async (token: string, query = '') =>
  (await project.ask('GET', `${path}/${token}/lines${query}`)).json;
const entity = async (token: string) => (await project.ask('GET', `/v1/entities/${token}`)).json.data;
const countOf = async () => (await project.ask('GET', path)).json.meta.total;

async function imported(...lines: string[]) {
  const { json } = await send(fileOf(...(lines as [string, ...string[]])));
  await workOffImports(project.ctx);
  return json.data.token as string;
}

const customers = (count: number) =>
  fileOf('type,last_name', ...Array.from({ length: count }, (_, n) => `Person,Raman ${n}`));

describe('entities · import', () => {
  it('answers 202 with the import, and records it', async () => {
    const { status, json } = await send(customers(2));
    expect(status).toBe(202);
    expect(json.data).toMatchObject({
      status: 'Pending',
      lines_summary: { total: 2, pending: 2, created: 0, failed: 0 },
      completed_at: null,
    });
    expect(await read(json.data.token)).toEqual(json.data);
    const audit = `/v1/audit-logs?target_token=${json.data.token}`;
    expect((await project.ask('GET', audit)).json.data).toMatchObject([
      { event_type: 'entity_import.created', target_type: 'entity_import', details: { lines: 2 } },
    ]);
    await workOffImports(project.ctx);
  });

  it('creates an entity for each line as POST /v1/entities does, but monitored', async () => {
    const token = await imported(
      'type,first_name,last_name,company_name,date_of_birth,nationality,country,external_reference,address.city,metadata.segment,role,monitored',
      'Person,Priya,Raman,,1993-03-08,IN,GB,customer-1,Hull,retail,Director,',
      'Company,,,"Larkspur ""Joinery"", Ltd",,,GB,,,,,FALSE',
    );
    const { data } = await linesOf(token);
    expect(data).toMatchObject([
      { line: 2, result: 'Created', error: null },
      { line: 3, result: 'Created', error: null },
    ]);
    const { json: single } = await project.ask('POST', '/v1/entities', {
      body: {
        type: 'Person',
        first_name: 'Priya',
        last_name: 'Raman',
        date_of_birth: '1993-03-08',
        nationality: 'IN',
        country: 'GB',
        external_reference: 'customer-1',
        address: { city: 'Hull' },
        metadata: { segment: 'retail' },
        role: 'Director',
        monitored: true,
      },
    });
    const { token: _, created_at: _at, updated_at: _updated, ...alike } = single.data;
    expect(await entity(data[0].entity_token)).toMatchObject(alike);
    expect(await entity(data[1].entity_token)).toMatchObject({
      company_name: 'Larkspur "Joinery", Ltd',
      role: 'Primary',
      monitored: false,
    });
    expect(await read(token)).toMatchObject({
      status: 'Complete',
      lines_summary: { total: 2, pending: 0, created: 2, failed: 0 },
      completed_at: expect.any(String),
    });
  });

  it('records each entity with the sender of the file and its request id', async () => {
    const headers = { 'X-Request-Id': 'the-file' };
    const { json } = await send(customers(1), { headers });
    await workOffImports(project.ctx);
    const { data } = await linesOf(json.data.token);
    const logged = await project.ask('GET', `/v1/audit-logs?target_token=${data[0].entity_token}`);
    expect(logged.json.data).toMatchObject([
      { event_type: 'entity.created', actor: { type: 'api_key' }, request_id: 'the-file' },
    ]);
  });

  it('fails only a wrong line, with the error of the single operation', async () => {
    const token = await imported(
      'type,first_name,last_name,company_name,country,date_of_birth,monitored',
      'Person,Priya,Raman,,GB,,',
      'Person,Priya,,,GB,,',
      'Person,Priya,Raman,,XX,1993-02-30,constructor',
      'Person,Priya,\u3164\u3164,,GB,,',
      'Robot,Priya,Raman,,GB,,',
      'Person,Priya,Raman,Larkspur,GB,,',
      'Person,Priya,Raman',
      'Company,,,Larkspur,GB,,',
    );
    const failed = (await linesOf(token, '?result=Failed')).data;
    const fieldsOf = (line: { line: number; error: { details: { field: string }[] } }) => [
      line.line,
      line.error.details.map(({ field }) => field),
    ];
    expect(failed.map(fieldsOf)).toEqual([
      [3, ['last_name']],
      [4, ['date_of_birth', 'country', 'monitored']],
      [5, ['last_name']],
      [6, ['type']],
      [7, ['company_name']],
      [8, ['']],
    ]);
    const { json } = await project.ask('POST', '/v1/entities', {
      body: {
        type: 'Person',
        first_name: 'Priya',
        last_name: 'Raman',
        country: 'XX',
        date_of_birth: '1993-02-30',
        monitored: 'constructor',
      },
    });
    const { request_id: _, ...single } = json.error;
    expect(failed[1].error).toEqual(single);
    expect(await read(token)).toMatchObject({
      status: 'Complete',
      lines_summary: { total: 8, pending: 0, created: 2, failed: 6 },
    });
  });

  it('deletes the text of a line once it has a result', async () => {
    const token = await imported('type,last_name,country', 'Person,Zanzibarrow,XX', 'Person,Zanzibarrow,GB');
    const kept = await asOwner<{ row: string }>(
      `select l::text as row from entity_import_lines l where import_token = $1
       union all select i::text from entity_imports i where token = $1`,
      [token],
    );
    expect(kept).toHaveLength(3);
    expect(kept.filter(({ row }) => /Zanzibarrow|XX|api_key/.test(row))).toEqual([]);
  });

  it('accepts a byte order mark, CRLF and quoted line breaks, and counts empty lines without importing them', async () => {
    const text =
      '\ufefftype,last_name,address.line1\r\n\r\nPerson,Raman,"1 Quay\r\nStreet"\r\nPerson, Ash ,\r\n,,\r\n';
    const { status, json } = await send(text);
    expect(status).toBe(202);
    await workOffImports(project.ctx);
    const { data } = await linesOf(json.data.token);
    expect(data.map(({ line }: { line: number }) => line)).toEqual([3, 4]);
    expect((await entity(data[0].entity_token)).address.line1).toBe('1 Quay\r\nStreet');
    expect((await entity(data[1].entity_token)).last_name).toBe('Ash');
  });

  it('pages through the lines in their order, with totals', async () => {
    const token = await imported(
      'type,last_name',
      ...Array.from({ length: 30 }, (_, n) => `Person,Ash ${n}`),
    );
    const first = await linesOf(token, '?limit=20&result=Created');
    expect(first.meta).toMatchObject({ total: 30, page: { has_more: true } });
    const second = await linesOf(token, `?limit=20&result=Created&cursor=${first.meta.page.cursor}`);
    const numbers = [...first.data, ...second.data].map(({ line }: { line: number }) => line);
    expect(numbers).toEqual(Array.from({ length: 30 }, (_, n) => n + 2));
    expect((await linesOf(token, '?result=Failed')).meta.total).toBe(0);
  });

  it('imports a file once under a repeated Idempotency-Key', async () => {
    const before = await countOf();
    const asking = { headers: { 'Idempotency-Key': 'file-1' } };
    const first = await send(customers(3), asking);
    const second = await send(customers(3), asking);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect((await send(customers(4), asking)).status).toBe(422);
    expect(await countOf()).toBe(before + 1);
    await workOffImports(project.ctx);
  });

  it('keeps characters of two code units intact at any position of the file', async () => {
    const header = 'type,last_name,metadata.note';
    const filler = 'x'.repeat(2_047 - `${header}\nPerson,Raman,\nPerson,`.length);
    const token = await imported(header, `Person,Raman,${filler}`, 'Person,𠮷田,x');
    const [, line] = (await linesOf(token)).data;
    expect((await entity(line.entity_token)).last_name).toBe('𠮷田');
  });

  it('accepts several files at once', async () => {
    const portfolio = await aProject();
    const body = customers(3_000);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => portfolio.ask('POST', path, { raw: body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  });

  it('refuses an eleventh import while ten are incomplete, and changes nothing', async () => {
    const full = await aProject();
    const sendTo = () => full.ask('POST', path, { body: customers(1) });
    for (let n = 0; n < 10; n += 1) expect((await sendTo()).status).toBe(202);
    const { status, json } = await sendTo();
    expect([status, json.error.details[0].code]).toEqual([409, 'too_many']);
    await workOffImports(full.ctx);
    expect((await sendTo()).status).toBe(202);
  });
});
