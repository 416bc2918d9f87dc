import { beforeAll, describe, expect, it } from 'vitest';
import { type Context, systemContext } from '@/lib/platform/context';
import { readSubqueries } from '@/lib/platform/database/subqueries';
import { Records } from '@/lib/platform/records';
import { read } from '@/lib/platform/database/transaction';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';
import { loadSampleList } from '@/tests/fixtures/sample-screening';
import { leaseFrom } from '../lease';
import { runRequestedFlow } from '../service/run-requested';
import { takeNewCompanyFlow, type TakenFlow, writeTakenFlow } from './taken';

beforeAll(loadSampleList);

const company = {
  company_name: 'Quiet Water Ltd',
  country: 'GB',
  directors: [{ first_name: 'Arkadiy', last_name: 'Morozov', date_of_birth: '1968-04-12' }],
};

async function accept(project: TestProject): Promise<string> {
  const { status } = await project.ask('POST', `${project.execute}/init`, { body: company });
  expect(status).toBe(200);
  return (await project.ask('GET', '/v1/flows?limit=1')).json.data[0].flow_token;
}

const worker = ({ ctx }: TestProject): Context => systemContext(ctx.project, 'worker');
const run = (project: TestProject, flow: string) => runRequestedFlow(worker(project), flow);
const flowOf = async (project: TestProject, flow: string) =>
  (await project.ask('GET', `/v1/flows/${flow}`)).json.data;

const take = async (ctx: Context, flow: string): Promise<TakenFlow> => {
  const { taken } = await readSubqueries(ctx, 'taken', {
    taken: takeNewCompanyFlow(ctx, flow, leaseFrom(ctx.now())),
  });
  if (!taken) throw new Error('there was a flow to take');
  return taken;
};

/** Writes a decision that would end the flow. */
const end = (ctx: Context, taken: TakenFlow) => {
  const flow = { ...taken.draft.flow, processing_status: 'complete', overall_verdict: 'Pass' };
  return writeTakenFlow(ctx, { taken, decided: { ...taken.draft, flow }, records: new Records() });
};

type Meanwhile = (flow: string, caseToken: string, project: TestProject) => Promise<unknown>;

const lost: [what: string, meanwhile: Meanwhile][] = [
  [
    'another worker has claimed it',
    (flow) => asOwner('update flows set lease_generation = 2 where token = $1', [flow]),
  ],
  [
    'it has ended',
    (flow) => asOwner(`update flows set processing_status = 'failed' where token = $1`, [flow]),
  ],
];
const changed: [what: string, meanwhile: Meanwhile][] = [
  ['the case', (_, of) => asOwner('update cases set metadata = $2 where token = $1', [of, { a: 1 }])],
  ['a check', (flow) => asOwner(`update checks set status = 'Cancelled' where flow_token = $1`, [flow])],
  [
    'an entity',
    (_, of) =>
      asOwner(
        `update entities set country = 'FR' where token in (select entity_token from case_entities where case_token = $1)`,
        [of],
      ),
  ],
  [
    'who is in the case',
    async (_, of, project) => {
      const entity = { type: 'Person', first_name: 'Ann', last_name: 'Ash', role: 'Director' };
      const { json } = await project.ask('POST', '/v1/entities', { body: entity });
      const body = { entity_token: json.data.token, role: 'Director' };
      const { status } = await project.ask('POST', `/v1/cases/${of}/entities`, { body });
      expect(status).toBe(200);
    },
  ],
];

describe('async flows that a worker has taken', () => {
  it('are read as they are stored', async () => {
    const project = await aProject();
    const flow = await accept(project);
    const { draft } = await take(worker(project), flow);
    const where = { project_id: project.ctx.project.id };
    await read(project.ctx, async (tx) => {
      expect([draft.flow]).toMatchObject(await tx.flow.findMany({ where }));
      expect(draft.parties).toEqual(await tx.flowParty.findMany({ where, orderBy: { position: 'asc' } }));
      expect(draft.checks).toEqual(await tx.check.findMany({ where, orderBy: { token: 'asc' } }));
      expect([draft.ofCase]).toEqual(await tx.case.findMany({ where }));
      expect(draft.entities).toEqual(await tx.entity.findMany({ where, orderBy: { token: 'asc' } }));
      expect(draft.members).toEqual(
        await tx.caseEntity.findMany({ where, orderBy: { entity_token: 'asc' } }),
      );
    });
  });

  it.each(lost)('are not written if %s', async (_what, meanwhile) => {
    const project = await aProject();
    const flow = await accept(project);
    const taken = await take(worker(project), flow);
    await meanwhile(flow, taken.draft.flow.case_token ?? '', project);
    const before = [await flowOf(project, flow), await rowCounts(project.ctx)];
    expect(await end(worker(project), taken)).toBe('lost');
    expect([await flowOf(project, flow), await rowCounts(project.ctx)]).toEqual(before);
  });

  it.each(changed)('are not written if somebody has changed %s', async (_what, meanwhile) => {
    const project = await aProject();
    const flow = await accept(project);
    const taken = await take(worker(project), flow);
    await meanwhile(flow, taken.draft.flow.case_token ?? '', project);
    expect(await end(worker(project), taken)).toBe('changed');
    expect((await flowOf(project, flow)).processing_status).toBe('processing');
  });

  it('can be neither taken nor written from another project', async () => {
    const [project, other] = [await aProject(), await aProject()];
    const flow = await accept(project);
    await expect(take(worker(other), flow)).rejects.toThrow('there was a flow to take');
    const taken = await take(worker(project), flow);
    expect(await end(worker(other), taken)).toBe('lost');
    expect((await flowOf(project, flow)).processing_status).toBe('processing');
  });

  it('are ended once by the next worker if the first one dies', async () => {
    const project = await aProject();
    const flow = await accept(project);
    await take(worker(project), flow);
    expect(await run(project, flow)).toBe(false);
    await asOwner(`update flows set lease_until = now() - interval '1 second' where token = $1`, [flow]);
    expect(await run(project, flow)).toBe(true);
    const told = await asOwner(
      `select from events where project_id = $1 and type = 'verification.completed'`,
      [project.ctx.project.id],
    );
    expect(told).toHaveLength(1);
    expect((await flowOf(project, flow)).processing_status).toBe('complete');
  });
});
