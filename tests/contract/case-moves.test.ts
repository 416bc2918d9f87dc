import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseLifecycle } from '@/lib/domain/cases/lifecycle';
import { Case } from '@/lib/domain/cases/schema';
import { defaultPolicy } from '@/lib/domain/policies/policy';
import type { Context, Role } from '@/lib/platform/context';
import { askToMove, bringCase } from '@/tests/fixtures/cases';
import { aCase, aUser } from '@/tests/fixtures/factories';
import { setPolicy } from '@/tests/fixtures/policies';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let token: string;

beforeAll(async () => {
  project = await aProject();
});

beforeEach(async () => {
  token = (await aCase(project.ctx)).token;
});

const post = (action: string, body: object) => project.ask('POST', `/v1/cases/${token}/${action}`, { body });
const current = async () => (await project.ask('GET', `/v1/cases/${token}`)).json.data;
const recordsOf = async (event: string) =>
  (await project.ask('GET', `/v1/audit-logs?target_token=${token}&event_type=${event}`)).json.data;
const publishedOf = async () => {
  const rows = await asOwner<{ type: string; data: object }>(
    `select type, data from events where data ->> 'token' = $1 order by sequence`,
    [token],
  );
  return rows.slice(1); // after case.created
};

describe('cases · moves', () => {
  const all = caseLifecycle.statuses.flatMap((status) =>
    caseLifecycle.actions.map((action) => [action, status] as const),
  );

  it.each(all.filter(([action, status]) => caseLifecycle.can(action, status)))(
    '%s answers 200 for a case that is %s, and records and publishes case.status_changed',
    async (action, status) => {
      await bringCase(project, token, status);
      const earlier = (await publishedOf()).length;
      const { status: code, json } = await askToMove(project, token, action);
      const { to, event } = caseLifecycle.require(action, status);
      expect([code, json.data.status]).toEqual([200, to]);
      expect(Case.parse(json.data)).toEqual(json.data);
      expect(await current()).toEqual(json.data);
      const names = ['case.status_changed', ...(event ? [event.name] : [])];
      expect((await publishedOf()).slice(earlier)).toEqual(names.map((type) => ({ type, data: json.data })));
      for (const name of names) {
        expect((await recordsOf(name))[0]).toMatchObject({
          target_type: 'case',
          case_token: token,
          details: { from: status, to },
        });
      }
    },
  );

  it.each(all.filter(([action, status]) => !caseLifecycle.can(action, status)))(
    '%s answers 409 for a case that is %s, names the status and its allowed moves, and changes nothing',
    async (action, status) => {
      await bringCase(project, token, status);
      const before = [await current(), await rowCounts(project.ctx)];
      const { status: code, json } = await askToMove(project, token, action);
      expect([code, json.error.code]).toEqual([409, 'INVALID_STATE']);
      expect(json.error.message).toContain(status);
      for (const allowed of caseLifecycle.allowed(status)) {
        expect(json.error.message).toContain(allowed);
      }
      expect([await current(), await rowCounts(project.ctx)]).toEqual(before);
    },
  );
});

describe('cases · transitions', () => {
  it('keeps the reason in the audit record', async () => {
    await post('transitions', { trigger: 'progress', reason: 'I begin.' });
    expect((await recordsOf('case.status_changed'))[0].details).toEqual({
      trigger: 'progress',
      reason: 'I begin.',
      from: 'New',
      to: 'In Progress',
    });
  });

  describe('progress', () => {
    const startAs = async (person: Context) =>
      ask('POST', `/v1/cases/${token}/transitions`, {
        headers: await consoleHeaders(person),
        body: { trigger: 'progress' },
      });
    const assignments = async () =>
      (await recordsOf('case.assigned')).map(({ details }: { details: object }) => details);

    it('assigns an unassigned case to the person who starts it', async () => {
      const person = await project.person('analyst');
      const { status, json } = await startAs(person);
      expect([status, json.data.status, json.data.assigned_to]).toEqual([
        200,
        'In Progress',
        person.actor.id,
      ]);
      expect(await current()).toEqual(json.data);
      expect(await assignments()).toEqual([{ from: null, to: person.actor.id }]);
    });

    it('leaves an assigned case to its assignee', async () => {
      const assigned_to = await aUser(project.ctx);
      await project.ask('PATCH', `/v1/cases/${token}`, { body: { assigned_to } });
      const { json } = await startAs(await project.person('analyst'));
      expect([json.data.status, json.data.assigned_to]).toEqual(['In Progress', assigned_to]);
      expect(await assignments()).toEqual([{ from: null, to: assigned_to }]);
    });

    it('assigns nobody if a machine starts the case', async () => {
      const { json } = await post('transitions', { trigger: 'progress' });
      expect([json.data.status, json.data.assigned_to]).toEqual(['In Progress', null]);
      expect(await assignments()).toEqual([]);
    });
  });

  it.each<[string, object, string]>([
    ['no trigger', {}, 'trigger'],
    ['close, which has an operation of its own', { trigger: 'close' }, 'trigger'],
    ['a reason of 5001 characters', { trigger: 'progress', reason: 'r'.repeat(5001) }, 'reason'],
    ['an unknown field', { trigger: 'progress', to: 'Closed' }, 'to'],
  ])('refuses %s with 400', async (_name, body, field) => {
    const { status, json } = await post('transitions', body);
    expect([status, json.error.details[0].field]).toEqual([400, field]);
    expect((await current()).status).toBe('New');
  });
});

