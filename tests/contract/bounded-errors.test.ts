import { errorSchemas } from '@/lib/api/openapi/errors';
import { beforeAll, describe, expect, it } from 'vitest';
import { aProject, type TestProject } from '@/tests/fixtures/project';

let project: TestProject;

beforeAll(async () => {
  project = await aProject();
});

const mebibyte = 1024 * 1024 - 200;
/** As many items as fit into a body. */
const filled = (item: (n: number) => string) => {
  const items: string[] = [];
  for (let length = 0; length < mebibyte; length += (items.at(-1)?.length ?? 0) + 1) {
    items.push(item(items.length));
  }
  return items.slice(0, -2).join(',');
};
const times = (count: number, text: string) => Array<string>(count).fill(text).join(',');

const company = (parts: string) => `{"company_name":"A","country":"GB",${parts}}`;
const refused = (path: string, raw: string) => project.ask('POST', path, { raw });

describe('errors · bounds', () => {
  it.each<[string, string, () => string]>([
    ['unknown fields', '/screening/api', () => `{"name":"A",${filled((n) => `"k${n}":1`)}}`],
    ['bad categories', '/screening/api', () => `{"name":"A","categories":[${filled(() => '"x"')}]}`],
    ['directors without a name', '/api', () => company(`"directors":[${filled(() => '{}')}]`)],
    ['levels', '/screening/api', () => `{"name":${'['.repeat(500_000)}${']'.repeat(500_000)}}`],
    ['letters in a field’s name', '/screening/api', () => `{"name":"A","${'k'.repeat(mebibyte - 50)}":1}`],
  ])('1 MiB of %s is answered in less than 32 KiB', async (_name, path, body) => {
    const { status, json, text } = await refused(project.execute + path, body());
    expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(text.length).toBeLessThan(32 * 1024);
  });

  it('name the first 100 faults, and say that there are more', async () => {
    const unknown = Array.from({ length: 150 }, (_, n) => [`k${n}`, 1]);
    const body = { name: 'A', ...Object.fromEntries(unknown) };
    const { json } = await project.ask('POST', `${project.execute}/screening/api`, { body });
    expect(json.error.details.map(({ field }: { field: string }) => field)).toEqual(
      unknown.slice(0, 100).map(([name]) => name),
    );
    expect(json.error.message).toContain('first 100');
    const { details } = errorSchemas.Error.properties.error.properties;
    expect(details.maxItems).toBe(json.error.details.length);
  });

  it('name the position of a fault in a long list', async () => {
    const list = await project.ask('POST', '/v1/watchlists', { body: { name: 'Long' } });
    const entries = Array.from({ length: 900 }, (_, n) => ({ name: n === 777 ? '' : `Person ${n}a` }));
    const { status, json } = await project.ask('POST', `/v1/watchlists/${list.json.data.token}/entries`, {
      body: entries,
    });
    expect([status, json.error.details[0].field]).toEqual([400, '777.name']);
  });

  it('truncate the name of a repeated or unknown query parameter', async () => {
    const long = 'x'.repeat(3000);
    const { status, text } = await project.ask('GET', `/v1/alerts?${long}=1&${long}=2`);
    expect([status, text.length < 1000]).toEqual([400, true]);
  });
});

describe('flows · lists of a request', () => {
  it.each<[string, string, string, (count: number) => string]>([
    ['directors', '/api', 'directors', (n) => company(`"directors":[${times(n, '{"last_name":"Ash"}')}]`)],
    ['owners', '/api', 'ubos', (n) => company(`"ubos":[${times(n, '{"last_name":"Ash"}')}]`)],
  ])('contain at most 200 %s', async (_name, path, field, body) => {
    const { status, json } = await refused(project.execute + path, body(201));
    expect([status, json.error.details]).toEqual([
      400,
      [{ field, message: 'must have at most 200 items', code: 'too_big' }],
    ]);
  });

  it('contain at most 4 categories', async () => {
    const body = `{"name":"A","categories":[${times(5, '"pep"')}]}`;
    const { status, json } = await refused(`${project.execute}/screening/api`, body);
    expect([status, json.error.details]).toEqual([
      400,
      [{ field: 'categories', message: 'must have at most 4 items', code: 'too_big' }],
    ]);
  });
});
