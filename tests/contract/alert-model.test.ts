import { addHours } from 'date-fns/addHours';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Context } from '@/lib/platform/context';
import { type AlertModel, modelOf, newAlert, type Step, type Who } from '@/tests/fixtures/alert-model';
import { exploring, patienceFor } from '@/tests/fixtures/exploring';
import { aCase, anAlert } from '@/tests/fixtures/factories';
import { commitAll } from '@/tests/fixtures/held-alerts';
import { asOwner } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

// Random requests to an alert and to a plain model of it; both must agree after every request.

let project: TestProject;
let people: Record<Exclude<Who, 'machine'>, Context>;
let headers: Record<Who, Record<string, string>>;

beforeAll(async () => {
  project = await aProject();
  const [analyst, reviewer, second] = [
    await project.person('analyst'),
    await project.person('reviewer'),
    await project.person('reviewer'),
  ];
  people = { analyst, reviewer, second };
  headers = {
    analyst: await consoleHeaders(analyst),
    reviewer: await consoleHeaders(reviewer),
    second: await consoleHeaders(second),
    machine: { 'X-API-KEY': project.apiKey },
  };
});

const idOf = (who: Who): string | null => (who === 'machine' ? null : people[who].actor.id);

const by = fc.constantFrom<Who>('analyst', 'reviewer', 'second', 'machine');
const action = fc.constantFrom('Approve' as const, 'Decline' as const);
// Holds are rarer, because a hold makes all moves but two impossible.
const isHeld = fc.oneof(
  { weight: 3, arbitrary: fc.constant(false) },
  { weight: 1, arbitrary: fc.constant(true) },
);
const move = <Do extends string>(name: Do) => ({ do: fc.constant(name), by, isHeld });

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record(move('acknowledge')) },
  { weight: 1, arbitrary: fc.record(move('assign')) },
  { weight: 3, arbitrary: fc.record({ ...move('escalate'), propose: fc.option(action) }) },
  { weight: 4, arbitrary: fc.record({ ...move('resolve'), action }) },
  { weight: 3, arbitrary: fc.record(move('confirm')) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('undo', 'snooze', 'next'), by }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
);

interface System {
  token: string;
  case_token: string;
}

const post = (who: Who, path: string, body?: object) =>
  ask('POST', `/v1/alerts/${path}`, { headers: headers[who], body });

/** Only the bulk form can hold every move. Returns the status that the single form would have given. */
async function inBulk({ token }: System, who: Who, verb: string, body: object): Promise<number> {
  const { json } = await post(who, `bulk/${verb}`, { alert_tokens: [token], ...body });
  const statuses: Record<string, number> = { INVALID_STATE: 409, FORBIDDEN: 403, VALIDATION_ERROR: 400 };
  const [error] = json.data.errors;
  return error ? (statuses[error.code] ?? 500) : 200;
}

const rationale = 'As the passport shows.';

async function waitOut({ token }: System): Promise<number> {
  await asOwner(`update alerts set held_until = now() where token = $1 and held is not null`, [token]);
  await commitAll();
  return 200;
}

/** The HTTP status. */
async function perform(system: System, step: Step): Promise<number> {
  const { token, case_token } = system;
  const hold = 'isHeld' in step && step.isHeld ? { hold_seconds: 10 } : {};
  switch (step.do) {
    case 'acknowledge':
      return inBulk(system, step.by, 'acknowledge', hold);
    case 'assign':
      return inBulk(system, step.by, 'assign', { user_id: idOf('second'), ...hold });
    case 'escalate': {
      const proposed_resolution = step.propose && { action: step.propose, rationale };
      const body = { reason: 'Look.', escalate_to: idOf('reviewer'), ...hold };
      const proposing = proposed_resolution ? { ...body, proposed_resolution } : body;
      return (await post(step.by, `${token}/escalate`, proposing)).status;
    }
    case 'resolve':
      return (await post(step.by, `${token}/resolve`, { action: step.action, rationale, ...hold })).status;
    case 'confirm':
      return inBulk(system, step.by, 'resolve', hold);
    case 'undo':
      return (await post(step.by, `${token}/undo`)).status;
    case 'snooze':
      return (await post(step.by, `${token}/snooze`, { until: addHours(new Date(), 1).toISOString() }))
        .status;
    case 'next':
      return (await post(step.by, `next?case_token=${case_token}`)).status;
    case 'wait':
      return waitOut(system);
  }
}

const resolverOf = (model: AlertModel, apiKey: string) =>
  model.resolution && (idOf(model.resolution.by) ?? apiKey);

