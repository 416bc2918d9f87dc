import { beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { sentStatements } from '@/tests/fixtures/sent-statements';

let project: TestProject;

beforeAll(async () => {
  await loadSampleList();
  project = await aProject();
});

const post = (path: string, body: object, key?: string) =>
  project.ask('POST', project.execute + path, { body, headers: key ? { 'Idempotency-Key': key } : {} });

const bodies: [what: string, path: string, body: object][] = [
  ['a screening without a match', '/screening/api', { name: 'Priya Raman' }],
  ['a screening with a match', '/screening/api', { name: 'Folasade Oyelaran' }],
  ['a person', '/kyc/api', { first_name: 'Priya', last_name: 'Raman', country: 'GB' }],
  [
    'a company',
    '/api',
    { company_name: 'Quiet Water Ltd', country: 'GB', directors: [{ last_name: 'Ash' }] },
  ],
];

/**
 * Other statements are sent for every request or new connection: the caller, the project of a connection, its
 * settings, the notification at a commit.
 */
const ofFlows =
  /\b(flows|flow_parties|checks|cases|entities|alerts|events|audit_log|idempotency_keys|take_case_number|write_flows)\b/;

/** The beginning of each statement that the request sends. */
async function statementsOf(path: string, body: object): Promise<string[]> {
  const texts = await sentStatements(() => post(path, body));
  return texts.filter((text) => ofFlows.test(text)).map((text) => text.slice(0, 17));
}

/** Columns that a trigger or only an earlier version writes. */
const leftOut: Record<string, string[]> = {
  // Triggers copy them from the match and the check, except the last: no new alert has been resolved.
  alerts: ['list', 'list_entry_id', 'model_version', 'check_type_code', 'resolution_replaced_by'],
  // No new case has been paused, nor its tier overridden.
  cases: ['sla_pauses', 'risk_tier_overridden'],
  // A new flow has no abandoned run.
  flows: ['next_review_date', 'risk_tier', 'run_requested_at'],
};

describe('flows that are decided at once', () => {
  it.each(bodies)('return for %s exactly what is read later', async (_what, path, body) => {
    const { status, text, json } = await post(path, body);
    expect(status).toBe(200);
    const later = await project.ask('GET', `/v1/flows/${json.flow_token}`);
    expect(JSON.stringify(later.json.data)).toBe(text);
  });

  it('read with one statement and write with one', async () => {
    const [, path, body] = bodies[0]!;
    await post(path, body);
    const [read, ...written] = await statementsOf(path, body);
    expect([read?.startsWith('select'), written]).toEqual([true, ['select write_flow']]);
  });

  it.each([
    [
      'a company',
      '/init',
      // Not checked before: the registry's answer to a reused check is read separately.
      { company_name: 'Deep Water Ltd', country: 'GB', directors: [{ last_name: 'Ash' }] },
    ],
    ['a person', '/kyc/init', { first_name: 'Priya', last_name: 'Raman', country: 'GB' }],
  ])(
    'read and write with one statement each when they are accepted for a worker: %s',
    async (_what, path, body) => {
      expect(await statementsOf(path, body)).toEqual(['select (select ex', 'select write_flow']);
    },
  );

  it('waste no case number if a provider does not answer at once', async () => {
    const numbers: number[] = [];
    for (const company_name of ['FLAKY Ltd', 'FLAKY Limited']) {
      const { json } = await post('/api', { company_name, country: 'GB' });
      numbers.push(Number(json.case_reference.slice('CAS-'.length)));
    }
    expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
  });

  it.each(bodies)('repeat the bytes for the Idempotency-Key of %s', async (what, path, body) => {
    const key = what.replaceAll(' ', '-');
    const [first, second] = [await post(path, body, key), await post(path, body, key)];
    expect(second.text).toBe(first.text);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(second.headers.get('idempotency-replayed')).toBe('true');
  });

  it.each(bodies)('keep the audit chain valid after %s', async (_what, path, body) => {
    await post(path, body);
    const { json } = await project.ask('GET', '/v1/audit-logs/verify');
    expect(json.data).toMatchObject({ valid: true });
  });

  it.each([
    'flows',
    'flow_parties',
    'checks',
    'entities',
    'cases',
    'case_entities',
    'alerts',
    'risk_assessments',
    'idempotency_keys',
  ])('write every column of %s that the application sets', async (table) => {
    const functions = await asOwner<{ text: string }>(
      `select pg_get_functiondef(oid) as text from pg_proc where proname in ('write_flows', 'insert_rows_of_flows')`,
    );
    const text = functions.map((each) => each.text).join();
    const [, written = ''] = new RegExp(`insert into ${table} \\(([^)]*)\\)`).exec(text) ?? [];
    const columns = await asOwner<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER' and column_name <> all($2)`,
      [table, leftOut[table] ?? []],
    );
    const names = written.split(',').map((name) => name.trim());
    expect(columns.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  });
});
