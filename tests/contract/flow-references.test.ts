import { beforeAll, describe, expect, it } from 'vitest';
import { rowCounts } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const company = {
  company_name: 'Northgate Bulk Carriers Ltd',
  country: 'GB',
  directors: [{ last_name: 'Abbott' }],
};
const person = { first_name: 'Helen', last_name: 'Abbott', country: 'GB' };
const screening = { name: 'Folasade Oyelaran' };

const endpoints: [path: string, body: object][] = [
  ['/api', company],
  ['/init', company],
  ['/kyc/api', person],
  ['/kyc/init', person],
  ['/screening/api', screening],
];

const post = (path: string, body: object, headers?: Record<string, string>) =>
  project.ask('POST', project.execute + path, { body, headers });

describe('external_reference', () => {
  it.each(endpoints)('makes %s return the existing flow without creating anything', async (path, body) => {
    const named = { ...body, external_reference: `repeat ${path}` };
    const first = await post(path, named);
    const before = await rowCounts(project.ctx);
    const second = await post(path, named);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect(await rowCounts(project.ctx)).toEqual(before);
  });

  it.each(endpoints)('makes %s return the existing flow even when the body differs', async (path, body) => {
    const reference = { external_reference: `other body ${path}` };
    const first = await post(path, { ...body, ...reference });
    const others = Object.keys(body).filter((field) => field.endsWith('name'));
    const changed = Object.fromEntries(others.map((field) => [field, 'Somebody Else']));
    expect((await post(path, { ...body, ...changed, ...reference })).text).toBe(first.text);
  });

  it('makes the async endpoint return the tokens of the sync flow with the same reference', async () => {
    const sync = await post('/api', { ...company, external_reference: 'either way' });
    const async = await post('/init', { ...company, external_reference: 'either way' });
    expect(async.json).toEqual({ tokens: sync.json.tokens });
  });

  it('creates a flow for each flow type that uses it', async () => {
    const reference = { external_reference: 'one for each' };
    const flows = [
      await post('/api', { ...company, ...reference }),
      await post('/kyc/api', { ...person, ...reference }),
      await post('/screening/api', { ...screening, ...reference }),
    ];
    expect(new Set(flows.map(({ json }) => json.flow_token)).size).toBe(3);
  });

  it('creates a flow in each project that uses it', async () => {
    const other = await aProject();
    const body = { ...company, external_reference: 'of two projects' };
    const [one, two] = [await post('/api', body), await other.ask('POST', `${other.execute}/api`, { body })];
    expect(two.json.flow_token).not.toBe(one.json.flow_token);
  });

  it('is accepted when it has any 255 characters', async () => {
    for (const external_reference of ['r'.repeat(255), 'r'.repeat(253) + '💩', ' a/b?c=%00"\'\\ ']) {
      const body = { ...company, external_reference };
      const first = await post('/api', body);
      expect([first.status, first.json.external_reference]).toEqual([200, external_reference]);
      expect((await post('/api', body)).json.flow_token).toBe(first.json.flow_token);
    }
  });

  it.each(endpoints)(
    'makes %s create one flow and one case for fifty concurrent requests',
    async (path, body) => {
      const before = await rowCounts(project.ctx);
      const named = { ...body, external_reference: `fifty ${path}` };
      const answers = await Promise.all(Array.from({ length: 50 }, () => post(path, named)));
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      const after = await rowCounts(project.ctx);
      expect([
        Number(after.flows) - Number(before.flows),
        Number(after.cases) - Number(before.cases),
      ]).toEqual([1, 1]);
    },
  );

  it('takes no case number for a request that returns an existing flow', async () => {
    const names = (await project.ask('GET', '/v1/cases?limit=100')).json.data.map(
      ({ name }: { name: string }) => name,
    );
    const expected = names.map((_: string, n: number) => `CAS-${String(n + 1).padStart(6, '0')}`);
    expect(names.sort()).toEqual(expected);
  });

  it('answers 202 if the existing flow is still running at the timeout', async () => {
    const body = { ...person, external_reference: 'still running' };
    const first = await post('/kyc/init', body);
    const second = await post('/kyc/api', body, { 'X-SYNC-TIMEOUT': '50' });
    expect([second.status, second.json.processing_status]).toEqual([202, 'processing']);
    expect(second.json.tokens).toEqual(first.json.tokens);
  });
});