async function expectSame({ token, case_token }: System, model: AlertModel): Promise<void> {
  const { data } = (await project.ask('GET', `/v1/alerts/${token}`)).json;
  const heldAs = { confirm: 'resolve' } as Record<string, string>;
  const machine = data.resolved_by?.startsWith('key_') ? data.resolved_by : 'key_';
  expect({
    status: data.status,
    assigned_to: data.assigned_to,
    proposed: data.proposal?.action ?? null,
    resolved: data.resolution_action,
    resolved_by: data.resolved_by,
    isSnoozed: data.snoozed_until !== null,
    held: data.held?.action ?? null,
  }).toEqual({
    status: model.status,
    assigned_to: model.assigned_to && idOf(model.assigned_to),
    proposed: model.proposal?.action ?? null,
    resolved: model.resolution?.action ?? null,
    resolved_by: resolverOf(model, machine),
    isSnoozed: model.isSnoozed,
    held: model.held && (heldAs[model.held.do] ?? model.held.do),
  });
  const { data: ofCase } = (await project.ask('GET', `/v1/cases/${case_token}`)).json;
  expect(ofCase.open_alerts_count).toBe(model.status === 'Resolved' ? 0 : 1);
  const countsOf = async (snoozed: string) =>
    (await project.ask('GET', `/v1/alerts/counts?case_token=${case_token}&snoozed=${snoozed}`)).json.data;
  const [all, queued] = [await countsOf('include'), await countsOf('exclude')];
  expect([all.total, all.status[model.status]]).toEqual([1, 1]);
  expect([queued.total, queued.status[model.status]]).toEqual(model.isSnoozed ? [0, 0] : [1, 1]);
}

/** Compares the audit trail and the outbox. */
async function expectSameTrail({ token }: System, model: AlertModel): Promise<void> {
  const path = `/v1/audit-logs?target_token=${token}&sort=sequence&limit=200`;
  const { data } = (await project.ask('GET', path)).json;
  expect(data.map((record: { event_type: string }) => record.event_type)).toEqual(model.records);
  const published = await asOwner<{ type: string }>(
    `select type from events where data ->> 'token' = $1 order by sequence`,
    [token],
  );
  const sent = ['alert.created', 'alert.resolved', 'alert.escalated'];
  expect(published.map(({ type }) => type)).toEqual(model.records.filter((name) => sent.includes(name)));
}

/** Runs the steps on an alert and on the model. Returns the last state of the model. */
async function runBesideModel(steps: readonly Step[], isSanctions: boolean): Promise<AlertModel> {
  const { token: case_token } = await aCase(project.ctx);
  const category = isSanctions ? 'Sanctions Hit' : 'Name Mismatch';
  const { token } = await anAlert(project.ctx, { case_token, category });
  const system = { token, case_token };
  let model = newAlert(isSanctions);
  for (const step of steps) {
    const expected = modelOf(model, step);
    expect(await perform(system, step), JSON.stringify({ step, model })).toBe(expected.answer);
    model = expected.model;
    await expectSame(system, model);
  }
  await expectSameTrail(system, model);
  return model;
}

describe('alerts · compared with a model', () => {
  const running = exploring(15);

  it(
    'agree with the model in answers, moves, counts and records, whatever is requested in whatever order',
    patienceFor(running),
    async () => {
      const steps = fc.array(anyStep, { minLength: 5, maxLength: 20, size: 'max' });
      await fc.assert(
        fc.asyncProperty(steps, fc.boolean(), async (asked, isSanctions) => {
          await runBesideModel(asked, isSanctions);
        }),
        running,
      );
    },
  );

  it('reach Resolved by confirming a held proposal, after an undo', async () => {
    const steps: Step[] = [
      { do: 'snooze', by: 'analyst' },
      { do: 'next', by: 'analyst' },
      { do: 'acknowledge', by: 'analyst', isHeld: true },
      { do: 'snooze', by: 'analyst' },
      { do: 'wait' },
      { do: 'resolve', by: 'analyst', action: 'Approve', isHeld: false },
      { do: 'escalate', by: 'analyst', propose: 'Approve', isHeld: true },
      { do: 'resolve', by: 'reviewer', action: 'Decline', isHeld: false },
      { do: 'undo', by: 'analyst' },
      { do: 'undo', by: 'analyst' },
      { do: 'escalate', by: 'analyst', propose: 'Approve', isHeld: true },
      { do: 'wait' },
      { do: 'confirm', by: 'analyst', isHeld: false },
      { do: 'confirm', by: 'reviewer', isHeld: true },
      { do: 'wait' },
      { do: 'undo', by: 'reviewer' },
      { do: 'snooze', by: 'reviewer' },
    ];
    const { status, resolution } = await runBesideModel(steps, true);
    expect([status, resolution]).toEqual(['Resolved', { action: 'Approve', by: 'reviewer' }]);
  });
});
