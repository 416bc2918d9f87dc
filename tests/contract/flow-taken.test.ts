import { beforeAll, describe, expect, it } from 'vitest';
import { runRequestedFlow } from '@/lib/domain/flows/service/run-requested';
import { defaultPolicy } from '@/lib/domain/policies/policy';
import { type Context, systemContext } from '@/lib/platform/context';
import { asOwner } from '@/tests/fixtures/owner';
import { setPolicy } from '@/tests/fixtures/policies';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { registerCompany } from '@/tests/fixtures/registered-company';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { sentStatements } from '@/tests/fixtures/sent-statements';

const officer = {
  type: 'Person' as const,
  role: 'Director' as const,
  first_name: 'Folasade',
  last_name: 'Oyelaran',
  date_of_birth: '1961-11-03',
  birth_month: null,
  nationality: 'NG',
  ownership_percentage: null,
};
const registered = {
  company_name: 'Northgate Bulk Carriers Ltd',
  registration_number: '09812399',
  country: 'GB',
};
const unregistered = { company_name: 'Quiet Water Ltd', country: 'GB' };
const morozov = { first_name: 'Arkadiy', last_name: 'Morozov', date_of_birth: '1968-04-12' };

beforeAll(async () => {
  await loadSampleList();
  await registerCompany({ registration_number: '09812399', officers: [officer] });
});

async function accept(project: TestProject, body: object): Promise<string> {
  const { status } = await project.ask('POST', `${project.execute}/init`, { body });
  expect(status).toBe(200);
  return (await project.ask('GET', '/v1/flows?limit=1')).json.data[0].flow_token;
}

const worker = ({ ctx }: TestProject): Context => systemContext(ctx.project, 'worker');
const run = (project: TestProject, flow: string) => runRequestedFlow(worker(project), flow);
const flowOf = async (project: TestProject, flow: string) =>
  (await project.ask('GET', `/v1/flows/${flow}`)).json.data;

/** Makes the flow look as if a worker had claimed it and died, so that it runs in rounds. */
const abandon = (flow: string) =>
  asOwner(
    `update flows set lease_generation = 1, attempt_count = 1, lease_until = now() - interval '1 second'
     where token = $1`,
    [flow],
  );

/** The row without values that differ between two rows with the same meaning. */
const plain = (row: object): string =>
  JSON.stringify(row, (key, value) => (leftOut.includes(key) ? undefined : value))
    .replaceAll(/\b(flw|cas|ent|chk|alt|rsk|evt|aud|pul|req)_[0-9A-Za-z]+/g, '$1')
    .replaceAll(/\d{4}-\d\d-\d\d[T ][\d:.]+(Z|\+00:00)/g, 'instant');

const leftOut = [
  'project_id',
  'pull_token_hash',
  'subject_key',
  'lease_generation',
  'sequence',
  'position',
  'hash',
  'previous_hash',
  'tokens',
];

const tables = [
  'flows',
  'flow_parties',
  'checks',
  'entities',
  'cases',
  'case_entities',
  'alerts',
  'risk_assessments',
];

async function storedOf({ ctx: { project } }: TestProject): Promise<Record<string, string[]>> {
  const stored: Record<string, string[]> = {};
  const texts = [
    ...tables.map((table) => [table, `select to_jsonb(t) as row from ${table} t where project_id = $1`]),
    [
      'events',
      `select jsonb_build_object('type', type, 'data', data) as row from events where project_id = $1`,
    ],
    [
      'audit',
      `select jsonb_build_object('type', event_type, 'actor', actor_type, 'target', target_type, 'details', details,
         'case', case_token) as row from audit_log where project_id = $1 and target_type <> 'api_key'`,
    ],
  ];
  for (const [name = '', text = ''] of texts) {
    const rows = await asOwner<{ row: object }>(text, [project.id]);
    stored[name] = rows.map(({ row }) => plain(row)).sort();
  }
  return stored;
}

const statementsOf = async (work: () => Promise<unknown>) =>
  (await sentStatements(work))
    .filter((text) =>
      /\b(flows?|checks|cases|entities|alerts|events|audit_log|flow_parties)\b|_flow\b/.test(text),
    )
    .map((text) => (/\w+_taken_flow|take_\w+/.exec(text) ?? [text])[0]);

const pairs: [what: string, bodies: object[]][] = [
  ['a company that no registry knows', [unregistered]],
  ['a company with a match', [{ ...unregistered, directors: [morozov] }]],
  ['people whom only the registry names', [registered]],
  ['a registry answer that is used again', [registered, registered]],
  ['a company that is to fail', [{ company_name: 'Quiet FAIL Ltd', country: 'GB' }]],
  ['a company that is to refer', [{ company_name: 'Quiet REFER Ltd', country: 'GB' }]],
  ['a match of the company itself', [{ company_name: 'Acme SANCTION Ltd', country: 'GB' }]],
  ['the same person twice', [{ ...unregistered, directors: [morozov], ubos: [morozov] }]],
];

describe('async flows that are decided by a worker', () => {
  it.each(pairs)('leave the same rows as those that run in rounds: %s', async (_what, bodies) => {
    const [decided, inRounds] = [await aProject(), await aProject()];
    for (const { ctx } of [decided, inRounds]) await setPolicy(ctx, { straight_through: true });
    for (const body of bodies) {
      await run(decided, await accept(decided, body));
      const flow = await accept(inRounds, body);
      await abandon(flow);
      await run(inRounds, flow);
    }
    expect(await storedOf(decided)).toEqual(await storedOf(inRounds));
    const { json } = await decided.ask('GET', '/v1/audit-logs/verify');
    expect(json.data).toMatchObject({ valid: true });
  });

  it('are claimed and read with one statement, and written with one', async () => {
    const project = await aProject();
    const flow = await accept(project, { ...unregistered, directors: [morozov] });
    expect(await statementsOf(() => run(project, flow))).toEqual([
      'take_new_company_flow',
      'write_taken_flow',
    ]);
  });

  it('reuse checks of people whom only the registry names', async () => {
    const project = await aProject();
    await setPolicy(project.ctx, { reuse_days: { ...defaultPolicy.reuse_days, SCR_WATCHLIST: 30 } });
    for (const _ of [1, 2]) await run(project, await accept(project, registered));
    const reused = await asOwner<{ type_code: string }>(
      `select type_code from checks where project_id = $1 and status = 'Reused' and type_code = 'SCR_WATCHLIST'`,
      [project.ctx.project.id],
    );
    expect(reused).toHaveLength(2);
  });

  it.each(['DOWN', 'FLAKY'])('run in rounds if a provider fails: %s', async (marker) => {
    const project = await aProject();
    const flow = await accept(project, { company_name: `Quiet ${marker} Ltd`, country: 'GB' });
    expect(await run(project, flow)).toBe(true);
    expect((await flowOf(project, flow)).checks_summary.checks[0].status).not.toBe('In Progress');
    expect(await asOwner('select lease_generation as n from flows where token = $1', [flow])).toEqual([
      { n: 1 },
    ]);
  });

  it('keep what somebody has changed in the case before', async () => {
    const project = await aProject();
    const flow = await accept(project, unregistered);
    const { case_token } = await flowOf(project, flow);
    const metadata = { desk: 'north' };
    await project.ask('PATCH', `/v1/cases/${case_token}`, { body: { metadata } });
    expect(await run(project, flow)).toBe(true);
    expect((await flowOf(project, flow)).processing_status).toBe('complete');
    expect((await project.ask('GET', `/v1/cases/${case_token}`)).json.data.metadata).toEqual(metadata);
  });
});
