import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlertStatus } from '@/lib/domain/words';
import { alertLifecycle } from '@/lib/domain/alerts/lifecycle';
import type { AlertAction } from '@/lib/domain/alerts/moves';
import { Alert } from '@/lib/domain/alerts/schema';
import { getAlert } from '@/lib/domain/alerts/service/get';
import { aCase, anAlert, anEntity, aUser } from '@/tests/fixtures/factories';
import { asOwner, rowCounts } from '@/tests/fixtures/owner';
import { aProject, ask, type TestProject } from '@/tests/fixtures/project';
import { sentStatements } from '@/tests/fixtures/sent-statements';
import { consoleHeaders } from '@/tests/fixtures/sessions';

let project: TestProject;
let reviewer: string;
let case_token: string;
let alert: string;

beforeAll(async () => {
  project = await aProject();
  reviewer = await aUser(project.ctx, { role: 'reviewer' });
  case_token = (await aCase(project.ctx)).token;
});

beforeEach(async () => {
  const { token: entity_token } = await anEntity(project.ctx, { case_token });
  alert = (await anAlert(project.ctx, { case_token, entity_token })).token;
});

const bodies: Record<AlertAction, () => object | undefined> = {
  acknowledge: () => undefined,
  resolve: () => ({ action: 'Approve', rationale: 'It is somebody else.' }),
  escalate: () => ({ reason: 'Look at this.', escalate_to: reviewer }),
};

const act = (action: AlertAction | 'assign', body?: object) =>
  project.ask('POST', `/v1/alerts/${alert}/${action}`, { body });
const move = (action: AlertAction) => act(action, bodies[action]());
const current = async () => (await project.ask('GET', `/v1/alerts/${alert}`)).json.data;
const openAlerts = async () =>
  (await project.ask('GET', `/v1/cases/${case_token}`)).json.data.open_alerts_count;

const movesTo: Record<AlertStatus, AlertAction[]> = {
  Open: [],
  Acknowledged: ['acknowledge'],
  Escalated: ['escalate'],
  Resolved: ['acknowledge', 'resolve'],
};

async function bring(status: AlertStatus) {
  for (const action of movesTo[status]) expect((await move(action)).status).toBe(200);
}

describe('alerts · get', () => {
  it('shows every field of the resource', async () => {
    expect(Alert.parse(await current())).toEqual(await current());
  });

  it('reads one row and nothing else, unless the alert rests on a document', async () => {
    const sent = await sentStatements(() => getAlert(project.ctx, alert));
    const ofAlert = sent.filter((text) => /\b(begin|alerts|checks)\b/i.test(text));
    expect(ofAlert).toEqual([expect.stringContaining('from alerts')]);
  });
});

describe('alerts · moves', () => {
  const all = alertLifecycle.statuses.flatMap((status) =>
    alertLifecycle.actions.map((action) => [action, status] as const),
  );

  it.each(all.filter(([action, status]) => alertLifecycle.can(action, status)))(
    '%s answers 200 for an %s alert, with its new status, and writes an audit record',
    async (action, status) => {
      await bring(status);
      const { status: code, json } = await move(action);
      const { to, event } = alertLifecycle.require(action, status);
      expect([code, json.data.status]).toEqual([200, to]);
      expect(Alert.parse(json.data)).toEqual(json.data);
      expect(await current()).toEqual(json.data);
      const records = await project.ask(
        'GET',
        `/v1/audit-logs?target_token=${alert}&event_type=${event.name}`,
      );
      expect(records.json.data[0]).toMatchObject({ case_token, details: { from: status, to } });
      expect(records.json.meta.total).toBe(1);
    },
  );

  it.each(all.filter(([action, status]) => !alertLifecycle.can(action, status)))(
    '%s answers 409 for an %s alert, and names the status and its allowed moves',
    async (action, status) => {
      await bring(status);
      const before = [await current(), await rowCounts(project.ctx)];
      const { status: code, json } = await move(action);
      expect([code, json.error.code]).toEqual([409, 'INVALID_STATE']);
      expect(json.error.message).toContain(status);
      for (const allowed of alertLifecycle.allowed(status)) expect(json.error.message).toContain(allowed);
      expect([await current(), await rowCounts(project.ctx)]).toEqual(before);
    },
  );

  it('publish alert.created and alert.resolved with the alert as the API shows it, but not alert.acknowledged', async () => {
    await bring('Resolved');
    const events = await asOwner<{ type: string; data: { token: string } }>(
      `select type, data from events where data->>'token' = $1 order by sequence`,
      [alert],
    );
    expect(events.map(({ type }) => type)).toEqual(['alert.created', 'alert.resolved']);
    expect(events[1]?.data).toEqual(await current());
  });
});

