import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { AskedCase, type CaseActors, caseActors } from '@/tests/fixtures/asked-case';
import { type CaseModel, modelOf, newCase, type Step, type Who } from '@/tests/fixtures/case-model';
import { exploring, patienceFor } from '@/tests/fixtures/exploring';
import { aCase } from '@/tests/fixtures/factories';
import { asOwner } from '@/tests/fixtures/owner';

// Random requests to a case and to a plain model of it; both must agree after every request.

let actors: CaseActors;

beforeAll(async () => {
  actors = await caseActors();
});

const triggers = [
  'progress',
  'review',
  'request_client_input',
  'request_internal_review',
  'return',
  'escalate',
];

const by = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<Who>('analyst', 'reviewer', 'machine') },
  { weight: 1, arbitrary: fc.constant<Who>('auditor') },
);

const simple = fc.constantFrom(
  ...(['escalate', 'assign', 'unassign', 'describe', 'resolve', 'comment', 'decide'] as const),
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('transition' as const),
      by,
      trigger: fc.constantFrom(...triggers),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('close' as const),
      by,
      decision: fc.constantFrom('Approve' as const, 'Decline' as const),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: simple, by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('assess_risk', 'approve_risk'), by }) },
  { weight: 1, arbitrary: fc.constant({ do: 'raise' } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('add_entity' as const),
      by,
      role: fc.constantFrom('Primary' as const, 'Director' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('add_again' as const), by }) },
);

async function expectSame({ token, actors: { project } }: AskedCase, model: CaseModel): Promise<void> {
  const { data } = (await project.ask('GET', `/v1/cases/${token}`)).json;
  expect({
    status: data.status,
    isAssigned: data.assigned_to !== null,
    openAlerts: data.open_alerts_count,
    entities: data.total_entities_count,
    hasPrimary: data.primary_entity_token !== null,
    decision: data.decision,
    isClosed: data.closed_at !== null,
    isAssessed: data.risk_tier === 'Low',
  }).toEqual({
    status: model.status,
    isAssigned: model.isAssigned,
    openAlerts: model.openAlerts,
    entities: model.entities,
    hasPrimary: model.hasPrimary,
    decision: model.decision,
    isClosed: model.status === 'Closed',
    isAssessed: model.risk !== 'none',
  });
}

/** Compares the audit trail, the outbox and the lengths of the lists. */
async function expectSameTrail({ token, actors: { project } }: AskedCase, model: CaseModel): Promise<void> {
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

/** Runs the steps on a case and on the model. Returns the last status. */
async function runBesideModel(steps: readonly Step[]): Promise<string> {
  const { token } = await aCase(actors.project.ctx);
  const system = new AskedCase(actors, token);
  let model = newCase;
  for (const step of steps) {
    const expected = modelOf(model, step);
    expect(await system.perform(step), JSON.stringify(step)).toBe(expected.answer);
    model = expected.model;
    await expectSame(system, model);
  }
  await expectSameTrail(system, model);
  return model.status;
}

describe('cases · compared with a model', () => {
  const running = exploring(10);

  it(
    'agree with the model in answers, moves, counts and records, whoever requests whatever in whatever order',
    patienceFor(running),
    async () => {
      const steps = fc.array(anyStep, { minLength: 5, maxLength: 20, size: 'max' });
      await fc.assert(
        fc.asyncProperty(steps, async (asked) => void (await runBesideModel(asked))),
        running,
      );
    },
  );

  it('reach Closed by an approval, which needs an analyst and a reviewer', async () => {
    const steps: Step[] = [
      { do: 'raise' },
      { do: 'transition', by: 'auditor', trigger: 'progress' },
      { do: 'transition', by: 'analyst', trigger: 'progress' },
      { do: 'transition', by: 'analyst', trigger: 'request_client_input' },
      { do: 'raise' },
      { do: 'transition', by: 'analyst', trigger: 'escalate' },
      { do: 'decide', by: 'analyst' },
      { do: 'transition', by: 'analyst', trigger: 'return' },
      { do: 'transition', by: 'reviewer', trigger: 'return' },
      { do: 'close', by: 'analyst', decision: 'Approve' },
      { do: 'resolve', by: 'analyst' },
      { do: 'resolve', by: 'machine' },
      { do: 'approve_risk', by: 'reviewer' },
      { do: 'assess_risk', by: 'analyst' },
      { do: 'close', by: 'analyst', decision: 'Approve' },
      { do: 'approve_risk', by: 'analyst' },
      { do: 'approve_risk', by: 'reviewer' },
      { do: 'decide', by: 'reviewer' },
      { do: 'close', by: 'analyst', decision: 'Approve' },
      { do: 'escalate', by: 'machine' },
      { do: 'assess_risk', by: 'machine' },
      { do: 'comment', by: 'analyst' },
      { do: 'add_entity', by: 'reviewer', role: 'Director' },
    ];
    expect(await runBesideModel(steps)).toBe('Closed');
  });

  it('leave Escalated by a machine', async () => {
    const steps: Step[] = [
      { do: 'escalate', by: 'machine' },
      { do: 'transition', by: 'machine', trigger: 'return' },
    ];
    expect(await runBesideModel(steps)).toBe('In Review');
  });
});
