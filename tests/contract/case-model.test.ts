import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CaseModel, modelOf, newCase, type Step } from '@/tests/fixtures/case-model';
import { anApprovedAssessment } from '@/tests/fixtures/cases';
import { aCase, anAlert, aUser } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, type TestProject } from '@/tests/fixtures/project';

// Random requests to a case, and a model of it beside it: they agree after every request.

let project: TestProject;
let reviewer: string;

beforeAll(async () => {
  project = await aProject();
  reviewer = await aUser(project.ctx, { role: 'reviewer' });
});

const triggers = [
  'progress',
  'review',
  'request_client_input',
  'request_internal_review',
  'return',
  'escalate',
];

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('transition' as const), trigger: fc.constantFrom(...triggers) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      decision: fc.constantFrom('Approve' as const, 'Decline' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...([
          'escalate',
          'assign',
          'unassign',
          'describe',
          'raise',
          'resolve',
          'approve_risk',
          'comment',
        ] as const),
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('add_entity' as const),
      role: fc.constantFrom('Primary' as const, 'Director' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'add_again' as const }) },
);

interface System {
  token: string;
  alerts: string[];
  entities: string[];
}

const ask = async ({ token }: System, method: string, path: string, body: object) =>
  project.ask(method, `/v1/cases/${token}${path}`, { body });

const entity = { type: 'Person', last_name: 'Ward' };

async function resolveOne({ alerts }: System): Promise<number> {
  const alert = alerts.pop();
  if (alert === undefined) return 200;
  await project.ask('POST', `/v1/alerts/${alert}/acknowledge`);
  const body = { action: 'Approve', rationale: 'Another person.' };
  return (await project.ask('POST', `/v1/alerts/${alert}/resolve`, { body })).status;
}

async function addEntity(system: System, role: string): Promise<number> {
  const { status, json } = await ask(system, 'POST', '/entities', { entity, role });
  if (status === 200) system.entities.push(json.data.token);
  return status;
}

async function addAgain(system: System): Promise<number> {
  const [entity_token] = system.entities;
  if (entity_token === undefined) return 200;
  return (await ask(system, 'POST', '/entities', { entity_token, role: 'UBO' })).status;
}

/** The status of the answer. */
async function perform(system: System, step: Step): Promise<number> {
  switch (step.do) {
    case 'transition':
      return (await ask(system, 'POST', '/transitions', { trigger: step.trigger })).status;
    case 'close':
      return (await ask(system, 'POST', '/close', { decision: step.decision })).status;
    case 'escalate':
      return (await ask(system, 'POST', '/escalate', { reason: 'Look.', escalate_to: reviewer })).status;
    case 'assign':
      return (await ask(system, 'PATCH', '', { assigned_to: reviewer })).status;
    case 'unassign':
      return (await ask(system, 'PATCH', '', { assigned_to: null })).status;
    case 'describe':
      return (await ask(system, 'PATCH', '', { metadata: { a: 1 } })).status;
    case 'comment':
      return (await ask(system, 'POST', '/comments', { body: 'Seen.' })).status;
    case 'raise':
      system.alerts.push((await anAlert(project.ctx, { case_token: system.token })).token);
      return 200;
    case 'resolve':
      return resolveOne(system);
    case 'approve_risk':
      await anApprovedAssessment(project.ctx, system.token);
      return 200;
    case 'add_entity':
      return addEntity(system, step.role);
    case 'add_again':
      return addAgain(system);
  }
}

async function expectSame({ token }: System, model: CaseModel): Promise<void> {
  const { data } = (await project.ask('GET', `/v1/cases/${token}`)).json;
  expect({
    status: data.status,
    isAssigned: data.assigned_to !== null,
    openAlerts: data.open_alerts_count,
    entities: data.total_entities_count,
    hasPrimary: data.primary_entity_token !== null,
    decision: data.decision,
    isClosed: data.closed_at !== null,
    isApproved: data.risk_tier === 'Low',
  }).toEqual({
    status: model.status,
    isAssigned: model.isAssigned,
    openAlerts: model.openAlerts,
    entities: model.entities,
    hasPrimary: model.hasPrimary,
    decision: model.decision,
    isClosed: model.status === 'Closed',
    isApproved: model.isApproved,
  });
}

/** The audit trail, the outbox, and how long the lists are. */
async function expectSameTrail({ token }: System, model: CaseModel): Promise<void> {
  const { data } = (await project.ask('GET', `/v1/audit-logs?target_token=${token}&sort=sequence&limit=200`))
    .json;
  expect(data.map((record: { event_type: string }) => record.event_type)).toEqual(model.records);
  const published = await asOwner<{ type: string }>(
    `select type from events where data ->> 'token' = $1 order by sequence`,
    [token],
  );
  const notPublished = ['case.assigned', 'case.updated', 'case.commented'];
  expect(published.map(({ type }) => type)).toEqual(
    model.records.filter((name) => !notPublished.includes(name)),
  );
  const totalOf = async (list: string) =>
    (await project.ask('GET', `/v1/cases/${token}/${list}`)).json.meta.total;
  expect([await totalOf('entities'), await totalOf('comments')]).toEqual([model.entities, model.comments]);
}

/** The status in which the case ends. */
async function runBesideModel(steps: readonly Step[]): Promise<string> {
  const { token } = await aCase(project.ctx);
  const system: System = { token, alerts: [], entities: [] };
  let model = newCase;
  for (const step of steps) {
    const expected = modelOf(model, step);
    expect(await perform(system, step), JSON.stringify(step)).toBe(expected.answer);
    model = expected.model;
    await expectSame(system, model);
  }
  await expectSameTrail(system, model);
  return model.status;
}

describe('cases · beside a model', () => {
  it('answers, moves, counts and records as the model does, whatever is asked in whatever order', async () => {
    const steps = fc.array(anyStep, { minLength: 5, maxLength: 20, size: 'max' });
    await fc.assert(
      fc.asyncProperty(steps, async (asked) => void (await runBesideModel(asked))),
      { seed: 41, numRuns: 10, endOnFailure: true },
    );
  });

  it('reaches Closed by an approval', async () => {
    const steps: Step[] = [
      { do: 'raise' },
      { do: 'transition', trigger: 'progress' },
      { do: 'transition', trigger: 'request_client_input' },
      { do: 'raise' },
      { do: 'transition', trigger: 'return' },
      { do: 'close', decision: 'Approve' },
      { do: 'resolve' },
      { do: 'resolve' },
      { do: 'close', decision: 'Approve' },
      { do: 'approve_risk' },
      { do: 'close', decision: 'Approve' },
      { do: 'escalate' },
      { do: 'comment' },
      { do: 'add_entity', role: 'Director' },
    ];
    expect(await runBesideModel(steps)).toBe('Closed');
  });
});