describe('alerts · resolve', () => {
  it.each([
    ['Approve with Conditions', undefined],
    ['Approve with Conditions', ' '],
    ['Approve', 'A passport by Friday.'],
    ['Decline', ''],
  ])('refuses %s with the conditions %j with 400, alone and in bulk', async (action, conditions) => {
    await bring('Acknowledged');
    const body = { action, rationale: 'Born in another year.', conditions };
    const bulk = project.ask('POST', '/v1/alerts/bulk/resolve', { body: { alert_tokens: [alert], ...body } });
    for (const { status, json } of [await act('resolve', body), await bulk])
      expect([status, json.error.details[0].field]).toEqual([400, 'conditions']);
    expect((await current()).status).toBe('Acknowledged');
  });

  it('stores the decision, its rationale, its author and its time', async () => {
    await bring('Acknowledged');
    const body = {
      action: 'Approve with Conditions',
      rationale: 'Born in another year.',
      is_false_positive: true,
      conditions: 'A passport by Friday.',
    };
    const { json } = await act('resolve', body);
    expect(json.data).toMatchObject({
      resolution_action: 'Approve with Conditions',
      resolution_rationale: 'Born in another year.',
      is_false_positive: true,
      resolved_by: expect.stringMatching(/^key_/),
    });
    expect(Math.abs(Date.parse(json.data.resolved_at) - Date.now())).toBeLessThan(10_000);
  });

  it('defaults is_false_positive to false', async () => {
    await bring('Acknowledged');
    expect((await move('resolve')).json.data.is_false_positive).toBe(false);
  });

  it('decrements the open alerts of the case once', async () => {
    const before = await openAlerts();
    await bring('Resolved');
    await move('resolve');
    expect(await openAlerts()).toBe(before - 1);
  });

  it.each<[string, object, string]>([
    ['no action', { rationale: 'r' }, 'action'],
    ['an unknown action', { action: 'Ignore', rationale: 'r' }, 'action'],
    ['no rationale', { action: 'Approve' }, 'rationale'],
    ['a blank rationale', { action: 'Approve', rationale: ' \n' }, 'rationale'],
    ['an invisible rationale', { action: 'Approve', rationale: '\u200b\u2060\ufeff\u00ad' }, 'rationale'],
    ['a rationale of 5001 characters', { action: 'Approve', rationale: 'r'.repeat(5001) }, 'rationale'],
    ['a NUL', { action: 'Approve', rationale: 'a\u0000b' }, 'rationale'],
    [
      'is_false_positive as text',
      { action: 'Approve', rationale: 'r', is_false_positive: 'no' },
      'is_false_positive',
    ],
    ['an unknown field', { action: 'Approve', rationale: 'r', status: 'Resolved' }, 'status'],
  ])('refuses %s with 400', async (_name, body, field) => {
    await bring('Acknowledged');
    const before = await current();
    const { status, json } = await act('resolve', body);
    expect([status, json.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(json.error.details.map((each: { field: string }) => each.field)).toEqual([field]);
    expect(await current()).toEqual(before);
  });

  it('reports missing fields as required, whatever their type', async () => {
    const { json } = await act('resolve', {});
    expect(json.error.details.map((each: { code: string }) => each.code)).toEqual(['required', 'required']);
  });

  it('accepts a rationale of 5000 characters', async () => {
    await bring('Acknowledged');
    expect((await act('resolve', { action: 'Decline', rationale: 'r'.repeat(5000) })).status).toBe(200);
  });
});

describe('alerts · acknowledge', () => {
  it('accepts an empty object and refuses any field', async () => {
    expect((await act('acknowledge', { note: 'seen' })).status).toBe(400);
    expect((await act('acknowledge', {})).status).toBe(200);
  });

  it('assigns an unassigned alert to the person who acknowledges it, and keeps an existing assignee', async () => {
    const analyst = await project.person('analyst');
    const headers = await consoleHeaders(analyst);
    const acknowledge = () => ask('POST', `/v1/alerts/${alert}/acknowledge`, { headers });
    expect((await acknowledge()).json.data.assigned_to).toBe(analyst.actor.id);

    alert = (await anAlert(project.ctx, { case_token })).token;
    await act('assign', { user_id: reviewer });
    expect((await acknowledge()).json.data).toMatchObject({ status: 'Acknowledged', assigned_to: reviewer });
  });

  it('assigns nobody when a machine acknowledges it', async () => {
    expect((await move('acknowledge')).json.data.assigned_to).toBeNull();
  });
});