describe('cases · return from Escalated', () => {
  const returnAs = async (role: Role) =>
    ask('POST', `/v1/cases/${token}/transitions`, {
      headers: await consoleHeaders(await project.person(role)),
      body: { trigger: 'return' },
    });
  const bindMachines = async (binds_machines: boolean) => {
    await setPolicy(project.ctx, { four_eyes: { ...defaultPolicy.four_eyes, binds_machines } });
  };

  it('needs a reviewer or an admin', async () => {
    await bringCase(project, token, 'Escalated');
    const { status, json } = await returnAs('analyst');
    expect([status, json.error.code, json.error.details[0].code]).toEqual([
      403,
      'FORBIDDEN',
      'reviewer_required',
    ]);
    expect((await current()).status).toBe('Escalated');
    expect((await returnAs('reviewer')).json.data.status).toBe('In Review');
  });

  it('is possible for an analyst from Client Input and Internal Review', async () => {
    await bringCase(project, token, 'Internal Review');
    expect((await returnAs('analyst')).status).toBe(200);
  });

  it('is refused to machine credentials when the policy binds them', async () => {
    await bringCase(project, token, 'Escalated');
    await bindMachines(true);
    expect((await askToMove(project, token, 'return')).status).toBe(403);
    await bindMachines(false);
    expect((await askToMove(project, token, 'return')).status).toBe(200);
  });
});

describe('cases · escalate', () => {
  it('assigns the case to the reviewer and notifies them', async () => {
    const reviewer = await aUser(project.ctx, { role: 'reviewer' });
    const body = { reason: 'The ownership is unclear.', escalate_to: reviewer };
    const { status, json } = await post('escalate', body);
    expect([status, json.data.status, json.data.assigned_to]).toEqual([200, 'Escalated', reviewer]);
    const notifications = await asOwner(
      'select kind, target_type, target_token, note from notifications where user_token = $1',
      [reviewer],
    );
    expect(notifications).toEqual([
      { kind: 'case.escalated', target_type: 'case', target_token: token, note: body.reason },
    ]);
    expect((await recordsOf('case.escalated'))[0].details).toEqual({ ...body, from: 'New', to: 'Escalated' });
  });

  it('refuses someone who is not a reviewer with 400, and changes nothing', async () => {
    const other = await aProject();
    const people = ['usr_nobody', await aUser(project.ctx), await aUser(other.ctx, { role: 'reviewer' })];
    const before = [await current(), await rowCounts(project.ctx)];
    for (const escalate_to of people) {
      const { status, json } = await post('escalate', { reason: 'Look.', escalate_to });
      expect([status, json.error.details[0].field]).toEqual([400, 'escalate_to']);
    }
    expect([await current(), await rowCounts(project.ctx)]).toEqual(before);
  });

  it.each([
    ['no reason', { escalate_to: 'usr_1' }, 'reason'],
    ['a blank reason', { escalate_to: 'usr_1', reason: ' ' }, 'reason'],
    ['nobody to escalate to', { reason: 'Look.' }, 'escalate_to'],
  ])('refuses %s with 400', async (_name, body, field) => {
    expect((await post('escalate', body)).json.error.details[0].field).toBe(field);
  });
});
