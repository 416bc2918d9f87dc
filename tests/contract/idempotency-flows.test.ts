import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { type Answer, aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const company = { company_name: 'Northgate Bulk Carriers Ltd', country: 'GB' };
const person = { first_name: 'Helen', last_name: 'Abbott', country: 'GB' };

const endpoints: [path: string, body: object][] = [
  ['/api', company],
  ['/init', company],
  ['/kyc/api', person],
  ['/kyc/init', person],
  ['/screening/api', { name: 'Helen Abbott' }],
];

const post = (path: string, key: string, body: object) =>
  project.ask('POST', project.execute + path, { body, headers: { 'Idempotency-Key': key } });

const flowCount = async () => (await project.ask('GET', '/v1/flows')).json.meta.total;
const isReplay = ({ headers }: Answer) => headers.get('idempotency-replayed') === 'true';

describe('Idempotency-Key · flows', () => {
  it.each(endpoints)('makes %s answer a repeat with the same bytes, and run one flow', async (path, body) => {
    const first = await post(path, 'repeat', body);
    const count = await flowCount();
    const second = await post(path, 'repeat', body);
    expect([first.status, isReplay(first)]).toEqual([200, false]);
    expect([second.status, second.text, isReplay(second)]).toEqual([200, first.text, true]);
    expect(second.headers.get('x-request-id')).toBe(first.headers.get('x-request-id'));
    expect(await flowCount()).toBe(count);
  });

  it.each(endpoints)(
    'is refused with 400 on %s when it is repeated with another body',
    async (path, body) => {
      await post(path, 'other-body', body);
      const count = await flowCount();
      const { status, json } = await post(path, 'other-body', { ...body, external_reference: 'another' });
      expect([status, json.error.code]).toEqual([400, 'IDEMPOTENCY_KEY_REUSED']);
      expect(await flowCount()).toBe(count);
    },
  );

  it.each([
    ['/api', company],
    ['/init', company],
  ])('makes %s run one flow for twenty concurrent requests, which all get its answer', async (path, body) => {
    const count = await flowCount();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(path, 'many', body)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers.filter((each) => !isReplay(each))).toHaveLength(1);
    expect(await flowCount()).toBe(count + 1);
  });

  it('gives two concurrent requests the bytes of the first answer, even if their timeouts differ', async () => {
    // The flow waits for a document, so neither gets a result, and the patient one may wait for all of its timeout.
    const body = { company_name: 'DOCS Freight Ltd', country: 'GB' };
    const wait = (timeout: string) =>
      project.ask('POST', `${project.execute}/api`, {
        body,
        headers: { 'Idempotency-Key': 'patience', 'X-SYNC-TIMEOUT': timeout },
      });
    const [patient, hasty] = await Promise.all([wait('20000'), wait('1')]);
    expect([hasty.status, hasty.json.processing_status]).toEqual([202, 'processing']);
    expect([patient.status, patient.text]).toEqual([202, hasty.text]);
    expect(patient.headers.get('x-request-id')).toBe(hasty.headers.get('x-request-id'));
  });

  it('does not count as a replay when a new key comes with a known external_reference', async () => {
    const body = { ...company, external_reference: 'known' };
    const first = await post('/api', 'reference-1', body);
    const second = await post('/api', 'reference-2', body);
    expect([second.text, isReplay(second)]).toEqual([first.text, false]);
    const third = await post('/api', 'reference-2', body);
    expect([third.text, isReplay(third)]).toEqual([first.text, true]);
  });

  it('expires after 24 hours', async () => {
    const first = await post('/api', 'old', company);
    await asOwner(
      `update idempotency_keys set created_at = now() - interval '24 hours' where project_id = $1 and key = 'old'`,
      [project.ctx.project.id],
    );
    const second = await post('/api', 'old', company);
    expect(isReplay(second)).toBe(false);
    expect(second.json.flow_token).not.toBe(first.json.flow_token);
  });

  it('stores answers encrypted, so that no pull token is readable', async () => {
    const { json } = await post('/init', 'sealed', company);
    const rows = await asOwner<{ body: Buffer }>('select body from idempotency_keys where body is not null');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ body }) => body.includes(json.tokens.pull))).toBe(false);
  });
});
